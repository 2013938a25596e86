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

const TOKEN = 'a-token-of-more-than-32-characters';

/** The doors as a start opens them, with these variables besides those that name a database of their own. */
const open = async (variables: Record<string, string>, listeners: Listener[] = []) => {
  const { options, dispose } = await createTestDatabase();
  onTestFinished(dispose);
  const own = { DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
  const MASTER_KEY = randomBytes(32).toString('base64');
  const deps = await createDeps(readEnv({ MASTER_KEY, ...own, ...variables }), listeners);
  onTestFinished(async () => {
    await deps.outbound.close();
    deps.catalog.close();
    await deps.connection.close();
  });
  return deps;
};

it('a call of the user may reach local networks while only this machine can connect, and a key may go there', async () => {
  const { outbound, localNetworks } = await open({});
  expect(localNetworks).toBe(true);
  expect(outbound.refusal('user', 'http://192.168.1.5/')).toBeNull();
  expect(outbound.refusal('auto', 'http://192.168.1.5/')?.code).toBe('blocked');
});

it('a server that others can reach calls no local network but those that EGRESS_ALLOW names', async () => {
  const served = { HOST: '0.0.0.0', ACCESS_TOKEN: TOKEN, EGRESS_ALLOW: '10.1.0.0/16' };
  const { outbound, localNetworks } = await open(served);
  expect(localNetworks).toBe(false);
  for (const host of ['127.0.0.1', 'localhost', '192.168.1.5', '10.2.0.1', '[::1]'])
    expect(outbound.refusal('user', `http://${host}/`)?.code, host).toBe('blocked');
  expect(outbound.refusal('user', 'http://10.1.0.1/')).toBeNull();
});

it('where the server listens is refused from the moment that it does', async () => {
  const listeners: Listener[] = [];
  const { outbound } = await open({}, listeners);
  expect(outbound.refusal('user', 'http://127.0.0.1:4711/')).toBeNull();
  listeners.push({ address: '127.0.0.1', port: 4711 });
  expect(outbound.refusal('user', 'http://127.0.0.1:4711/')?.message).toContain('is this server itself');
});

it('the secrets of the environment are known to the log’s second net before anything can print them', async () => {
  const secrets = {
    ACCESS_TOKEN: `${TOKEN}-${randomBytes(8).toString('hex')}`,
    MASTER_KEY: randomBytes(32).toString('base64'),
    OPENAI_API_KEY: `plain-${randomBytes(8).toString('hex')}`,
  };
  await open(secrets);
  for (const [name, secret] of Object.entries(secrets))
    expect(withoutSecrets(`it is ${secret}, is it?`), name).toBe('it is [secret], is it?');
});

it('a database that lost a table after its opening stops the start with one line', async () => {
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
