import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase, OLD_TIME, oldConfig, oldProvider } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

const time = (day: number): string => `2026-11-0${day}T00:00:00.000Z`;
const AT = `'${OLD_TIME}'`;
const LATER = `'${time(2)}'`;

const connection = (id: number, refreshedAt: string): string =>
  `insert into oauth_connections (provider_id, config_id, config_version, access_token, refresh_token, id_token, token_type,
     scopes, refreshed_at, version, created_at, updated_at, pinned_hosts, granted_hosts, callback_fields)
   values (${id}, ${id}, 1, 'v2.a', 'v2.r', '', 'Bearer', '["read"]', ${refreshedAt}, 7, ${AT}, ${LATER}, '["a.example"]',
     '["b.example"]', '{"realmId":"1"}')`;

const ENDPOINT = `insert into saved_endpoints (provider_id, name, endpoint, method, headers, is_favorite, connection_id, created_at, updated_at)
   values (1, 'E', '/e', 'GET', '{}', 0, 1, ${AT}, ${AT})`;

const KEY = `insert into api_keys (provider_id, name, secret, secret_prefix, last_rotated, is_active, created_at, updated_at)
   values (2, 'K', '', '', ${AT}, 1, ${AT}, ${AT})`;

it('the migration keeps each connection with what names it, and lets a provider have another', async () => {
  const old = await createOldDatabase('2026-12-12-several-connections', [
    ...[oldProvider(1), oldProvider(2), oldConfig(1), oldConfig(2)],
    ...[connection(1, 'null'), connection(2, LATER), ENDPOINT, KEY],
    `insert into environments (name, created_at, updated_at) values ('Live', ${AT}, ${AT})`,
    'insert into environment_keys (environment_id, provider_id, api_key_id) values (1, 2, 1)',
  ]);
  const opened = await openDatabase({ ...old.options, log: quietLog });
  const { db } = opened;
  const rows = () => db.selectFrom('oauth_connections').selectAll().orderBy('id').execute();
  const kept = {
    ...{ config_version: 1, access_token: 'v2.a', refresh_token: 'v2.r', id_token: '', scopes: '["read"]' },
    ...{ version: 7, pinned_hosts: '["a.example"]', granted_hosts: '["b.example"]' },
    ...{ callback_fields: '{"realmId":"1"}', name: null, number: 1, account_id: null, account: null },
    ...{ created_at: time(1), updated_at: time(2), issued_at: time(2) },
  };
  expect(await rows()).toMatchObject([
    { id: 1, provider_id: 1, ...kept, connected_at: time(2) },
    // The renewal was later than the login.
    { id: 2, provider_id: 2, ...kept, connected_at: time(1) },
  ]);
  const endpoint = () => db.selectFrom('saved_endpoints').select('connection_id').executeTakeFirstOrThrow();
  expect(await endpoint()).toEqual({ connection_id: 1 });
  expect(await db.selectFrom('environment_keys').selectAll().execute()).toEqual([
    { environment_id: 1, provider_id: 2, api_key_id: 1, connection_id: null },
  ]);

  const [{ id: _, ...first } = (await rows())[0]!] = await rows();
  const { id } = await db
    .insertInto('oauth_connections')
    .values({ ...first, number: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(3);
  await db
    .insertInto('environment_keys')
    .values({ environment_id: 1, provider_id: 1, api_key_id: null, connection_id: 3 })
    .execute();
  const both = { environment_id: 1, provider_id: 1, api_key_id: 1, connection_id: 3 };
  await expect(
    db.updateTable('environment_keys').set(both).where('provider_id', '=', 1).execute(),
  ).rejects.toThrow(/check/i);

  await db.deleteFrom('oauth_connections').where('id', '=', 1).execute();
  expect(await endpoint()).toEqual({ connection_id: null });
  await db.deleteFrom('oauth_connections').where('id', '=', 3).execute();
  expect(await db.selectFrom('environment_keys').selectAll().execute()).toHaveLength(1);
  await opened.close();
  await old.dispose();
});
