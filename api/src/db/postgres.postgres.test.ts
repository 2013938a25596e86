import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { ConnectLog, DatabaseConnection } from '#src/db/connection.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { migratePostgres } from '#src/db/postgres-migrate.ts';
import { MAX_ATTEMPTS } from '#src/db/postgres-transaction.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import {
  createEmptyPostgres,
  createTestDatabase,
  onPostgresServer,
  type TestDatabase,
} from '#test/database.ts';
import { deep } from '#test/deep.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

let database: TestDatabase;
let connection: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
  connection = await openDatabase({ ...database.options, log: quietLog });
});
afterEach(async () => {
  await connection.close();
  await database.dispose();
});

const databaseName = (): string => new URL(database.options.databaseUrl ?? '').pathname.slice(1);

/** Terminates every server process of this test's database, as a restart of the server would. */
const cutOff = () =>
  onPostgresServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    databaseName(),
  ]);

const slugs = async (): Promise<string[]> =>
  (await connection.db.selectFrom('providers').select('slug').orderBy('slug').execute()).map(
    ({ slug }) => slug,
  );

describe('when PostgreSQL closes its connections', () => {
  it('idle ones are replaced, 20 times in a row', async () => {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([connection.db, connection.db].map((db) => sql`select 1`.execute(db)));
      await cutOff();
      await connection.transaction((tx) => insertBareProvider(tx, `round-${round}`));
    }
    expect(await slugs()).toHaveLength(20);
    expect(await connection.status()).toBe('ok');
  });

  it('a transaction in progress is repeated as a whole, and takes effect only once', async () => {
    let runs = 0;
    await connection.transaction(async (tx) => {
      runs += 1;
      await insertBareProvider(tx, `first-${runs}`);
      if (runs === 1) await cutOff();
      await insertBareProvider(tx, `second-${runs}`);
    });
    expect(runs).toBe(2);
    expect(await slugs()).toEqual(['first-2', 'second-2']);
  });

  it('a client that waits inside a transaction does not crash the process', async () => {
    let runs = 0;
    await connection
      .transaction(async (tx) => {
        runs += 1;
        await insertBareProvider(tx, `run-${runs}`);
        if (runs > 1) return;
        await cutOff();
        await sleep(100);
      })
      .catch((error: unknown) => expect(classifyFailure(error)).toBe('unavailable'));
    // The loss shows at the commit, whose outcome is unknown: it is reported, not repeated.
    expect(runs).toBe(1);
    expect(await slugs()).toEqual([]);
  });

  it('a transaction is not repeated forever', async () => {
    let runs = 0;
    const hopeless = connection.transaction(async (tx) => {
      runs += 1;
      await cutOff();
      await insertBareProvider(tx, 'never');
    });
    expect(classifyFailure(await hopeless.catch((error: unknown) => error))).toBe('unavailable');
    // On a busy machine the time is over before the attempts are.
    expect(runs).toBeGreaterThan(1);
    expect(runs).toBeLessThanOrEqual(MAX_ATTEMPTS);
    expect(await slugs()).toEqual([]);
  });

  it('a commit that was sent is never sent twice', async () => {
    await sql`create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(5); return null; end $$`.execute(
      connection.db,
    );
    await sql`create constraint trigger slow_commit after insert on providers deferrable initially deferred for each row execute function slow()`.execute(
      connection.db,
    );
    let runs = 0;
    const cut = connection.transaction(async (tx) => {
      runs += 1;
      await insertBareProvider(tx, 'ambiguous');
      setTimeout(cutOff, 300);
    });
    expect(classifyFailure(await cut.catch((error: unknown) => error))).toBe('unavailable');
    expect(runs).toBe(1);
  });
});

describe('when transactions conflict', () => {
  it('both sides of a deadlock succeed in the end', async () => {
    await insertBareProvider(connection.db, 'a');
    await insertBareProvider(connection.db, 'b');
    const touch = (slug: string) => (tx: typeof connection.db) =>
      tx
        .updateTable('providers')
        .set((eb) => ({ name: eb('name', '||', '!') }))
        .where('slug', '=', slug)
        .execute();
    const both = (first: string, second: string) =>
      connection.transaction(async (tx) => {
        await touch(first)(tx);
        await sleep(100);
        await touch(second)(tx);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    const rows = await connection.db.selectFrom('providers').select('name').orderBy('slug').execute();
    expect(rows.map(({ name }) => name)).toEqual(['a!!', 'b!!']);
  });

  it('other errors are not retried', async () => {
    let runs = 0;
    const failing = connection.transaction(async (tx) => {
      runs += 1;
      await insertBareProvider(tx, 'once');
      await insertBareProvider(tx, 'once');
    });
    expect(classifyFailure(await failing.catch((error: unknown) => error))).toBe('conflict');
    expect(runs).toBe(1);
  });
});

it('each connection has time limits', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
    connection.db,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['15000', '5000', '10000']);
});

