import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, backupFolder, isBackupDue, KEPT, listBackups } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-20T08:00:00.000Z');
const day = (number: number, later = 0): Date => new Date(START + number * DAY + later);

let folder: string;
let dispose: () => Promise<void>;
let handle: Database;

beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
  handle = new Sqlite(path.join(folder, 'source.sqlite'));
  handle.exec('create table t (a text)');
});
afterEach(async () => {
  handle.close();
  await dispose();
});

const insert = (text: string): void => void handle.prepare('insert into t values (?)').run(text);

describe('a backup', () => {
  it('contains everything, is readable by its owner only, and has its time in its name', async () => {
    insert('kept');
    const file = backUp(handle, folder, 'daily', day(0));
    expect(path.basename(file)).toBe('daily-2026-11-20T08-00-00-000Z.sqlite');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(backupFolder(folder))).mode & 0o777).toBe(0o700);
    const copy = new Sqlite(file, { readonly: true });
    expect(copy.prepare('select a from t').pluck().all()).toEqual(['kept']);
    copy.close();
  });

  it('is due if there is none, a day after the last one, and if the clock went back a day, but not earlier', () => {
    expect(isBackupDue(folder, day(0))).toBe(true);
    backUp(handle, folder, 'migration', day(0));
    expect(isBackupDue(folder, day(0))).toBe(true);
    backUp(handle, folder, 'daily', day(0));
    expect(isBackupDue(folder, day(1, -1))).toBe(false);
    expect(isBackupDue(folder, day(1))).toBe(true);
    expect(isBackupDue(folder, day(-1))).toBe(true);
  });

  it('is made daily although one has a time that has not come yet, as after a clock that was a year ahead', () => {
    backUp(handle, folder, 'daily', day(365));
    expect(isBackupDue(folder, day(0))).toBe(true);
    backUp(handle, folder, 'daily', day(0));
    expect(isBackupDue(folder, day(0, 60_000))).toBe(false);
    expect(isBackupDue(folder, day(1))).toBe(true);
    for (let number = 1; number <= 7; number += 1) backUp(handle, folder, 'daily', day(number));
    expect(listBackups(folder).map(({ at }) => at)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => day(number).getTime()),
    );
  });

  it('is deleted once it is 30 days old, unless it is one of the last two, as after a clock that is a year ahead', () => {
    backUp(handle, folder, 'migration', day(0));
    for (let number = 0; number < 4; number += 1) backUp(handle, folder, 'daily', day(number));
    backUp(handle, folder, 'daily', day(31));
    const left = () => listBackups(folder).map(({ kind, at }) => `${kind} ${(at - START) / DAY}`);
    expect(left()).toEqual(['daily 1', 'daily 2', 'daily 3', 'daily 31']);
    backUp(handle, folder, 'daily', day(400));
    expect(left()).toEqual(['daily 31', 'daily 400']);
  });

  it('is kept for seven days and three upgrades', () => {
    for (let number = 0; number < 9; number += 1) {
      backUp(handle, folder, 'daily', day(number));
      backUp(handle, folder, 'migration', day(number, 1));
    }
    const backups = listBackups(folder);
    const times = (kind: string) => backups.filter((backup) => backup.kind === kind).map(({ at }) => at);
    expect(times('daily')).toEqual([2, 3, 4, 5, 6, 7, 8].map((number) => day(number).getTime()));
    expect(times('migration')).toEqual([6, 7, 8].map((number) => day(number, 1).getTime()));
    expect(backups).toHaveLength(KEPT.daily + KEPT.migration);
  });

  it('is deleted if all backups together are too large, unless it is the newest of its kind', () => {
    insert('x'.repeat(7 * 1024 * 1024));
    backUp(handle, folder, 'daily', day(0));
    backUp(handle, folder, 'daily', day(1));
    backUp(handle, folder, 'migration', day(1));
    handle.exec('delete from t; vacuum');
    backUp(handle, folder, 'daily', day(2));
    // 21 MB of old backups, 16 MB allowed: one has to go.
    expect(listBackups(folder).map(({ kind, at }) => `${kind} ${new Date(at).getUTCDate()}`)).toEqual([
      'daily 21',
      'migration 21',
      'daily 22',
    ]);
  });

  it('is kept if it is the last of its kind, however large it is', () => {
    insert('x'.repeat(17 * 1024 * 1024));
    backUp(handle, folder, 'daily', day(0));
    handle.exec('delete from t; vacuum');
    backUp(handle, folder, 'migration', day(1));
    expect(listBackups(folder).map(({ kind }) => kind)).toEqual(['daily', 'migration']);
  });

  it('is not kept if it differs from the database', async () => {
    insert('first');
    handle.exec('create index i on t (a)');
    // The index lacks a row: the database counts by the index, while the copy's index is rebuilt.
    const index = handle.prepare("select * from sqlite_schema where name = 'i'").raw().get() as unknown[];
    handle.unsafeMode().pragma('writable_schema = on');
    handle.exec("delete from sqlite_schema where name = 'i'");
    handle.pragma('writable_schema = reset');
    insert('second');
    handle.pragma('writable_schema = on');
    handle.prepare('insert into sqlite_schema values (?, ?, ?, ?, ?)').run(index);
    handle.pragma('writable_schema = reset');
    expect(() => backUp(handle, folder, 'daily', day(0))).toThrow('differs from the database');
    expect(await readdir(backupFolder(folder))).toEqual([]);
  });

  it('that was interrupted is not listed as a backup, and the next one removes it', async () => {
    await mkdir(backupFolder(folder));
    const left = 'daily-2026-11-19T08-00-00-000Z.sqlite.partial';
    await writeFile(path.join(backupFolder(folder), left), 'half');
    expect(listBackups(folder)).toEqual([]);
    backUp(handle, folder, 'daily', day(0));
    expect(await readdir(backupFolder(folder))).toEqual(['daily-2026-11-20T08-00-00-000Z.sqlite']);
  });

  it('is not made inside a transaction, and leaves nothing behind', async () => {
    handle.exec('begin');
    expect(() => backUp(handle, folder, 'daily', day(0))).toThrow('within a transaction');
    handle.exec('rollback');
    expect(await readdir(backupFolder(folder))).toEqual([]);
  });
});

it('the server makes a backup soon after the start and one a day from then on, and can run from a backup', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = path.join(folder, 'data');
  let starts = 0;
  const runFor = async (ms: number, backups: number): Promise<void> => {
    starts += 1;
    const connection = await openDatabase({ dataDir, log: quietLog });
    await insertBareProvider(connection.db, `start-${starts}`);
    await vi.advanceTimersByTimeAsync(ms);
    await expect.poll(() => listBackups(dataDir), { timeout: 20_000 }).toHaveLength(backups);
    await connection.close();
  };
  // A start that stops at once, for example because of a wrong master key, leaves nothing behind.
  await runFor(1_000, 0);
  await runFor(15_000, 1);
  await runFor(15_000, 1);
  const [first, ...others] = listBackups(dataDir);
  expect(others).toEqual([]);
  const older = path.join(backupFolder(dataDir), 'daily-2020-01-01T00-00-00-000Z.sqlite');
  await rename(first!.path, older);
  await runFor(15_000, 2);

  const restored = path.join(folder, 'restored');
  await mkdir(restored);
  await rename(older, databaseFile(restored));
  const connection = await openDatabase({ dataDir: restored, log: quietLog });
  expect(await connection.db.selectFrom('providers').select('slug').execute()).toHaveLength(2);
  await connection.close();
});
