import type { Connection, DatabaseOptions } from '#src/db/connection.ts';

/**
 * Connects, checks, migrates. Throws a StartError, with one line that says what to do, where the start must stop: the
 * file is in use, the server cannot be reached, the database was made by a newer version.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Connection> => {
  const { databaseUrl, log } = options;
  // Loaded when needed: PostgreSQL's driver alone costs the start about 35 ms.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('#src/db/sqlite.ts');
    return openSqlite(options);
  }
  const { openPostgres } = await import('#src/db/postgres.ts');
  return openPostgres({ databaseUrl, log });
};
