import { mkdirSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { MIGRATIONS } from '#src/db/migration-list.ts';
import { migratePostgres } from '#src/db/postgres-migrate.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { migrateSqlite } from '#src/db/sqlite-migrate.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

const NAME = '2026-11-22-api-origins';
const before = MIGRATIONS.slice(
  0,
  MIGRATIONS.findIndex(({ name }) => name === NAME),
);
const now = (): Date => new Date('2026-11-21T08:00:00.000Z');

const ROWS = [
  `insert into providers (slug, name, description, special_requirements, required_scopes, recommended_rotation_days,
     key_placement, default_headers, hosts, source, created_at, updated_at)
   values ('acme', 'Acme', '', '[]', '[]', 90, '{"type":"bearer"}', '{}', '["api.acme.example"]', 'discovered', 'x', 'x')`,
  `insert into researched_apis (name_key, company_host, facts, updated_at) values ('one', 'www.acme.example', '{}', 'a')`,
  `insert into researched_apis (name_key, company_host, facts, updated_at) values ('two', 'acme.example', '{}', 'b')`,
];

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.dispose());

/** A database as the version before left it, with rows. */
const fillOlder = async (): Promise<void> => {
  const { databaseUrl, dataDir } = database.options;
  if (databaseUrl === undefined) {
    mkdirSync(dataDir, { recursive: true });
    const handle = new Sqlite(databaseFile(dataDir));
    migrateSqlite(handle, { now, migrations: before, backup: () => {} });
    for (const row of ROWS) handle.exec(row);
    handle.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await migratePostgres(client, { now, migrations: before });
  for (const row of ROWS) await client.query(row);
  await client.end();
};

it('an upgrade keeps the providers and the researched APIs, whose names are then unique for each company', async () => {
  await fillOlder();
  const connection = await openDatabase({ ...database.options, log: quietLog });
  const { db } = connection;
  expect(await db.selectFrom('providers').select(['slug', 'origin']).execute()).toEqual([
    { slug: 'acme', origin: null },
  ]);
  const rows = () => db.selectFrom('researched_apis').selectAll().orderBy('id').execute();
  const kept = await rows();
  expect(kept).toMatchObject([
    { id: 1, name_key: 'one', company_host: 'www.acme.example', updated_at: 'a' },
    { id: 2, name_key: 'two', company_host: 'acme.example', updated_at: 'b' },
  ]);
  const add = (company: string) =>
    db
      .insertInto('researched_apis')
      .values({ name_key: 'two', company_host: company, facts: '{}', updated_at: 'c' })
      .execute();
  await add('evil.example');
  await expect(add('acme.example')).rejects.toThrow(/unique/i);
  // A new row never gets the id of one that a screen may still show.
  expect((await rows()).map(({ id }) => id > 2 || kept.some((row) => row.id === id))).toEqual([
    true,
    true,
    true,
  ]);
  await connection.close();
});
