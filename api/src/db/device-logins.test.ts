import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

const AT = "'2026-11-01T00:00:00.000Z'";

const provider = (id: number): string =>
  `insert into providers (id, slug, name, description, special_requirements, required_scopes, recommended_rotation_days,
     key_placement, default_headers, hosts, source, created_at, updated_at)
   values (${id}, 'p${id}', 'P${id}', '', '[]', '[]', 90, '{"type":"bearer"}', '{}', '[]', 'discovered', ${AT}, ${AT})`;

const config = (id: number, grant: string): string =>
  `insert into oauth_configs (provider_id, client_id, client_secret, secret_prefix, authorization_url, token_url,
     redirect_uri, scopes, additional_params, version, grant_type, created_at, updated_at)
   values (${id}, 'c', '', '', '', 'https://auth.example/token', '', '[]', '{}', 1, '${grant}', ${AT}, ${AT})`;

it('the migration keeps how tokens are obtained, and lets that be a login with a code and nothing unknown', async () => {
  const old = await createOldDatabase('2026-12-10-device-logins', [
    provider(1),
    provider(2),
    config(1, 'authorization_code'),
    config(2, 'client_credentials'),
  ]);
  const connection = await openDatabase({ ...old.options, log: quietLog });
  const { db } = connection;
  const configs = () =>
    db
      .selectFrom('oauth_configs')
      .select(['provider_id', 'grant_type', 'device_authorization_url'])
      .orderBy('provider_id')
      .execute();
  expect(await configs()).toEqual([
    { provider_id: 1, grant_type: 'authorization_code', device_authorization_url: '' },
    { provider_id: 2, grant_type: 'client_credentials', device_authorization_url: '' },
  ]);
  const change = (grant: string) =>
    db
      .updateTable('oauth_configs')
      .set({ grant_type: grant as 'device_code' })
      .where('provider_id', '=', 2)
      .execute();
  await change('device_code');
  expect(await configs()).toMatchObject([{}, { grant_type: 'device_code' }]);
  await expect(change('password')).rejects.toThrow(/check/i);
  await connection.close();
  await old.dispose();
});
