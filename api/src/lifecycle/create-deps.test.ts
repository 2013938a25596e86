import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { Listener } from '#src/deps.ts';
import { readEnv } from '#src/env.ts';
import { createDeps } from '#src/lifecycle/create-deps.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { withoutSecrets } from '#src/logging/known-secrets.ts';
import { createTestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

const TOKEN = '4f3a91c07d2b85e6f0a3b8d94c17e52a';

/** The dependencies as a start creates them, with these variables plus a database of their own. */
const open = async (variables: Record<string, string>, listeners: Listener[] = []) => {
  const { options, dispose } = await createTestDatabase();
  onTestFinished(dispose);
  const own = { DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
  const MASTER_KEY = randomBytes(32).toString('base64');
  const deps = await createDeps(readEnv({ MASTER_KEY, ...own, ...variables }), listeners);
  onTestFinished(async () => {
    await deps.outbound.close();
    await deps.connection.close();
  });
  return deps;
};

it('while only this machine can connect, a user’s call may reach local networks, and a key may go there', async () => {
  const { outbound, localNetworks } = await open({});
  expect(localNetworks).toBe(true);
  expect(outbound.checkUrl('user', 'http://192.168.1.5/')).toBeNull();
  expect(outbound.checkUrl('auto', 'http://192.168.1.5/')?.code).toBe('blocked');
});

it('a server that other machines can reach calls no local network except those in EGRESS_ALLOW', async () => {
  const served = { HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN, EGRESS_ALLOW: '10.1.0.0/16' };
  const { outbound, localNetworks } = await open(served);
  expect(localNetworks).toBe(false);
  for (const host of ['127.0.0.1', 'localhost', '192.168.1.5', '10.2.0.1', '[::1]'])
    expect(outbound.checkUrl('user', `http://${host}/`)?.code, host).toBe('blocked');
  expect(outbound.checkUrl('user', 'http://10.1.0.1/')).toBeNull();
});

it('calls to the server’s own address are blocked as soon as it listens', async () => {
  const listeners: Listener[] = [];
  const { outbound } = await open({}, listeners);
  expect(outbound.checkUrl('user', 'http://127.0.0.1:4711/')).toBeNull();
  listeners.push({ address: '127.0.0.1', port: 4711 });
  expect(outbound.checkUrl('user', 'http://127.0.0.1:4711/')?.message).toContain('is this server itself');
});

it('the log redacts the secrets of the environment from the start', async () => {
  const secrets = {
    ACCESS_TOKEN: `${TOKEN}-${randomBytes(8).toString('hex')}`,
    MASTER_KEY: randomBytes(32).toString('base64'),
    OPENAI_API_KEY: `plain-${randomBytes(8).toString('hex')}`,
  };
  await open(secrets);
  for (const [name, secret] of Object.entries(secrets))
    expect(withoutSecrets(`it is ${secret}, is it?`), name).toBe('it is [secret], is it?');
});

it('a database that lost a table after it was opened stops the start with one line', async () => {
  const { options, dispose } = await createTestDatabase();
  onTestFinished(dispose);
  const connection = await openDatabase({ ...options, log: quietLog });
  await sql`drop table data_keys`.execute(connection.db);
  await connection.close();
  const variables = { DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
  const started = createDeps(readEnv({ MASTER_KEY: randomBytes(32).toString('base64'), ...variables }), []);
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(
    options.databaseUrl ? 'could not be read (42P01)' : 'no such table: data_keys',
  );
});
