import { statSync } from 'node:fs';
import path from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { Kysely } from 'kysely';
import { backUp, backupFolder } from '#src/db/backup.ts';
import {
  type ConnectLog,
  type DatabaseConnection,
  type DatabaseOptions,
  inspectFirst,
} from '#src/db/connection.ts';
import type { Database, Db } from '#src/db/database.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';
import { keepBackups } from '#src/db/keep-backups.ts';
import { makeFolders } from '#src/db/make-folders.ts';
import { refuseNetworkFolder } from '#src/db/network-folder.ts';
import { readUnchanged } from '#src/db/read-unchanged.ts';
import { sqliteDialect } from '#src/db/sqlite-dialect.ts';
import { openSqliteFile, type SqliteFile } from '#src/db/sqlite-file.ts';
import { type FolderLock, lockFile, lockFolder } from '#src/db/sqlite-lock.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { sqliteStartError } from '#src/db/sqlite-start-error.ts';
import { createStatus, tryFile } from '#src/db/status.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/** Larger files are not checked at the start: the check takes about 0.4 s for 200 MB on a busy machine. */
const MAX_CHECKED_BYTES = 256 * 1024 * 1024;

type SqliteOptions = Omit<DatabaseOptions, 'databaseUrl'>;

export const databaseFile = (dataDir: string): string => path.join(dataDir, 'gatehouse.sqlite');

const OTHERS_MAY_WRITE = 0o002;
const STICKY = 0o1000;

/** An existing folder keeps its mode: it may be shared on purpose and belong to another user. */
const prepareFolder = (dataDir: string, log: ConnectLog): void => {
  makeFolders(dataDir);
  const { mode } = statSync(dataDir);
  if ((mode & OTHERS_MAY_WRITE) !== 0 && (mode & STICKY) === 0)
    log.warn({}, 'Every user of this machine can write to DATA_DIR and could replace the database');
};

/** Opening a pipe waits for whoever reads it, perhaps forever. */
const requireFile = (name: string): void => {
  if (statSync(name, { throwIfNoEntry: false })?.isFile() === false)
    throw new StartError(`${name} is not a file. Remove it, or set another DATA_DIR.`);
};

const damageIn = (handle: SqliteDatabase): string | undefined => {
  const answer = handle.pragma('quick_check(1)', { simple: true });
  return answer === 'ok' ? undefined : String(answer);
};

const checkFile = (file: SqliteFile, bytes: number, log: ConnectLog): void => {
  if (bytes > MAX_CHECKED_BYTES) {
    log.info({ bytes }, 'The database is large: the integrity check at the start was skipped');
    return;
  }
  const damage = damageIn(file.handle());
  if (damage !== undefined) file.latchReadOnly(damage);
};

const migrate = (file: SqliteFile, dataDir: string, log: ConnectLog): void => {
  const now = (): Date => new Date();
  const backup = (): void => {
    if (file.isReadOnly()) {
      throw new StartError(
        `The database in ${dataDir} is damaged and cannot be upgraded. Restore a backup from ${backupFolder(dataDir)}.`,
      );
    }
    backUp(file.handle(), dataDir, 'migration', now());
  };
  const applied = migrateSqlite(file.handle(), { backup, now });
  if (applied.length > 0) log.info({ applied }, 'The database was upgraded');
};

const confirmDurable = (file: SqliteFile, log: ConnectLog): void => {
  if (file.isReadOnly()) return;
  try {
    file.tryWrite();
  } catch (error) {
    if (classifyFailure(error) !== 'storage_full') throw error;
    log.warn({ code: failureCode(error) }, 'The disk is full: reads work, writes fail until there is space');
  }
};

const openChecked = async ({
  dataDir,
  allowNetworkDataDir = false,
  inspect,
  log,
}: SqliteOptions): Promise<{ file: SqliteFile; lock: FolderLock }> => {
  prepareFolder(dataDir, log);
  if (!allowNetworkDataDir) refuseNetworkFolder(dataDir);
  for (const name of [lockFile(dataDir), databaseFile(dataDir)]) requireFile(name);
  const lock = lockFolder(dataDir);
  let file: SqliteFile | undefined;
  try {
    const bytes = statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0;
    await inspectFirst(inspect, 'sqlite', (look) => readUnchanged(databaseFile(dataDir), look));
    file = openSqliteFile(databaseFile(dataDir), log);
    checkFile(file, bytes, log);
    migrate(file, dataDir, log);
    confirmDurable(file, log);
    return { file, lock };
  } catch (error) {
    file?.close();
    lock.release();
    throw error;
  }
};

/** On this connection nobody else begins a transaction before it waits for the disk again. */
const recordLater = async <T>(
  db: Kysely<Database>,
  file: SqliteFile,
  log: ConnectLog,
  work: (tx: Db) => Promise<T>,
): Promise<T> => {
  const result = await db.connection().execute(async (held) => {
    file.setWaiting(false);
    try {
      return await held.transaction().execute(work);
    } finally {
      file.setWaiting(true);
    }
  });
  // They are stored: a failure of the disk is that of the next commit that waits for it.
  await file
    .sync()
    .catch((error: unknown) => log.warn({ code: failureCode(error) }, 'Records may not be on the disk yet'));
  return result;
};

/** Opens the file in the data folder for this process only; see `openDatabase`. */
export const openSqlite = async (options: SqliteOptions): Promise<DatabaseConnection> => {
  const { dataDir, log } = options;
  let opened: { file: SqliteFile; lock: FolderLock };
  try {
    opened = await openChecked(options);
  } catch (error) {
    throw sqliteStartError(error, dataDir);
  }
  const { file, lock } = opened;
  const db = new Kysely<Database>({ dialect: sqliteDialect(file) });
  // Through Kysely's connection, because it must not become part of somebody's transaction.
  const exclusively = (work: () => void): Promise<void> => db.connection().execute(async () => work());
  const backups = keepBackups({ file, source: databaseFile(dataDir), dataDir, exclusively, log });
  const writable = createStatus(async () => {
    await tryFile(dataDir);
    await exclusively(file.tryWrite);
    return 'ok';
  });
  return {
    db,
    dialect: 'sqlite',
    addresses: [],
    transaction: (work) => db.transaction().execute(work),
    record: (work) => recordLater(db, file, log, work),
    // Without an SQLite code it is another file that failed, for example the master key's.
    startError: (error) =>
      failureCode(error).startsWith('SQLITE_') ? sqliteStartError(error, dataDir) : error,
    forgetBackups: backups.forget,
    status: async () => (file.isReadOnly() ? 'read-only' : writable()),
    close: async () => {
      await backups.stop();
      await db.destroy();
      file.close();
      lock.release();
    },
  };
};
