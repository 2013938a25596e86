import path from 'node:path';
import pg from 'pg';
import { runPostgres } from '#test/run-postgres.ts';

type Printed = { primary: string; standby: string; primaryPid: number };

export type PostgresPair = {
  /** URL of the primary without a database name, ending with a slash. */
  primary: string;
  /** The ports of the two. */
  ports: { primary: number; standby: number };
  /** The primary dies at once, as by a loss of power: nothing is closed properly. */
  crashPrimary: () => void;
  /** The standby becomes a primary, as by `pg_ctl promote`. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A statement on a server outside any test database. */
const query = async (url: string, statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: `${url}postgres` });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A primary and a standby with an empty database of this name. */
export const startPostgresPair = async (database: string): Promise<PostgresPair> => {
  const { printed, stop } = await runPostgres<Printed>(
    path.join(import.meta.dirname, 'postgres-pair-process.ts'),
  );
  try {
    await query(printed.primary, `create database ${database} template template0`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    primary: printed.primary,
    ports: { primary: Number(new URL(printed.primary).port), standby: Number(new URL(printed.standby).port) },
    crashPrimary: () => void process.kill(printed.primaryPid, 'SIGQUIT'),
    promote: async () => void (await query(printed.standby, 'select pg_promote()')),
    stop,
  };
};
