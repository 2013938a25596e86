import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { checksumOf, pendingMigrations } from '#src/db/migrate.ts';
import { MIGRATIONS, type Migration } from '#src/db/migration-list.ts';
import { databaseFile } from '#src/db/sqlite.ts';
import { StartError } from '#src/lifecycle/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

const step = (name: string, ...statements: string[]): Migration => ({ name, statements: () => statements });
const applied = (migration: Migration) => ({
  name: migration.name,
  checksum: checksumOf(migration, 'sqlite'),
});
const first = step('first', 'create table a (id integer)');
const second = step('second', 'create table b (id integer)');

describe('the list of pending migrations', () => {
  it('has all of them at first, then those missing from the ledger, then none', () => {
    expect(pendingMigrations([], 'sqlite', [first, second])).toEqual([first, second]);
    expect(pendingMigrations([applied(first)], 'sqlite', [first, second])).toEqual([second]);
    expect(pendingMigrations([applied(first), applied(second)], 'sqlite', [first, second])).toEqual([]);
  });

  it('is an error if the ledger has an unknown migration', () => {
    expect(() => pendingMigrations([applied(first), applied(second)], 'sqlite', [first])).toThrow(
      'newer version',
    );
  });

  it('is an error if an applied migration had other statements', () => {
    const changed = step('first', 'create table a (id text)');
    expect(() => pendingMigrations([applied(first)], 'sqlite', [changed])).toThrow('differs from');
  });

  it('is empty if they were those of an earlier version of the file with the same result', () => {
    const { checksum } = applied(first);
    const corrected = {
      ...step('first', 'create table a (id integer not null)'),
      earlierChecksums: [checksum],
    };
    expect(pendingMigrations([applied(first)], 'sqlite', [corrected])).toEqual([]);
    const other = applied(step('first', 'create table a (id text)'));
    expect(() => pendingMigrations([other], 'sqlite', [corrected])).toThrow('differs from');
  });
});

it('the migrations are named by date, in order, and each is listed once', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  for (const name of names) expect(name).toMatch(/^\d{4}-\d\d-\d\d-[a-z-]+$/);
});

describe('a start', () => {
  let database: TestDatabase;
  let connection: DatabaseConnection;
  const open = () => openDatabase({ ...database.options, log: quietLog });
  const contents = async (): Promise<string> => {
    if (database.options.databaseUrl === undefined) {
      return createHash('sha256')
        .update(readFileSync(databaseFile(database.options.dataDir)))
        .digest('hex');
    }
    // On PostgreSQL the row versions of the ledger show whether anything changed it.
    const { rows } = await onLedger();
    return JSON.stringify(rows);
  };
  const onLedger = async () => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: database.options.databaseUrl });
    await client.connect();
    const result = await client.query('select xmin::text, * from migrations order by name');
    await client.end();
    return result;
  };

  beforeEach(async () => {
    database = await createTestDatabase();
    connection = await open();
  });
  afterEach(() => database.dispose());

  it('leaves the schema of an up-to-date database unchanged', async () => {
    const before = await connection.db.selectFrom('migrations').selectAll().execute();
    await connection.close();
    const again = await open();
    expect(await again.db.selectFrom('migrations').selectAll().execute()).toEqual(before);
    expect(before.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    await again.close();
  });

  it.each([
    ['created by a newer version', { name: '2999-01-01-later', checksum: 'x' }, 'newer version'],
    ['with a migration that differs', { checksum: 'x' }, 'differs from'],
  ])('stops at a database %s and changes nothing', async (_kind, row, message) => {
    const ledger = { applied_at: '2999-01-01T00:00:00.000Z', ...row };
    await ('name' in ledger
      ? connection.db.insertInto('migrations').values(ledger).execute()
      : connection.db.updateTable('migrations').set(ledger).execute());
    await connection.close();
    const before = await contents();
    const refused = open();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(message);
    expect(await contents()).toBe(before);
  });
});
