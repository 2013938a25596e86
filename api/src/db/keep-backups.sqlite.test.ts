import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { backUp, backupFolder, listBackups } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

const MIB = 1024 * 1024;

const open = async (): Promise<{ connection: DatabaseConnection; dataDir: string }> => {
  const { folder, dispose } = await createTestFolder();
  const dataDir = path.join(folder, 'data');
  const connection = await openDatabase({ dataDir, log: quietLog });
  onTestFinished(async () => {
    await connection.close();
    await dispose();
  });
  return { connection, dataDir };
};

const grow = async ({ db }: DatabaseConnection, mib: number): Promise<void> => {
  await sql`create table large (bytes blob)`.execute(db);
  for (let count = 0; count < mib; count += 1)
    await sql`insert into large values (randomblob(${MIB}))`.execute(db);
};

it('a backup holds up no request: what is written meanwhile is stored, and the copy is of one moment', async () => {
  const { connection, dataDir } = await open();
  await grow(connection, 24);
  let isDone = false;
  const done = connection.forgetBackups?.().finally(() => {
    isDone = true;
  });
  let written = 0;
  while (!isDone) {
    written += 1;
    await insertBareProvider(connection.db, `row-${written}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { kept } = (await done) ?? { kept: '' };
  expect(written).toBeGreaterThan(20);
  const copy = new Sqlite(kept, { readonly: true });
  const slugs = copy.prepare('select slug from providers order by id').pluck().all();
  expect(copy.prepare('select count(*) from large').pluck().get()).toBe(24);
  copy.close();
  expect(slugs.length).toBeLessThan(written);
  expect(slugs).toEqual(slugs.map((_slug, index) => `row-${index + 1}`));
  const rows = await connection.db.selectFrom('providers').select('slug').execute();
  expect(rows).toHaveLength(written);
  expect(readdirSync(backupFolder(dataDir))).toEqual([path.basename(kept)]);
});

it('the log is moved into the file again after a backup', async () => {
  const { connection } = await open();
  await connection.forgetBackups?.();
  const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(
    connection.db,
  );
  expect(rows).toEqual([{ wal_autocheckpoint: 1_000 }]);
});

it('a stop ends a backup, which leaves nothing behind, and does not wait for it', async () => {
  const { connection, dataDir } = await open();
  await grow(connection, 24);
  const ended = connection.forgetBackups?.().catch((error: unknown) => error);
  await expect.poll(() => readdirSync(backupFolder(dataDir)), { interval: 1 }).not.toEqual([]);
  await connection.close();
  expect(await ended).toMatchObject({ code: 'ABORTED' });
  expect(readdirSync(backupFolder(dataDir))).toEqual([]);
});

it('a backup that fails deletes none of the earlier ones', async () => {
  const { connection, dataDir } = await open();
  await connection.close();
  const handle = new Sqlite(databaseFile(dataDir));
  const earlier = backUp(handle, dataDir, 'daily', new Date(0));
  handle.close();
  // In the way of what removes the leftovers of an interrupted one.
  mkdirSync(path.join(backupFolder(dataDir), 'left.partial'));
  const opened = await openDatabase({ dataDir, log: quietLog });
  await expect(opened.forgetBackups?.()).rejects.toThrow('EISDIR');
  await opened.close();
  expect(listBackups(dataDir).map((backup) => backup.path)).toEqual([earlier]);
});
