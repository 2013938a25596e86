import path from 'node:path';
import Sqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { openSqliteFile } from '#src/db/sqlite-file.ts';
import { createStatements, MAX_STATEMENTS } from '#src/db/sqlite-statements.ts';
import { createTestFolder } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { insertBareProvider } from '#test/stored-secrets.ts';

let folder: string;
let dispose: () => Promise<void>;
beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
});
afterEach(() => dispose());

const open = (name: string): SqliteDatabase => new Sqlite(path.join(folder, name));

it('a text is compiled once for a connection, and again for another one', () => {
  const statements = createStatements();
  const [first, second] = [open('first.sqlite'), open('second.sqlite')];
  const kept = statements.prepare(first, 'select 1');
  expect(statements.prepare(first, 'select 1')).toBe(kept);
  expect(statements.prepare(second, 'select 1')).not.toBe(kept);
  expect(statements.prepare(second, 'select 1').database).toBe(second);
  first.close();
  second.close();
});

it('no more are kept than the limit, and those in use stay', () => {
  const statements = createStatements();
  const handle = open('many.sqlite');
  const used = statements.prepare(handle, 'select 0');
  for (let text = 1; text <= 3 * MAX_STATEMENTS; text += 1) {
    statements.prepare(handle, `select ${text}`);
    expect(statements.prepare(handle, 'select 0')).toBe(used);
  }
  expect(statements.count()).toBe(MAX_STATEMENTS);
  handle.close();
});

it('a query reads the columns of the schema as it is now, after each change of it', async () => {
  const { db, close } = await openDatabase({ dataDir: folder, log: quietLog });
  await insertBareProvider(db, 'custom');
  const columns = async (): Promise<string[]> =>
    Object.keys((await db.selectFrom('providers').selectAll().executeTakeFirst()) ?? {});
  const before = await columns();
  await sql`alter table providers add column motto text default 'none'`.execute(db);
  expect(await columns()).toEqual([...before, 'motto']);
  await sql`alter table providers rename column motto to saying`.execute(db);
  expect(await columns()).toEqual([...before, 'saying']);
  await sql`alter table providers drop column saying`.execute(db);
  expect(await columns()).toEqual(before);
  await close();
});

it('a text that is being read row by row can be run meanwhile', () => {
  const file = openSqliteFile(path.join(folder, 'rows.sqlite'), quietLog);
  const text = 'select value from (select 1 as value union select 2)';
  const seen: unknown[] = [];
  for (const row of file.prepare(text).iterate([])) {
    expect(file.prepare(text).all([])).toHaveLength(2);
    seen.push(row);
  }
  expect(seen).toEqual([{ value: 1 }, { value: 2 }]);
  file.close();
});
