import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase, oldConfig, oldProvider } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

it('the migration keeps how clients are authenticated, and lets them sign and nothing unknown', async () => {
  const old = await createOldDatabase('2026-12-13-client-keys', [
    oldProvider(1),
    oldProvider(2),
    oldConfig(1, { chosen_auth: "'body'", client_auth: "'post'" }),
    oldConfig(2),
  ]);
  const connection = await openDatabase({ ...old.options, log: quietLog });
  const { db } = connection;
  const configs = () =>
    db
      .selectFrom('oauth_configs')
      .select(['chosen_auth', 'client_auth', 'pushed_authorization_url', 'uses_dpop'])
      .orderBy('provider_id')
      .execute();
  const added = { pushed_authorization_url: '', uses_dpop: 0 };
  expect(await configs()).toEqual([
    { chosen_auth: 'body', client_auth: 'post', ...added },
    { chosen_auth: null, client_auth: null, ...added },
  ]);
  const choose = (auth: string) =>
    db
      .updateTable('oauth_configs')
      .set({ chosen_auth: auth as 'private_key_jwt' })
      .where('provider_id', '=', 2)
      .execute();
  await choose('private_key_jwt');
  expect(await configs()).toMatchObject([{}, { chosen_auth: 'private_key_jwt' }]);
  await expect(choose('tls_client_auth')).rejects.toThrow(/check/i);
  await connection.close();
  await old.dispose();
});
