import { BackupSpaceError, backupFolder } from '#src/db/backup.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const cannotBeOpened = (code: string, dataDir: string): StartError =>
  new StartError(`The database in ${dataDir} cannot be opened (${code}). Check the folder and its disk.`);

/** The schema is part of the file: if it is damaged or from another program, SQLite only reports an SQL error. */
const UNEXPECTED_SCHEMA = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|SCHEMA)/;

const otherStartError = (error: unknown, code: string, dataDir: string): unknown => {
  if (UNEXPECTED_SCHEMA.test(code)) {
    return new StartError(
      `The database in ${dataDir} does not have the expected tables (${(error as Error).message}): it is damaged, or belongs to another program. Restore a backup from ${backupFolder(dataDir)}.`,
    );
  }
  if (code.startsWith('SQLITE_')) return cannotBeOpened(code, dataDir);
  return (error as NodeJS.ErrnoException).syscall === undefined
    ? error
    : new StartError(
        `DATA_DIR ${dataDir} cannot be used (${code}). It must be a folder that this user can write to.`,
      );
};

/**
 * Turns an error about a database that does not open into a StartError that says what to do. An error that has nothing
 * to do with the database or its folder is returned unchanged.
 */
export const sqliteStartError = (error: unknown, dataDir: string): unknown => {
  if (error instanceof StartError) return error;
  if (error instanceof BackupSpaceError) {
    return new StartError(
      `Not enough disk space in ${dataDir} for the backup before the upgrade. Nothing was changed. Free some space.`,
    );
  }
  const code = failureCode(error);
  switch (classifyFailure(error)) {
    case 'storage_full':
      return new StartError(
        `The disk with ${dataDir} is full: the database cannot be created or upgraded. Free some space.`,
      );
    case 'read_only':
      return new StartError(
        `The database in ${dataDir} cannot be read (${code}). Nothing was changed. Restore a backup from ${backupFolder(dataDir)}.`,
      );
    case 'busy':
      return new StartError(`Another program has the database in ${dataDir} open. Close it first.`);
    case 'unavailable':
      return cannotBeOpened(code, dataDir);
    default:
      return otherStartError(error, code, dataDir);
  }
};
