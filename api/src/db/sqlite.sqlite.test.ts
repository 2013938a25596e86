import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { assertDurable } from '#src/db/sqlite-file.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

let folder: string;
let dispose: () => Promise<void>;
const open = (dataDir = path.join(folder, 'data')): Promise<DatabaseConnection> =>
  openDatabase({ dataDir, log: quietLog });

beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
});
afterEach(() => dispose());

describe('the SQLite file', () => {
  it('refuses to replace an event of the audit log, which is a deletion', async () => {
    const { db, close } = await open();
    const event = sql`(id, at, action, subject) values (1, '2026-11-30T00:00:00.000Z', 'key.add', 'api_key')`;
    await sql`insert into audit_events ${event}`.execute(db);
    await expect(sql`replace into audit_events ${event}`.execute(db)).rejects.toThrow('append-only');
    await close();
  });

  it('is opened with every safe setting, checked after a write', async () => {
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
      recursive_triggers: 1,
    };
    for (const [pragma, value] of Object.entries(expected)) {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(connection.db);
      expect(Object.values(rows[0] ?? {})[0], pragma).toBe(value);
    }
    await connection.close();
  });

  it('is handled by a SQLite version without the write-ahead log bug fixed in 3.51.3', async () => {
    const version = new Sqlite(':memory:').prepare('select sqlite_version()').pluck().get();
    expect(String(version).localeCompare('3.51.3', undefined, { numeric: true })).toBeGreaterThanOrEqual(0);
  });

  it('is rejected if commits are not synced, even if the setting claims otherwise before the first write', () => {
    const handle = new Sqlite(path.join(folder, 'unsafe.sqlite'));
    handle.pragma('journal_mode = WAL');
    expect(handle.pragma('synchronous', { simple: true })).toBe(2);
    expect(() => assertDurable(handle)).toThrow('not durable');
    handle.close();
  });

  it('is readable by its owner only, like its log and its lock, even if it was not before', async () => {
    await mkdir(path.join(folder, 'data'), { mode: 0o755 });
    await writeFile(databaseFile(path.join(folder, 'data')), '', { mode: 0o644 });
    const connection = await open();
    await insertBareProvider(connection.db, 'custom');
    // The folder may be shared: DATA_DIR=/tmp must not lock everybody else out of it.
    expect((await stat(path.join(folder, 'data'))).mode & 0o777).toBe(0o755);
    const files = await readdir(path.join(folder, 'data'));
    expect(files.sort()).toEqual(['gatehouse.lock', 'gatehouse.sqlite', 'gatehouse.sqlite-wal']);
    for (const file of files) {
      expect((await stat(path.join(folder, 'data', file))).mode & 0o777, file).toBe(0o600);
    }
    await connection.close();
  });

  it('warns about a folder that everybody can write to', async () => {
    const dataDir = path.join(folder, 'open');
    const warned: string[] = [];
    const log = { ...quietLog, warn: (_fields: object, message: string) => void warned.push(message) };
    for (const mode of [0o777, 0o1777, 0o755]) {
      await mkdir(dataDir, { recursive: true });
      await chmod(dataDir, mode);
      await (await openDatabase({ dataDir, log })).close();
    }
    expect(warned).toEqual([expect.stringContaining('Every user of this machine can write to DATA_DIR')]);
  });

  it('creates a folder that only its owner can open', async () => {
    const connection = await open(path.join(folder, 'new', 'data'));
    for (const made of ['new', 'new/data'])
      expect((await stat(path.join(folder, made))).mode & 0o777).toBe(0o700);
    await connection.close();
  });

  it('cannot be opened by another program while the server runs', async () => {
    const connection = await open();
    const other = new Sqlite(databaseFile(path.join(folder, 'data')), { timeout: 50 });
    expect(() => other.prepare('select * from providers').all()).toThrow('locked');
    other.close();
    await connection.close();
  });

  it('rejects rows that reference missing rows', async () => {
    const connection = await open();
    const pin = { api_key_id: 1, host: 'a.test', created_at: '2026-11-20T00:00:00.000Z' };
    await expect(connection.db.insertInto('api_key_hosts').values(pin).execute()).rejects.toThrow(
      'FOREIGN KEY',
    );
    await connection.close();
  });

  it('serves reads while the disk is full, rejects writes, and accepts them again once there is space', async () => {
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

it('a failure of another file is reported as it is, not as one of DATA_DIR', async () => {
  const connection = await open();
  const failure = await readdir(path.join(folder, 'no-such-folder')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'ENOENT', syscall: 'scandir' });
  expect(connection.startError(failure)).toBe(failure);
  await connection.close();
});

describe('a start stops with one line', () => {
  it('if DATA_DIR is a file', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const refused = open(path.join(folder, 'file'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`DATA_DIR ${path.join(folder, 'file')} cannot be used`);
  });

  it('if the file is not a database, and leaves it unchanged', async () => {
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
      'a ledger with other columns',
      'alter table migrations rename column checksum to cheaksum',
      'no such column',
    ],
    ['tables but no ledger', 'drop table migrations', 'already exists'],
  ])('if the file has %s, and leaves it unchanged', async (_what, change, message) => {
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
    ['is a broken link', (folder: string) => path.join(folder, 'link'), 'ENOENT'],
    ['cannot exist', () => '/proc/gatehouse/data', 'ENOENT'],
    ['is too long', (folder: string) => path.join(folder, 'x'.repeat(300)), 'ENAMETOOLONG'],
  ])('if DATA_DIR %s', async (_what, dirIn, code) => {
    await symlink(path.join(folder, 'nowhere', 'at', 'all'), path.join(folder, 'link'));
    const refused = open(dirIn(folder));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`cannot be used (${code})`);
  });

  it.each(['gatehouse.lock', 'gatehouse.sqlite'])('if %s is a pipe, which nobody reads', async (name) => {
    await mkdir(path.join(folder, 'data'));
    expect(spawnSync('mkfifo', [path.join(folder, 'data', name)]).status).toBe(0);
    const refused = open(path.join(folder, 'data'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`${name} is not a file`);
  });

  it('if another file has the name of the lock', async () => {
    await mkdir(path.join(folder, 'data'));
    await writeFile(path.join(folder, 'data', 'gatehouse.lock'), 'not ours, and longer than nothing');
    const refused = open();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('gatehouse.lock is not a lock file of Gatehouse');
  });

  it('if the folder cannot be created', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const refused = open(path.join(folder, 'file', 'data'));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('ENOTDIR');
  });
});
