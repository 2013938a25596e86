import { chmodSync, closeSync, openSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import Sqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import type { SqliteStatement } from 'kysely';
import type { ConnectLog } from '#src/db/connection.ts';
import { failureCode } from '#src/db/failure.ts';
import { createStatements } from '#src/db/sqlite-statements.ts';

/** How long a statement waits for a lock, in ms. Only one process has the file open, so this is just a safety net. */
const BUSY_TIMEOUT_MS = 5_000;
/** The write-ahead log is truncated to this many bytes after a checkpoint. */
const JOURNAL_SIZE_LIMIT = 16 * 1024 * 1024;
/** The value that SQLite returns for `PRAGMA synchronous`. */
const SYNCHRONOUS_FULL = 2;
/** "GATE": marks the file as ours to tools such as file(1). */
const APPLICATION_ID = 0x47415445;

/** One open database file, on which Kysely's driver prepares its statements. */
export type SqliteFile = {
  /** The current connection. It is replaced after an I/O error, so do not keep it. */
  handle: () => SqliteDatabase;
  prepare: (sql: string) => SqliteStatement;
  begin: () => void;
  rollback: () => void;
  commit: () => void;
  /** Whether a commit waits for the disk, which holds up everything else. Only outside of a transaction. */
  setWaiting: (waits: boolean) => void;
  /** Resolves once everything that was committed is on the disk. It holds up nothing. */
  sync: () => Promise<void>;
  isReadOnly: () => boolean;
  /** From now on every write fails with SQLITE_READONLY; reads still work. */
  latchReadOnly: (reason: string) => void;
  /**
   * From now on the file is complete and does not change: what is written goes to the log. Not within a transaction. The function
   * ends that, and returns whether it held until then: after an I/O error the file is opened again.
   */
  holdStill: () => () => boolean;
  /** A write that changes nothing; see `assertDurable`. Not within a transaction. */
  tryWrite: () => void;
  close: () => void;
};

const createPrivate = (path: string): void => {
  // SQLite gives its journal files the mode of the database file.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};

const openHandle = (path: string): SqliteDatabase => {
  createPrivate(path);
  const handle = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Exclusive: no other program can write to the file, and the start needs no disk space for shared memory.
    handle.pragma('locking_mode = EXCLUSIVE');
    handle.pragma('trusted_schema = OFF');
    handle.pragma('cell_size_check = ON');
    handle.pragma('mmap_size = 0');
    handle.pragma('temp_store = MEMORY');
    handle.pragma('secure_delete = ON');
    handle.pragma(`journal_size_limit = ${JOURNAL_SIZE_LIMIT}`);
    handle.pragma('journal_mode = WAL');
    // In WAL mode this build defaults to NORMAL, which loses acknowledged writes if the power fails.
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
    // Otherwise a row that another one replaces is deleted without the triggers that refuse it.
    handle.pragma('recursive_triggers = ON');
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
};

/**
 * Fails unless the connection syncs every commit. It writes first: before the first write `PRAGMA synchronous` returns
 * the requested value, and only afterwards the actual one.
 */
export const assertDurable = (handle: SqliteDatabase): void => {
  handle.pragma(`application_id = ${APPLICATION_ID}`);
  const synchronous = handle.pragma('synchronous', { simple: true });
  const journal = handle.pragma('journal_mode', { simple: true });
  if (synchronous !== SYNCHRONOUS_FULL || journal !== 'wal') {
    throw new Error(`SQLite is not durable here: synchronous=${synchronous}, journal_mode=${journal}`);
  }
};

/** SQLite's default. */
const AUTOCHECKPOINT_PAGES = 1_000;

/**
 * Moves everything from the log into the file, where what was erased does not stand in it any more either, and nothing from then on.
 */
const stopMovingLog = (handle: SqliteDatabase): void => {
  const [result] = handle.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (result?.busy !== 0) throw new Error('The log could not be moved into the database');
  handle.pragma('wal_autocheckpoint = 0');
};

const isDamage = (code: string): boolean => code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';

const refuseWrites = (handle: SqliteDatabase): void => {
  handle.pragma('wal_autocheckpoint = 0');
  handle.pragma('query_only = ON');
};

type TransactionState = 'none' | 'open' | 'broken';

/**
 * The connection to a file and what has become of it. After an I/O error it is closed and reopened before the next
 * statement, because the page cache cannot be trusted after a failed fsync; the first sign of damage makes it read-only
 * for good.
 */
const createGuardedHandle = (path: string, log: ConnectLog) => {
  let handle = openHandle(path);
  let suspect = false;
  let readOnly = false;
  let transaction: TransactionState = 'none';

  const latchReadOnly = (reason: string): void => {
    if (readOnly) return;
    readOnly = true;
    refuseWrites(handle);
    log.error({ reason }, 'The database is damaged: it is open read-only, and no further backups are made');
  };
  const reopen = (): void => {
    handle.close();
    handle = openHandle(path);
    suspect = false;
    if (readOnly) refuseWrites(handle);
    log.warn({}, 'The database was reopened after an I/O error');
  };
  return {
    isReadOnly: () => readOnly,
    latchReadOnly,
    /** The connection as it is, which is never reopened for this. */
    raw: (): SqliteDatabase => handle,
    current: (): SqliteDatabase => {
      if (suspect && transaction === 'none') reopen();
      return handle;
    },
    noting: <T>(run: () => T): T => {
      try {
        return run();
      } catch (error) {
        const code = failureCode(error);
        if (transaction === 'open') transaction = 'broken';
        if (isDamage(code)) latchReadOnly(code);
        else if (code.startsWith('SQLITE_IOERR')) suspect = true;
        throw error;
      }
    },
    setTransaction: (state: TransactionState) => {
      transaction = state;
    },
    // As on PostgreSQL: an error ends the transaction, so that a caller who swallows it cannot commit half of the work.
    refuseBroken: (): void => {
      if (transaction === 'broken') throw new Error('The transaction was ended by an earlier error');
    },
  };
};

/**
 * Syncs the log by a descriptor of its own: the system writes what it holds of the file, whoever wrote it. It stays open, because
 * each open and close costs as much as the sync.
 */
const createLogSync = (path: string, raw: () => SqliteDatabase) => {
  let log: Promise<FileHandle> | undefined;
  let of: SqliteDatabase | undefined;
  const close = (): void => {
    log?.then((handle) => handle.close()).catch(() => undefined);
    log = undefined;
  };
  return {
    sync: async (): Promise<void> => {
      // Whoever opens the file again has another log.
      if (of !== raw()) close();
      of = raw();
      log ??= open(`${path}-wal`, 'r');
      const used = log;
      try {
        await (await used).datasync();
      } catch (error) {
        if (log === used) close();
        throw error;
      }
    },
    close,
  };
};

const holdStill =
  ({ current, raw, noting, isReadOnly }: ReturnType<typeof createGuardedHandle>) =>
  () => {
    const held = current();
    noting(() => stopMovingLog(held));
    return () => {
      if (held !== raw() || !held.open) return false;
      if (!isReadOnly()) held.pragma(`wal_autocheckpoint = ${AUTOCHECKPOINT_PAGES}`);
      return true;
    };
  };

const preparing = ({ current, noting, refuseBroken }: ReturnType<typeof createGuardedHandle>) => {
  const statements = createStatements();
  return (sql: string): SqliteStatement => {
    refuseBroken();
    const statement = noting(() => statements.prepare(current(), sql));
    return {
      reader: statement.reader,
      all: (parameters) => noting(() => statement.all(...parameters)),
      run: (parameters) => noting(() => statement.run(...parameters)),
      // One that is being stepped through cannot be run by anybody else: it is not a kept one.
      iterate: (parameters) =>
        current()
          .prepare(sql)
          .iterate(...parameters),
    };
  };
};

/** Opens the file, creating it with mode 0600 if needed. */
export const openSqliteFile = (path: string, log: ConnectLog): SqliteFile => {
  const guarded = createGuardedHandle(path, log);
  const { current, raw, noting, setTransaction, refuseBroken } = guarded;
  const logSync = createLogSync(path, raw);

  return {
    handle: current,
    isReadOnly: guarded.isReadOnly,
    latchReadOnly: guarded.latchReadOnly,
    prepare: preparing(guarded),
    begin: () => {
      noting(() => current().exec('begin immediate'));
      setTransaction('open');
    },
    commit: () => {
      refuseBroken();
      noting(() => raw().exec('commit'));
      setTransaction('none');
    },
    setWaiting: (waits) => {
      current().exec(`pragma synchronous = ${waits ? 'FULL' : 'NORMAL'}`);
    },
    sync: logSync.sync,
    rollback: () => {
      setTransaction('none');
      // On some errors SQLite has already rolled back by itself.
      if (raw().inTransaction) noting(() => raw().exec('rollback'));
    },
    holdStill: holdStill(guarded),
    tryWrite: () => noting(() => assertDurable(current())),
    close: () => {
      logSync.close();
      if (raw().open) raw().close();
    },
  };
};
