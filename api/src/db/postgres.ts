import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg, { type ClientBase } from 'pg';
import {
  type ConnectLog,
  type DatabaseConnection,
  type DatabaseOptions,
  inspectFirst,
} from '#src/db/connection.ts';
import type { Database } from '#src/db/database.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';
import { type DatabaseAddress, findAddresses } from '#src/db/postgres-addresses.ts';
import { migratePostgres } from '#src/db/postgres-migrate.ts';
import { retryTransaction } from '#src/db/postgres-transaction.ts';
import { createStatus } from '#src/db/status.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
/**
 * A server that is there ends by itself what takes as long, so one that has sent nothing for longer is gone. If its machine lost
 * its power, the system would notice after a quarter of an hour.
 */
const SILENCE_MS = 20_000;
/** How long the start waits for a PostgreSQL server that is starting too, as in a compose file. */
const WAIT_FOR_SERVER_MS = 15_000;
const WAIT_STEP_MS = 500;
const INT8 = 20;

/** A count is an int8, which pg returns as text; ours stay far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const openPool = (databaseUrl: string, log: ConnectLog): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'gatehouse',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  });
  const lost = (error: Error): void =>
    log.warn(
      { code: failureCode(error) },
      'A connection to PostgreSQL was lost; a new one is opened when needed',
    );
  pool.on('error', lost);
  // The pool only listens for errors of idle clients; an error of one in use would crash the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Ends each connection on which nothing arrives for so long while it is in use. Idle ones are closed by the pool before. */
export const endSilent = (pool: pg.Pool, silenceMs = SILENCE_MS): void => {
  const watched = new WeakSet<Socket>();
  pool.on('acquire', (client) => {
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    stream.setTimeout(silenceMs);
    if (watched.has(stream)) return;
    watched.add(stream);
    stream.once('timeout', () => stream.destroy(new Error('Connection terminated: the server is silent')));
  });
};

const connectWithPatience = async (pool: pg.Pool, where: string, log: ConnectLog): Promise<pg.PoolClient> => {
  const deadline = performance.now() + WAIT_FOR_SERVER_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      const code = failureCode(error);
      if (classifyFailure(error) !== 'unavailable') {
        throw new StartError(
          `PostgreSQL at ${where} rejects the connection (${code || 'no code'}). Check DATABASE_URL.`,
        );
      }
      if (performance.now() + WAIT_STEP_MS > deadline) {
        throw new StartError(
          `PostgreSQL at ${where} cannot be reached (${code || 'timeout'}). Check DATABASE_URL.`,
        );
      }
      if (attempt === 1) log.info({ code }, 'PostgreSQL cannot be reached yet; retrying for up to 15 s');
    }
    await sleep(WAIT_STEP_MS);
  }
};

const checkServer = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ sync: string; encoding: string; readonly: string }>(
    `select current_setting('synchronous_commit') as sync, current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as readonly`,
  );
  const [server] = rows;
  if (server?.sync === 'off') {
    throw new StartError(
      'PostgreSQL runs with synchronous_commit = off, which loses saved keys in a crash. Set it to on.',
    );
  }
  if (server?.encoding !== 'UTF8') {
    throw new StartError(
      `The PostgreSQL database has the encoding ${server?.encoding}. Create one with UTF8.`,
    );
  }
  if (server.readonly === 'on') {
    throw new StartError(
      'The PostgreSQL server is read-only (a standby?). DATABASE_URL must name the primary.',
    );
  }
};

const prepareServer = async (
  pool: pg.Pool,
  server: { host: string; port: number },
  log: ConnectLog,
  look: () => Promise<void>,
): Promise<DatabaseAddress[]> => {
  const where = `${server.host}:${server.port}`;
  const client = await connectWithPatience(pool, where, log);
  try {
    await checkServer(client);
    await look();
    const applied = await migratePostgres(client, { now: () => new Date() });
    if (applied.length > 0) log.info({ applied }, 'The database was upgraded');
    return await findAddresses(client, server);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The PostgreSQL database at ${where} could not be upgraded (${failureCode(error) || 'no code'}). Nothing was changed.`,
    );
  } finally {
    client.release();
  }
};

/** A row that no request reads, so that nobody waits for it. */
const TRY_WRITE =
  'update migrations set applied_at = applied_at where name = (select min(name) from migrations)';

/** Does not connect. The error that pg throws contains the URL with the password, so it is replaced. */
const readAddress = (databaseUrl: string): { host: string; port: number } => {
  try {
    return new pg.Client({ connectionString: databaseUrl });
  } catch {
    throw new StartError(
      'DATABASE_URL must look like postgres://user:password@host:5432/name; characters such as # / ? @ % in the password must be percent-encoded',
    );
  }
};

/** Opens a pool of connections to `databaseUrl`; see `openDatabase`. */
export const openPostgres = async ({
  databaseUrl,
  inspect,
  log,
}: Pick<DatabaseOptions, 'inspect' | 'log'> & { databaseUrl: string }): Promise<DatabaseConnection> => {
  const { host, port } = readAddress(databaseUrl);
  const pool = openPool(databaseUrl, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let addresses: DatabaseAddress[];
  try {
    addresses = await prepareServer(pool, { host, port }, log, () =>
      inspectFirst(inspect, 'postgres', (look) => look(db)),
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
  // Not before: a migration may take its time.
  endSilent(pool);
  return {
    db,
    dialect: 'postgres',
    transaction: (work) => retryTransaction(db, work),
    record: (work) => retryTransaction(db, work),
    startError: (error) =>
      error instanceof pg.DatabaseError || classifyFailure(error) !== undefined
        ? new StartError(
            `The PostgreSQL database at ${host}:${port} could not be read (${failureCode(error) || 'no code'}). Check that DATABASE_URL names a database created by Gatehouse.`,
          )
        : error,
    status: createStatus(async () => {
      await pool.query(TRY_WRITE);
      return 'ok';
    }),
    addresses,
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
};
