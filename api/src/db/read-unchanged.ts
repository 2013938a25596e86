import { existsSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, Db } from '#src/db/database.ts';

/** What SQLite adds beside a file to read it. */
const ADDED = ['-wal', '-shm'];

/**
 * Reads a file of SQLite, also what is only in its write-ahead log, and leaves the folder byte for byte as it was. Opening it to write
 * would move that log into it. The folder's lock is held meanwhile. Does nothing if there is no file.
 */
export const readUnchanged = async (file: string, read: (db: Db) => Promise<void>): Promise<void> => {
  if (!existsSync(file)) return;
  const added = ADDED.map((end) => file + end).filter((path) => !existsSync(path));
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
    await read(db).finally(() => db.destroy());
  } finally {
    for (const path of added) rmSync(path, { force: true });
  }
};
