import { BackupSpaceError, backupFolder } from '#src/db/backup.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

const cannotBeOpened = (code: string, dataDir: string): StartError =>
  new StartError(`The database in ${dataDir} cannot be opened (${code}). Check the folder and its disk.`);

/** The schema is part of the file: a name in it that was damaged, or made by another program, is a mere SQL error. */
const OTHER_TABLES = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|SCHEMA)/;

const otherStartError = (error: unknown, code: string, dataDir: string): unknown => {
  if (OTHER_TABLES.test(code)) {
    return new StartError(
      `The database in ${dataDir} does not have the tables that were expected (${(error as Error).message}): it is damaged, or another program's. Put a backup from ${backupFolder(dataDir)} in its place.`,
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
 * What a person can do about a database that does not open, as a StartError. An error that says nothing of the database
 * or its folder comes back as it was.
 */
export const sqliteStartError = (error: unknown, dataDir: string): unknown => {
  if (error instanceof StartError) return error;
  if (error instanceof BackupSpaceError) {
    return new StartError(
      `No space in ${dataDir} for the backup that an upgrade makes first. Nothing was changed. Free some.`,
    );
  }
  const code = failureCode(error);
  switch (classifyFailure(error)) {
    case 'storage_full':
      return new StartError(
        `The disk of ${dataDir} is full: the database cannot be made or upgraded. Free some space.`,
      );
    case 'read_only':
      return new StartError(
        `The database in ${dataDir} cannot be read (${code}). Put a backup from ${backupFolder(dataDir)} in its place. Nothing was changed.`,
      );
    case 'busy':
      return new StartError(`Another program holds the database in ${dataDir}. Close it first.`);
    case 'unavailable':
      return cannotBeOpened(code, dataDir);
    default:
      return otherStartError(error, code, dataDir);
  }
};
