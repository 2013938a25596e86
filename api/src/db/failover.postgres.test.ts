import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { endSilent } from '#src/db/postgres.ts';
import { createTestDatabase, onPostgresServer, type TestDatabase } from '#test/database.ts';
import { startTcpProxy } from '#test/faults/tcp-proxy.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

// What `failover.deep.postgres.test.ts` found with two servers.

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.dispose());

const address = (): URL => new URL(database.options.databaseUrl ?? '');

/** Whoever connects from now on may write, or may not, as on a standby; whoever is connected is cut off. */
const acceptWrites = async (isOn: boolean): Promise<void> => {
  const name = address().pathname.slice(1);
  await onPostgresServer(`alter database ${name} set default_transaction_read_only = ${isOn ? 'off' : 'on'}`);
  await onPostgresServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
};

it('a transaction that reaches a standby is tried again until the standby has taken over', async () => {
  const connection = await openDatabase({ ...database.options, log: quietLog });
  onTestFinished(() => connection.close());
  await acceptWrites(false);
  let runs = 0;
  await connection.transaction(async (tx) => {
    runs += 1;
    if (runs === 2) await acceptWrites(true);
    await insertBareProvider(tx, `run-${runs}`);
  });
  expect(runs).toBeGreaterThan(1);
  expect(await connection.db.selectFrom('providers').select('slug').execute()).toEqual([
    { slug: `run-${runs}` },
  ]);
});

it('a server that says nothing any more is given up, and the next one is found', async () => {
  const proxy = await startTcpProxy(Number(address().port));
  onTestFinished(proxy.close);
  const pool = new pg.Pool({
    connectionString: Object.assign(address(), { port: String(proxy.port) }).href,
    max: 1,
  });
  onTestFinished(() => pool.end());
  pool.on('error', () => undefined);
  endSilent(pool, 500);
  await pool.query('select 1');
  proxy.silence();
  const client = await pool.connect();
  client.on('error', () => undefined);
  const failure = await client.query('select 1').catch((error: unknown) => error);
  client.release();
  expect(classifyFailure(failure)).toBe('unavailable');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