it('says where the server listens: by the name in the URL, and by its own address', () => {
  const port = Number(new URL(database.options.databaseUrl ?? '').port);
  expect(connection.addresses).toEqual([
    { address: '127.0.0.1', port },
    { address: '127.0.0.1', port },
  ]);
});

describe('a start', () => {
  it('stops with one line, without the password, if the database does not exist or the password is wrong', async () => {
    const url = new URL(database.options.databaseUrl ?? '');
    const { password } = url;
    url.pathname = '/nowhere';
    const missing = await openDatabase({ ...database.options, databaseUrl: url.href, log: quietLog }).catch(
      (e: unknown) => e,
    );
    expect(missing).toBeInstanceOf(StartError);
    expect(String(missing)).toContain('3D000');
    url.password = 'wrong-password';
    const refused = await openDatabase({ ...database.options, databaseUrl: url.href, log: quietLog }).catch(
      (e: unknown) => e,
    );
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain('28P01');
    expect(`${missing}${refused}`).not.toContain(password);
    expect(`${refused}`).not.toContain('wrong-password');
  });

  it.each(['127.0.0.1:99999/x', '[::1/x', '127.0.0.1:1/x?sslrootcert=/nowhere'])(
    'stops with one line, without the password, for an invalid address: %s',
    async (address) => {
      const databaseUrl = `postgres://u:canary-password@${address}`;
      const refused = openDatabase({ databaseUrl, dataDir: '', log: quietLog });
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow('DATABASE_URL must look like postgres://');
      await expect(refused).rejects.not.toThrow('canary');
    },
  );

  it('stops if the server acknowledges commits before they are written', async () => {
    await onPostgresServer(`alter database ${databaseName()} set synchronous_commit = off`);
    await expect(openDatabase({ ...database.options, log: quietLog })).rejects.toThrow(
      'synchronous_commit = off',
    );
  });

  it('stops if the server is read-only', async () => {
    await onPostgresServer(`alter database ${databaseName()} set default_transaction_read_only = on`);
    await expect(openDatabase({ ...database.options, log: quietLog })).rejects.toThrow('read-only');
  });

  it('migrates an empty database once, and never fails, if five run at once', async () => {
    const empty = await createEmptyPostgres();
    const migrated: object[] = [];
    const log: ConnectLog = { ...quietLog, info: (fields) => migrated.push(fields) };
    const starts = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase({ ...empty.options, log })));
    expect(migrated).toHaveLength(1);
    for (const started of starts) expect(await started.status()).toBe('ok');
    await Promise.all(starts.map((started) => started.close()));
    await empty.dispose();
  });

  it('leaves the old schema or the new one if its migration is interrupted at any statement', async () => {
    const empty = await createEmptyPostgres();
    const now = (): Date => new Date();
    const tables = async (): Promise<number> => {
      const client = new pg.Client({ connectionString: empty.options.databaseUrl });
      await client.connect();
      const { rows } = await client.query(
        "select count(*)::int as count from pg_tables where schemaname = 'public'",
      );
      await client.end();
      return rows[0].count;
    };
    const runCutAt = async (target: number): Promise<number> => {
      const client = new pg.Client({ connectionString: empty.options.databaseUrl });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>;
      let statements = 0;
      client.query = (async (...args: unknown[]) => {
        statements += 1;
        if (statements === target) await onPostgresServer('select pg_terminate_backend($1)', [rows[0].pid]);
        return query(...args);
      }) as typeof client.query;
      await migratePostgres(client, { now })
        .finally(() => client.end().catch(() => undefined))
        .catch(() => undefined);
      return statements;
    };
    // Each run makes all statements before its cut again: every one of them is cut in `npm run test:deep`, else every ninth.
    let target = 1;
    let cuts = 0;
    // The last run is the one that was not interrupted.
    while ((await runCutAt(target)) >= target) {
      expect(await tables()).toBe(0);
      target += deep(9, 1);
      cuts += 1;
      expect(target).toBeLessThan(500);
    }
    expect(cuts).toBeGreaterThan(10);
    expect(await tables()).toBeGreaterThan(1);
    await empty.dispose();
  }, 300_000);
});
