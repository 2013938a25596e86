import { mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { PARTIAL, syncPath, writeCopy } from '#src/db/copy-database.ts';

/** How many of each kind are kept: a week of daily ones, and the ones before the last upgrades. */
export const KEPT = { daily: 7, migration: 3 } as const;
/** All backups together may be this many times as large as the database; a small database gets the minimum. */
const MAX_TOTAL_RATIO = 4;
const MIN_TOTAL_BYTES = 16 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What was erased since stands in an older copy. The newest ones are kept whatever their age, which a wrong clock could tell wrongly. */
const MAX_AGE_MS = 30 * DAY_MS;
const SPARED = { daily: 2, migration: 0 } as const;

export type BackupKind = keyof typeof KEPT;

/** Thrown before anything is written if the free disk space is less than twice the database's size. */
export class BackupSpaceError extends Error {
  override readonly name = 'BackupSpaceError';
}

export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

// "daily-2026-11-20T08-30-00-000Z.sqlite": sorts by time, and has no colon, which some file systems reject.
const fileName = (kind: BackupKind, at: Date): string =>
  `${kind}-${at.toISOString().replace(/[:.]/g, '-')}.sqlite`;

const NAME = /^(daily|migration)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/;

type Backup = { path: string; kind: BackupKind; at: number; bytes: number };

/** Finished backups, oldest first. */
export const listBackups = (dataDir: string): Backup[] => {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .flatMap((name) => {
      const [, kind, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
      if (!kind) return [];
      const file = path.join(folder, name);
      const at = Date.parse(`${day}${hours}:${minutes}:${seconds}.${milliseconds}Z`);
      return [{ path: file, kind: kind as BackupKind, at, bytes: statSync(file).size }];
    })
    .sort((a, b) => a.at - b.at);
};

const databaseBytes = (handle: SqliteDatabase): number =>
  Number(handle.pragma('page_count', { simple: true })) *
  Number(handle.pragma('page_size', { simple: true }));

/** A time that has not come yet was written while the clock was wrong: such a copy says nothing, and goes first. */
const isOfWrongClock = ({ at }: Backup, now: number): boolean => at >= now + DAY_MS;

const prune = (dataDir: string, databaseSize: number, now: number): void => {
  const limit = Math.max(MAX_TOTAL_RATIO * databaseSize, MIN_TOTAL_BYTES);
  const backups = listBackups(dataDir);
  const byAge = [
    ...backups.filter((backup) => isOfWrongClock(backup, now)),
    ...backups.filter((backup) => !isOfWrongClock(backup, now)),
  ];
  let total = backups.reduce((sum, { bytes }) => sum + bytes, 0);
  const hasOtherCopies = backups.filter(({ kind }) => kind === 'daily').length >= SPARED.daily;
  for (const kind of ['daily', 'migration'] as const) {
    const ofKind = byAge.filter((backup) => backup.kind === kind);
    ofKind.forEach((backup, index) => {
      const newer = ofKind.length - index - 1;
      const isOld = hasOtherCopies && newer >= SPARED[kind] && Math.abs(now - backup.at) > MAX_AGE_MS;
      if (!isOld && newer < KEPT[kind] && (total <= limit || newer === 0)) return;
      rmSync(backup.path);
      total -= backup.bytes;
    });
  }
};

/** What an interrupted backup has left. */
const removePartial = (folder: string): void => {
  for (const name of readdirSync(folder)) if (name.includes(PARTIAL)) rmSync(path.join(folder, name));
};

const requireSpace = (folder: string, size: number): void => {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < 2 * size)
    throw new BackupSpaceError('The free disk space is less than twice the size of the database');
};

/** Where a backup is written: under a temporary name, so that one with a final name is complete. */
const prepare = (handle: SqliteDatabase, dataDir: string, kind: BackupKind, at: Date) => {
  const size = databaseBytes(handle);
  const folder = backupFolder(dataDir);
  listBackups(dataDir);
  removePartial(folder);
  requireSpace(folder, size);
  const target = path.join(folder, fileName(kind, at));
  const partial = `${target}${PARTIAL}`;
  return {
    partial,
    /** Gives it its name, and deletes older ones beyond the limits above. Returns the file. */
    finish: (): string => {
      renameSync(partial, target);
      syncPath(folder);
      prune(dataDir, size, at.getTime());
      return target;
    },
    abandon: () => removePartial(folder),
  };
};

/**
 * Copies the database, compacted, into the backup folder: checked against the original, synced, renamed. It runs in this
 * thread (2.5 s for 200 MB on a busy machine) and outside any transaction: only before an upgrade, when nobody is served yet.
 */
export const backUp = (handle: SqliteDatabase, dataDir: string, kind: BackupKind, at: Date): string => {
  const { partial, finish, abandon } = prepare(handle, dataDir, kind, at);
  try {
    writeCopy(handle, partial);
    return finish();
  } catch (error) {
    abandon();
    throw error;
  }
};

/**
 * The same beside requests.
 * @param copy writes a checked copy to the file
 */
export const backUpBeside = async (
  handle: SqliteDatabase,
  dataDir: string,
  at: Date,
  copy: (file: string) => Promise<void>,
): Promise<string> => {
  const { partial, finish, abandon } = prepare(handle, dataDir, 'daily', at);
  try {
    await copy(partial);
    return finish();
  } catch (error) {
    abandon();
    throw error;
  }
};

/** Deletes every backup but one. Returns how many, and their size. */
export const removeOthers = (dataDir: string, kept: string): { count: number; bytes: number } => {
  const others = listBackups(dataDir).filter((backup) => backup.path !== kept);
  for (const { path: file } of others) rmSync(file);
  syncPath(backupFolder(dataDir));
  return { count: others.length, bytes: others.reduce((sum, { bytes }) => sum + bytes, 0) };
};

/** True if the last daily backup is a day old or there is none. One from a time that has not come yet does not count. */
export const isBackupDue = (dataDir: string, now: Date): boolean => {
  const last = listBackups(dataDir).findLast(
    (backup) => backup.kind === 'daily' && !isOfWrongClock(backup, now.getTime()),
  );
  return last === undefined || now.getTime() - last.at >= DAY_MS;
};
