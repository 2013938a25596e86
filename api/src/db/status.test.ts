import { statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createStatus } from '#src/db/status.ts';
import { createTestDatabase } from '#test/database.ts';
import { quietLog } from '#test/quiet-log.ts';

const failing = (code: string): Error => Object.assign(new Error('failed'), { code });

it.each([
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['53100', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['25006', 'down'],
  ['SQLITE_IOERR_WRITE', 'down'],
  ['ECONNREFUSED', 'down'],
  ['EROFS', 'down'],
])('a write that fails with %s means %s', async (code, status) => {
  expect(await createStatus(() => Promise.reject(failing(code)))()).toBe(status);
});

it('a write is tried once per interval, however many ask', async () => {
  let now = 0;
  let attempts = 0;
  const status = createStatus(
    async () => {
      attempts += 1;
      return 'ok';
    },
    { now: () => now },
  );
  for (const at of [0, 1_000, 1_999]) {
    now = at;
    expect(await Promise.all([status(), status()])).toEqual(['ok', 'ok']);
  }
  expect(attempts).toBe(1);
  now = 2_000;
  await status();
  expect(attempts).toBe(2);
});

it('a write that never ends counts as a failure in time', async () => {
  expect(await createStatus(() => new Promise(() => undefined), { limitMs: 20 })()).toBe('down');
});

it('the status of a database is found by a write, outside the transactions of others', async () => {
  const database = await createTestDatabase();
  const connection = await openDatabase({ ...database.options, log: quietLog });
  onTestFinished(async () => {
    await connection.close();
    await database.dispose();
  });
  const written = async (): Promise<unknown> =>
    connection.dialect === 'sqlite'
      ? statSync(path.join(database.options.dataDir, 'gatehouse.sqlite-wal')).mtimeMs
      : (await sql<{ x: string }>`select max(xmin::text::bigint) as x from migrations`.execute(connection.db))
          .rows[0]?.x;
  const before = await written();
  const inside = connection.transaction(async (tx) => {
    await sql`select 1`.execute(tx);
    const status = connection.status();
    await tx.insertInto('migrations').values({ name: 'x', checksum: 'x', applied_at: 'x' }).execute();
    return { status };
  });
  expect(await (await inside).status).toBe('ok');
  expect(await written()).not.toBe(before);
});
