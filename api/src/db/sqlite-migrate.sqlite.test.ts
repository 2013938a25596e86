import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBackups } from '#src/db/backup.ts';
import { openDatabase } from '#src/db/connect.ts';
import { MIGRATIONS } from '#src/db/migration-list.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { createTestFolder } from '#test/database.ts';
import { WITH_NEXT } from '#test/faults/next-migration.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

let folder: string;
let dispose: () => Promise<void>;
beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
});
afterEach(() => dispose());

const now = (): Date => new Date('2026-11-20T08:00:00.000Z');
const steps = (file: string): unknown[] => {
  const handle = new Sqlite(file, { readonly: true });
  const names = handle.prepare('select name from migrations order by name').pluck().all();
  handle.close();
  return names;
};
const openOnce = async (): Promise<void> => {
  const connection = await openDatabase({ dataDir: folder, log: quietLog });
  await connection.close();
};

describe('an upgrade', () => {
  it('that builds the table of the keys again keeps keys, pins and the ids that were used', async () => {
    const old = new Sqlite(databaseFile(folder));
    migrateSqlite(old, { now, migrations: MIGRATIONS.slice(0, 3), backup: () => {} });
    old.exec(`
      insert into providers (slug, name, description, special_requirements, required_scopes, recommended_rotation_days,
        key_placement, default_headers, hosts, source, created_at, updated_at)
        values ('custom', 'Custom', '', '[]', '[]', 90, '{}', '{}', '[]', 'built-in', 'then', 'then');
      insert into api_keys (provider_id, name, secret, secret_prefix, base_url, last_rotated, is_active, created_at,
        updated_at) select 1, value, 'v1.1.AAAA.AAAA', 'sk-', 'https://a.test', 'then', 1, 'then', 'then'
        from json_each('["first","second","third"]');
      insert into api_key_hosts (api_key_id, host, created_at) values (2, 'b.test', 'then');
      delete from api_keys where id = 3`);
    const before = old.prepare('select * from api_keys').all();
    old.close();
    await openOnce();
    const handle = new Sqlite(databaseFile(folder));
    // Later migrations add columns.
    expect(handle.prepare('select * from api_keys').all()).toMatchObject(before);
    expect(handle.prepare('select api_key_id, host from api_key_hosts').all()).toEqual([
      { api_key_id: 2, host: 'b.test' },
    ]);
    handle.exec(
      `insert into api_keys (provider_id, name, secret, secret_prefix, last_rotated, is_active, created_at, updated_at)
        select provider_id, name, '', '', 'now', 1, 'now', 'now' from api_keys where id = 1`,
    );
    expect(handle.prepare('select max(id) from api_keys').pluck().get()).toBe(4);
    handle.pragma('foreign_keys = ON');
    handle.exec('delete from api_keys where id = 2');
    expect(handle.prepare('select count(*) from api_key_hosts').pluck().get()).toBe(0);
    handle.close();
  });

  it('of an older database makes a backup first; a new database needs none', async () => {
    const old = new Sqlite(databaseFile(folder));
    migrateSqlite(old, { now, migrations: MIGRATIONS.slice(0, 1), backup: () => {} });
    old.close();
    await openOnce();
    expect(steps(databaseFile(folder))).toEqual(MIGRATIONS.map(({ name }) => name));
    const backups = listBackups(folder);
    expect(backups.map(({ kind }) => kind)).toEqual(['migration']);
    expect(steps(backups[0]?.path ?? '')).toEqual([MIGRATIONS[0]?.name]);
    await openOnce();
    expect(listBackups(folder)).toEqual(backups);
  });

  it('is rolled back completely if it would leave a row that references nothing', async () => {
    const connection = await openDatabase({ dataDir: folder, log: quietLog });
    await insertBareProvider(connection.db, 'custom');
    await connection.close();
    const before = steps(databaseFile(folder));
    const handle = new Sqlite(databaseFile(folder));
    const migrations = [
      ...WITH_NEXT,
      { name: '2099-01-02-dangling', statements: () => ["insert into labels values ('label', 4711)"] },
    ];
    expect(() => migrateSqlite(handle, { now, migrations, backup: () => {} })).toThrow(
      'the upgrade would leave 1 rows that reference missing rows',
    );
    expect(handle.pragma('foreign_keys', { simple: true })).toBe(1);
    handle.close();
    expect(steps(databaseFile(folder))).toEqual(before);
  });
});
