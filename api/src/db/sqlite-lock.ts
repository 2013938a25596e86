import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { failureCode } from '#src/db/failure.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/** Long enough that one of two simultaneous starts wins, short enough that a second start fails at once. */
const WAIT_MS = 300;

export const lockFile = (dataDir: string): string => path.join(dataDir, 'gatehouse.lock');

/** Another process has the folder. */
export class FolderInUseError extends StartError {}

export type FolderLock = { release: () => void };

/**
 * Reserves the data folder for this process. The operating system holds the lock and releases it however the process
 * ends, so it is never stale. Throws a StartError if another process holds it.
 */
export const lockFolder = (dataDir: string): FolderLock => {
  const file = lockFile(dataDir);
  closeSync(openSync(file, 'a', 0o600));
  const handle = new Sqlite(file, { timeout: WAIT_MS });
  try {
    handle.pragma('journal_mode = MEMORY');
    handle.exec('begin exclusive');
  } catch (error) {
    handle.close();
    if (failureCode(error).startsWith('SQLITE_BUSY')) {
      throw new FolderInUseError(
        `Gatehouse is already running on ${dataDir}. Stop it first, or set another DATA_DIR.`,
      );
    }
    if (failureCode(error) === 'SQLITE_NOTADB')
      throw new StartError(`${file} is not a lock file of Gatehouse. Remove it.`);
    throw error;
  }
  return { release: () => handle.close() };
};
