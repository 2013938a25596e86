import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { Db } from '#src/db/database.ts';
import { classifyFailure } from '#src/db/failure.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';
import { bareProvider, insertBareProvider } from '#test/stored-secrets.ts';

describe('a connection', () => {
  let database: TestDatabase;
  let connection: DatabaseConnection;

  beforeAll(async () => {
    database = await createTestDatabase();
    connection = await openDatabase({ ...database.options, log: quietLog });
  });
  afterAll(async () => {
    await connection.close();
    await database.dispose();
  });

  it('reports its dialect and that it is ready', async () => {
    expect(connection.dialect).toBe(process.env.TEST_DATABASE);
    expect(await connection.status()).toBe('ok');
  });

  it('keeps what a transaction wrote and discards what a failed one wrote', async () => {
    await connection.transaction((tx) => tx.insertInto('providers').values(bareProvider('kept')).execute());
    const failed = connection.transaction(async (tx) => {
      await tx.insertInto('providers').values(bareProvider('forgotten')).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    const rows = await connection.db.selectFrom('providers').select('slug').execute();
    expect(rows.map(({ slug }) => slug)).toEqual(['kept']);
  });

  it('discards a transaction if the caller swallowed a failed statement', async () => {
    await insertBareProvider(connection.db, 'taken');
    const swallowing = connection.transaction(async (tx) => {
      await insertBareProvider(tx, 'half');
      await insertBareProvider(tx, 'taken').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow();
    const half = connection.db.selectFrom('providers').select('id').where('slug', '=', 'half');
    expect(await half.execute()).toEqual([]);
  });

  it('lets concurrent transactions each see what the previous one wrote', async () => {
    await insertBareProvider(connection.db, 'counter');
    const days = (db: Db) =>
      db
        .selectFrom('providers')
        .select('recommended_rotation_days as days')
        .where('slug', '=', 'counter')
        .executeTakeFirstOrThrow();
    const increment = () =>
      connection.transaction(async (tx) => {
        const before = await days(tx);
        // Long enough for the others to read the same value, if nothing stops them.
        await sleep(50);
        await tx
          .updateTable('providers')
          .set({ recommended_rotation_days: before.days + 1 })
          .where('slug', '=', 'counter')
          .execute();
      });
    await Promise.all([days(connection.db), days(connection.db), days(connection.db)]);
    await Promise.all([increment(), increment(), increment()]);
    expect(await days(connection.db)).toEqual({ days: 93 });
  });

  it('reports a second row with the same unique value as a conflict', async () => {
    await insertBareProvider(connection.db, 'once');
    const error = await insertBareProvider(connection.db, 'once').catch((raised: unknown) => raised);
    expect(classifyFailure(error)).toBe('conflict');
  });

  it('sorts text by code point', async () => {
    for (const slug of ['sort-b', 'sort-B', 'sort-a', 'sort-ä']) {
      await insertBareProvider(connection.db, slug);
    }
    const rows = await connection.db
      .selectFrom('providers')
      .select('slug')
      .where('slug', 'like', 'sort-%')
      .orderBy('slug')
      .execute();
    expect(rows.map(({ slug }) => slug)).toEqual(['sort-B', 'sort-a', 'sort-b', 'sort-ä']);
  });

  it('counts in numbers', async () => {
    const row = await connection.db
      .selectFrom('providers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(row.count).toBeTypeOf('number');
  });

  it('rejects a secret that is not sealed', async () => {
    const id = await insertBareProvider(connection.db, 'sealed');
    const plain = connection.db
      .insertInto('api_keys')
      .values({
        provider_id: id,
        name: 'plain',
        secret: 'sk-plain',
        secret_prefix: 'sk-',
        last_rotated: '2026-11-20T00:00:00.000Z',
        is_active: 1,
        created_at: '2026-11-20T00:00:00.000Z',
        updated_at: '2026-11-20T00:00:00.000Z',
      })
      .execute();
    await expect(plain).rejects.toThrow();
  });

  it('rejects changes to audit events and their deletion', async () => {
    const event = {
      at: '2026-11-20T00:00:00.000Z',
      action: 'reveal',
      subject: 'key',
      subject_id: 1,
      detail: null,
    };
    await connection.db.insertInto('audit_events').values(event).execute();
    await expect(sql`update audit_events set action = 'nothing'`.execute(connection.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from audit_events`.execute(connection.db)).rejects.toThrow('append-only');
  });
});
