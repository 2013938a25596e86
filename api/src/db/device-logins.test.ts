import { expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createOldDatabase, oldConfig, oldProvider } from '#test/old-database.ts';
import { quietLog } from '#test/quiet-log.ts';

it('the migration keeps how tokens are obtained, and lets that be a login with a code and nothing unknown', async () => {
  const old = await createOldDatabase('2026-12-10-device-logins', [
    oldProvider(1),
    oldProvider(2),
    oldConfig(1, { grant_type: "'authorization_code'" }),
    oldConfig(2, { grant_type: "'client_credentials'" }),
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
