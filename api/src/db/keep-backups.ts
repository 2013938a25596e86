import { BackupSpaceError, backUpBeside, isBackupDue, removeOthers } from '#src/db/backup.ts';
import { copyInProcess } from '#src/db/backup-process.ts';
import type { ConnectLog, ErasedBackups } from '#src/db/connection.ts';
import { failureCode } from '#src/db/failure.ts';
import { answerRequest, clearRequests } from '#src/db/forget-request.ts';
import type { SqliteFile } from '#src/db/sqlite-file.ts';

/** How soon a command that asks for something is heard. */
const REQUEST_MS = 1_000;
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Late enough that a start which fails, for example because of a wrong master key, leaves no backup behind. */
const FIRST_MS = 10_000;

type BackupSource = {
  file: SqliteFile;
  /** Where the file is. */
  source: string;
  dataDir: string;
  /** Runs a piece of work while no transaction is open. */
  exclusively: (work: () => void) => Promise<void>;
  log: ConnectLog;
};

export type Backups = {
  /** Replaces all backups by one of the database as it is now: what was erased stands in none any more. */
  forget: () => Promise<ErasedBackups>;
  /** Ends a backup that is being written. */
  stop: () => Promise<void>;
};

const reportFailure = (file: SqliteFile, log: ConnectLog, error: unknown): void => {
  const code = failureCode(error);
  // A backup reads every page, so damage may show here first.
  if (code.startsWith('SQLITE_CORRUPT')) file.latchReadOnly(code);
  const reason = error instanceof BackupSpaceError ? error.message : code || 'the copy failed its check';
  log.warn({ reason }, 'The daily backup failed');
};

/** Makes a backup of the open database every day, one at a time. */
export const keepBackups = ({ file, source, dataDir, exclusively, log }: BackupSource): Backups => {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  const backUp = (): Promise<string> =>
    backUpBeside(file.handle(), dataDir, new Date(), (target) =>
      copyInProcess(file, { source, target }, exclusively, stopping.signal),
    );
  const backUpWhenDue = async (): Promise<void> => {
    try {
      if (stopping.signal.aborted || file.isReadOnly() || !isBackupDue(dataDir, new Date())) return;
      await backUp();
      log.info({}, 'The daily backup is done');
    } catch (error) {
      if (!stopping.signal.aborted) reportFailure(file, log, error);
    }
  };
  const check = (): void => void inTurn(backUpWhenDue);
  const forget = (): Promise<ErasedBackups> =>
    inTurn(async () => {
      if (file.isReadOnly()) throw new Error('The database is damaged');
      const kept = await backUp();
      return { kept, ...removeOthers(dataDir, kept) };
    });
  const lookForRequest = (): void =>
    void answerRequest(dataDir, forget).catch((error: unknown) =>
      log.warn({ code: failureCode(error) }, 'A request to renew the backups could not be read'),
    );
  clearRequests(dataDir);
  const timers = [
    setTimeout(check, FIRST_MS),
    setInterval(check, CHECK_EVERY_MS),
    setInterval(lookForRequest, REQUEST_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    forget,
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await last;
    },
  };
};
