import { closeSync, constants, copyFileSync, fsyncSync, openSync, rmSync } from 'node:fs';
import Sqlite, { type Database as SqliteDatabase } from 'better-sqlite3';

/** In the name of every file that is not a finished backup. */
export const PARTIAL = '.partial';

export const syncPath = (file: string): void => {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

const rowCounts = (handle: SqliteDatabase): string => {
  const tables = handle
    .prepare<[], { name: string }>("select name from sqlite_schema where type = 'table' order by name")
    .all();
  return JSON.stringify(
    tables.map(({ name }) => [name, handle.prepare(`select count(*) from "${name}"`).pluck().get()]),
  );
};

const verify = (file: string, expectedCounts: string): void => {
  const copy = new Sqlite(file, { readonly: true });
  try {
    const integrity = copy.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok' || rowCounts(copy) !== expectedCounts) {
      throw new Error('The backup differs from the database');
    }
  } finally {
    copy.close();
  }
};

/** Writes a compacted copy to a new file, compares it with the original, and syncs it. Not within a transaction. */
export const writeCopy = (handle: SqliteDatabase, file: string): void => {
  // Created here to set its mode: VACUUM INTO accepts an existing file if it is empty.
  closeSync(openSync(file, 'wx', 0o600));
  handle.prepare('vacuum into ?').run(file);
  verify(file, rowCounts(handle));
  syncPath(file);
};

/**
 * Writes a compacted copy of a file that no other process may change meanwhile, and that another one has open: SQLite could not
 * open it, so its bytes are copied first.
 * @param onRead is called when the file is no longer needed
 */
export const copyClosedFile = (source: string, target: string, onRead: () => void): void => {
  const bytes = `${target}-bytes${PARTIAL}`;
  try {
    copyFileSync(source, bytes, constants.COPYFILE_FICLONE);
    onRead();
    const handle = new Sqlite(bytes);
    try {
      handle.pragma('locking_mode = EXCLUSIVE');
      writeCopy(handle, target);
    } finally {
      handle.close();
    }
  } finally {
    rmSync(bytes, { force: true });
  }
};
