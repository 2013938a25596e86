import { readdirSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { openSqliteFile } from '#src/db/sqlite-file.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

const FULL = 2;
const NORMAL = 1;

let dataDir: string;
let connection: DatabaseConnection;
let dispose: () => Promise<void>;

beforeEach(async () => {
  const made = await createTestFolder();
  dataDir = path.join(made.folder, 'data');
  connection = await openDatabase({ dataDir, log: quietLog });
  dispose = async () => {
    await connection.close();
    await made.dispose();
  };
});
afterEach(() => dispose());

const waits = async (db: Db): Promise<number | undefined> =>
  (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous;

it('records are committed without waiting for the disk, and every other transaction waits for it', async () => {
  const seen: (number | undefined)[] = [];
  await Promise.all([
    connection.record(async (tx) => {
      seen.push(await waits(tx));
      await insertBareProvider(tx, 'recorded');
    }),
    connection.transaction(async (tx) => {
      seen.push(await waits(tx));
      await insertBareProvider(tx, 'changed');
    }),
    connection.record(async (tx) => {
      seen.push(await waits(tx));
    }),
  ]);
  expect(seen).toEqual([NORMAL, FULL, NORMAL]);
  expect(await waits(connection.db)).toBe(FULL);
  const slugs = await connection.db.selectFrom('providers').select('slug').orderBy('id').execute();
  expect(slugs).toEqual([{ slug: 'recorded' }, { slug: 'changed' }]);
});

it('records that fail are rolled back, and the next transaction waits for the disk', async () => {
  const failing = connection.record(async (tx) => {
    await insertBareProvider(tx, 'undone');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await waits(connection.db)).toBe(FULL);
  expect(await connection.db.selectFrom('providers').select('slug').execute()).toEqual([]);
});

it('records are in the file once they are stored', async () => {
  await connection.record((tx) => insertBareProvider(tx, 'a-slug-in-the-file'));
  expect(await readFile(`${databaseFile(dataDir)}-wal`, 'latin1')).toContain('a-slug-in-the-file');
});

const open = (name: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(name);
    } catch {
      return false;
    }
  }).length;

it('the log is synced by one descriptor, also after the file was opened again, and none stays open', {
  skip: process.platform !== 'linux',
}, async () => {
  const file = openSqliteFile(path.join(dataDir, 'other.sqlite'), quietLog);
  const wal = path.join(dataDir, 'other.sqlite-wal');
  const write = (): unknown => file.handle().pragma('application_id = 7');
  const fail = (): never => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  };
  write();
  const ofSqlite = open(wal);
  for (let times = 0; times < 3; times += 1) await file.sync();
  expect(open(wal)).toBe(ofSqlite + 1);
  file.handle().function('fail', fail);
  expect(() => file.prepare('select fail()').all([])).toThrow('disk I/O error');
  write();
  await file.sync();
  await expect.poll(() => open(wal)).toBe(ofSqlite + 1);
  file.close();
  await expect.poll(() => open(wal)).toBe(0);
});
