import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { Connection } from '#src/db/connection.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { assertDurable } from '#src/db/sqlite-file.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

let folder: string;
let dispose: () => Promise<void>;
const open = (dataDir = path.join(folder, 'data')): Promise<Connection> =>
  openDatabase({ dataDir, log: quietLog });

beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
});
afterEach(() => dispose());

describe('the SQLite file', () => {
  it('is open with every safe setting, measured after a write', async () => {
    const connection = await open();
    await insertBareProvider(connection.db, 'custom');
    const expected = {
      synchronous: 2,
      journal_mode: 'wal',
      locking_mode: 'exclusive',
      foreign_keys: 1,
      busy_timeout: 5000,
      secure_delete: 1,
      temp_store: 2,
      trusted_schema: 0,
      cell_size_check: 1,
    };
    for (const [pragma, value] of Object.entries(expected)) {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(connection.db);
      expect(Object.values(rows[0] ?? {})[0], pragma).toBe(value);
    }
    await connection.close();
  });

  it('is of a version without the write-ahead log defect that was mended in 3.51.3', async () => {
    const version = new Sqlite(':memory:').prepare('select sqlite_version()').pluck().get();
    expect(String(version).localeCompare('3.51.3', undefined, { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('is refused when its commits are not synced, though the setting says otherwise before the first write', () => {
    const handle = new Sqlite(path.join(folder, 'unsafe.sqlite'));
    handle.pragma('journal_mode = WAL');
    expect(handle.pragma('synchronous', { simple: true })).toBe(2);
    expect(() => assertDurable(handle)).toThrow('not durable');
    handle.close();
  });

  it('and its log and lock can be read by their owner only, also when they were open before', async () => {
    await mkdir(path.join(folder, 'data'), { mode: 0o755 });
    await writeFile(databaseFile(path.join(folder, 'data')), '', { mode: 0o644 });
    const connection = await open();
    await insertBareProvider(connection.db, 'custom');
    // The folder is somebody's: DATA_DIR=/tmp must not lock everybody else out of it.
    expect((await stat(path.join(folder, 'data'))).mode & 0o777).toBe(0o755);
    const files = await readdir(path.join(folder, 'data'));
    expect(files.sort()).toEqual(['gatehouse.lock', 'gatehouse.sqlite', 'gatehouse.sqlite-wal']);
    for (const file of files) {
      expect((await stat(path.join(folder, 'data', file))).mode & 0o777, file).toBe(0o600);
    }
    await connection.close();
  });

  it('warns of a folder into which everybody may write', async () => {
    const dataDir = path.join(folder, 'open');
    const warned: string[] = [];
    const log = { ...quietLog, warn: (_fields: object, message: string) => void warned.push(message) };
    for (const mode of [0o777, 0o1777, 0o755]) {
      await mkdir(dataDir, { recursive: true });
      await chmod(dataDir, mode);
      await (await openDatabase({ dataDir, log })).close();
    }
    expect(warned).toEqual([expect.stringContaining('Every user of this machine may write to DATA_DIR')]);
  });

  it('makes a folder that its owner alone can open', async () => {
    const connection = await open(path.join(folder, 'new', 'data'));
    for (const made of ['new', 'new/data'])
      expect((await stat(path.join(folder, made))).mode & 0o777).toBe(0o700);
    await connection.close();
  });

  it('cannot be opened by another program while it is live', async () => {
    const connection = await open();
    const other = new Sqlite(databaseFile(path.join(folder, 'data')), { timeout: 50 });
    expect(() => other.prepare('select * from providers').all()).toThrow('locked');
    other.close();
    await connection.close();
  });

  it('keeps rows from pointing nowhere', async () => {
    const connection = await open();
    const pin = { api_key_id: 1, host: 'a.test', created_at: '2026-11-20T00:00:00.000Z' };
    await expect(connection.db.insertInto('api_key_hosts').values(pin).execute()).rejects.toThrow(
      'FOREIGN KEY',
    );
    await connection.close();
  });

  it('answers reads while it is full, refuses writes, and takes them again once there is room', async () => {
    const connection = await open();
    await insertBareProvider(connection.db, 'before');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(connection.db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(connection.db);
    const long = 'x'.repeat(20_000);
    const write = () => connection.transaction((tx) => insertBareProvider(tx, `after-${long}`));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(classifyFailure(await write().catch((error: unknown) => error))).toBe('storage_full');
    }
    expect(await connection.db.selectFrom('providers').select('slug').execute()).toEqual([
      { slug: 'before' },
    ]);
    expect(await connection.status()).toBe('ok');
    await sql`pragma max_page_count = 1000000`.execute(connection.db);
    await write();
    expect(await connection.db.selectFrom('providers').select('slug').execute()).toHaveLength(2);
    await connection.close();
  });
});

it('a failure of another file than the database is told as it was, not as one of DATA_DIR', async () => {
  const connection = await open();
  const failure = await readdir(path.join(folder, 'no-such-folder')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'ENOENT', syscall: 'scandir' });
  expect(connection.startError(failure)).toBe(failure);
  await connection.close();
});

describe('a start stops with one line', () => {
  it('where DATA_DIR is a file', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const refused = open(path.join(folder, 'file'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`DATA_DIR ${path.join(folder, 'file')} cannot be used`);
  });

  it('where the file is no database, which it leaves as it is', async () => {
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir);
    await writeFile(databaseFile(dataDir), "not a database, but somebody's text\n".repeat(200));
    const refused = open(dataDir);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('cannot be read (SQLITE_NOTADB)');
    expect((await stat(databaseFile(dataDir))).size).toBe(36 * 200);
  });

  it.each([
    [
      'a ledger of another form',
      'alter table migrations rename column checksum to cheaksum',
      'no such column',
    ],
    ['no ledger beside its tables', 'drop table migrations', 'already exists'],
  ])('where the file has %s, which it leaves as it is', async (_what, change, message) => {
    const dataDir = path.join(folder, 'data');
    await (await open(dataDir)).close();
    const handle = new Sqlite(databaseFile(dataDir));
    handle.exec(change);
    handle.close();
    const before = await readFile(databaseFile(dataDir));
    const refused = open(dataDir);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(message);
    expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
  });

  it.each([
    ['leads nowhere', (folder: string) => path.join(folder, 'link'), 'ENOENT'],
    ['is too long a name', (folder: string) => path.join(folder, 'x'.repeat(300)), 'ENAMETOOLONG'],
  ])('where DATA_DIR %s', async (_what, dirIn, code) => {
    await symlink(path.join(folder, 'nowhere', 'at', 'all'), path.join(folder, 'link'));
    const refused = open(dirIn(folder));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`cannot be used (${code})`);
  });

  it('where a file of somebody else has the name of the lock', async () => {
    await mkdir(path.join(folder, 'data'));
    await writeFile(path.join(folder, 'data', 'gatehouse.lock'), 'not ours, and longer than nothing');
    const refused = open();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('gatehouse.lock is not the lock file that Gatehouse makes');
  });

  it('where the folder cannot be made', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const refused = open(path.join(folder, 'file', 'data'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('ENOTDIR');
  });
});
