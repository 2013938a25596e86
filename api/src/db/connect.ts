import type { DatabaseConnection, DatabaseOptions } from '#src/db/connection.ts';

/**
 * Connects, checks, migrates. Throws a StartError with one line that says what to do if the start must stop: the
 * file is in use, the server cannot be reached, or the database was created by a newer version.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<DatabaseConnection> => {
  const { databaseUrl, log, inspect } = options;
  // Loaded only if needed: PostgreSQL's driver alone adds about 35 ms to the start.
  if (databaseUrl === undefined) {
    const { openSqlite } = await import('#src/db/sqlite.ts');
    return openSqlite(options);
  }
  const { openPostgres } = await import('#src/db/postgres.ts');
  return openPostgres({ databaseUrl, log, inspect });
};
