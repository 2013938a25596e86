import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, backupFolder, listBackups } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { openVault } from '#src/vault/vault.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { WITH_NEXT } from '#test/faults/next-migration.ts';
import { report } from '#test/faults/report.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider, storeSecret } from '#test/stored-secrets.ts';

let folder: string;
let dispose: () => Promise<void>;

beforeAll(async () => {
  ({ folder, dispose } = await createTestFolder());
  const connection = await openDatabase({ dataDir: path.join(folder, 'original'), log: quietLog });
  const vault = await openVault({ connection, masterKey: randomBytes(32) });
  const providerId = await insertBareProvider(connection.db, 'custom');
  const keyId = await storeSecret(connection, vault, providerId, 'secret');
  const pin = { api_key_id: keyId, host: 'a.test', created_at: '2026-11-20T00:00:00.000Z' };
  await connection.db.insertInto('api_key_hosts').values(pin).execute();
  await connection.close();
});
afterAll(() => dispose());

const copyOfOriginal = (name: string): string => {
  const copy = path.join(folder, name);
  mkdirSync(copy);
  copyFileSync(databaseFile(path.join(folder, 'original')), databaseFile(copy));
  return copy;
};

/** The schema and every row, as text. */
const contentsOf = (file: string): string => {
  const handle = new Sqlite(file);
  expect(handle.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(handle.pragma('foreign_key_check')).toEqual([]);
  const schema = handle
    .prepare<[], { name: string; sql: string }>('select name, sql from sqlite_schema order by name')
    .all();
  const tables = schema.filter(
    ({ sql }) => sql?.startsWith('CREATE TABLE') || sql?.startsWith('create table'),
  );
  const rows = tables.map(({ name }) =>
    handle
      .prepare(`select * from "${name}"`)
      .all()
      .map((row) => ({ ...(row as object), applied_at: undefined })),
  );
  handle.close();
  return JSON.stringify([schema, rows]);
};

const migrateAndDie = (copy: string, killAt: number) =>
  startChild('migrate-child.ts', [copy, String(killAt)]).ended;

const migrateHere = (copy: string): void => {
  const handle = new Sqlite(databaseFile(copy));
  const now = (): Date => new Date();
  const backup = (): void => void backUp(handle, copy, 'migration', now());
  migrateSqlite(handle, { now, migrations: WITH_NEXT, backup });
  handle.close();
};

it('a migration killed at any statement leaves the old database or the new one', {
  timeout: 180_000,
}, async () => {
  const before = contentsOf(databaseFile(path.join(folder, 'original')));
  const whole = copyOfOriginal('whole');
  const { stdout } = await migrateAndDie(whole, 0);
  const statements = Number(stdout.trim().split(' ')[1]);
  const after = contentsOf(databaseFile(whole));
  expect(after).not.toBe(before);
  expect(statements).toBeGreaterThan(10);

  const found = { old: 0, new: 0 };
  for (let killAt = 1; killAt <= statements; killAt += 1) {
    const copy = copyOfOriginal(`killed-${killAt}`);
    expect((await migrateAndDie(copy, killAt)).signal).toBe('SIGKILL');
    const contents = contentsOf(databaseFile(copy));
    expect([before, after]).toContain(contents);
    found[contents === before ? 'old' : 'new'] += 1;
    // Every visible backup is complete, and the next start finishes the migration.
    for (const backup of listBackups(copy)) expect(contentsOf(backup.path)).toBe(before);
    migrateHere(copy);
    expect(contentsOf(databaseFile(copy))).toBe(after);
    expect(readdirSync(backupFolder(copy)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  }
  expect(found.old).toBeGreaterThan(10);
  report(`migration: killed at each of ${statements} statements: ${found.old} old, ${found.new} new`);
});
