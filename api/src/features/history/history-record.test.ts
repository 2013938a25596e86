import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { flushHistory, recordHistory } from '#src/features/history/history.service.ts';
import { stopGracefully } from '#src/lifecycle/graceful-stop.ts';
import { captureLog } from '#test/captured-log.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho } from '#test/upstream.ts';

/** From now on no call can be stored, as on a full disk. */
const failInserts = async ({ deps }: TestApp): Promise<void> => {
  const statements =
    deps.connection.dialect === 'postgres'
      ? [
          "create function reject_call() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
          'create trigger no_room before insert on history execute function reject_call()',
        ]
      : ["create trigger no_room before insert on history begin select raise(abort, 'full'); end"];
  for (const statement of statements) await sql.raw(statement).execute(deps.connection.db);
};

const start = async (overrides: Parameters<typeof createTestApp>[0] = {}) => {
  const captured = captureLog();
  const test = await createTestApp({ log: captured.log, ...overrides });
  const echo = await startEcho(SECRET);
  const { id } = await makeKey(test);
  const input = { apiKeyId: id, endpoint: `${echo.url}/orders`, method: 'POST', requestBody: { amount: 1 } };
  const lost = () =>
    captured
      .lines()
      .filter(({ msg }) => msg === 'calls were not recorded')
      .reduce((sum, { count }) => sum + Number(count), 0);
  const stop = async () => {
    await echo.close();
    await test.close();
  };
  return { test, echo, input, captured, lost, stop };
};

const RESULT = {
  status: 200,
  body: { status: 200, response: { method: 'POST', path: '/orders', body: '{"amount":1}' } },
};

const FINISHED = {
  subject: { type: 'api_key' as const, id: 1, name: 'k' },
  provider: { id: 1, name: 'p' },
  ...{ secrets: [], keyNames: [], method: 'GET', url: '', requestHeaders: undefined, body: undefined },
  ...{ status: 200, statusText: 'OK', error: undefined, responseTime: 1, size: 2, headers: {}, text: '{}' },
  ...{ truncated: false, withheldHost: undefined, observations: [] },
};

it('returns the result of a call that cannot be stored, over REST and tRPC, and logs that', async () => {
  const { test, echo, input, lost: logged, captured, stop } = await start();
  await failInserts(test);
  expect(await test.rest('POST', '/test', input)).toMatchObject(RESULT);
  expect(await test.trpc('mutation', 'testing.run', input)).toMatchObject(RESULT);
  expect(await flushHistory(test.deps)).toBe(0);
  expect(logged()).toBe(2);
  expect(captured.text()).not.toContain('/orders');
  expect(echo.received).toHaveLength(2);
  const lost = { count: 2, lastAt: expect.stringMatching(/^20/) };
  expect((await test.rest('GET', '/history')).body).toEqual({ items: [], next: null, lost });
  await stop();
});

it('returns the result while the history waits for what it masks', async () => {
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const secrets = async function* () {
    await waiting;
    yield [SECRET];
  };
  const { test, input, stop } = await start({ secrets });
  expect(await test.rest('POST', '/test', input)).toMatchObject(RESULT);
  const list = test.rest('GET', '/history');
  expect(await test.rest('POST', '/test', input)).toMatchObject(RESULT);
  release();
  await list;
  expect((await test.rest('GET', '/history')).body.items).toHaveLength(2);
  await stop();
});

it('stores nothing if the stored secrets cannot be read', async () => {
  // biome-ignore lint/correctness/useYield: it fails before there is anything to yield
  const secrets = async function* () {
    throw new Error('unreadable');
  };
  const { test, input, lost, stop } = await start({ secrets });
  expect(await test.rest('POST', '/test', input)).toMatchObject(RESULT);
  expect((await test.rest('GET', '/history')).body.items).toEqual([]);
  expect(lost()).toBe(1);
  await stop();
});

it('stores what is queued before the server stops', async () => {
  const { test, input, echo } = await start();
  await test.rest('POST', '/test', input);
  let stored: unknown[] = [];
  const { connection } = test.deps;
  await stopGracefully(
    {
      app: test.app,
      outbound: test.deps.outbound,
      log: test.deps.log,
      // The queue is found by the connection itself.
      connection: Object.assign(connection, {
        close: ((close) => async () => {
          stored = await connection.db.selectFrom('history').select('url').execute();
          await close();
        })(connection.close.bind(connection)),
      }),
    },
    { drain: 0, endOutbound: 100, cutOff: 200 },
  );
  expect(stored).toEqual([{ url: input.endpoint }]);
  await echo.close();
});

it('keeps 200 calls waiting, and lets those who make more wait instead of losing theirs', async () => {
  const held = Promise.withResolvers<void>();
  const secrets = async function* () {
    await held.promise;
    yield [SECRET];
  };
  const { test, lost, stop } = await start({ secrets });
  const record = (index: number): Promise<void> =>
    recordHistory(test.deps, { ...FINISHED, url: `https://api.example.com/${index}` });
  // None of these waits: nothing is stored in the meantime.
  for (let index = 0; index < 200; index += 1) await record(index);
  let isAdded = false;
  const further = Promise.all([200, 201, 202].map(record)).then(() => {
    isAdded = true;
  });
  await setTimeout(100);
  expect(isAdded).toBe(false);
  held.resolve();
  await further;
  expect(await flushHistory(test.deps)).toBe(0);
  const { items, lost: said } = (await test.rest('GET', '/history?limit=100')).body;
  expect(items).toHaveLength(100);
  expect(items[0].url).toBe('https://api.example.com/202');
  const all = await test.deps.connection.db.selectFrom('history').select('url').execute();
  expect(all).toHaveLength(203);
  expect([said, lost()]).toEqual([undefined, 0]);
  await stop();
});

it('says where the history is read how many calls were not kept, until it is cleared', async () => {
  const { test, input, stop } = await start();
  const { db, dialect } = test.deps.connection;
  await failInserts(test);
  await test.rest('POST', '/test', input);
  await test.rest('GET', '/history');
  await sql.raw(`drop trigger no_room${dialect === 'postgres' ? ' on history' : ''}`).execute(db);
  await test.rest('POST', '/test', input);
  const { items, lost } = (await test.rest('GET', '/history')).body;
  expect(items).toHaveLength(1);
  expect(lost).toEqual({ count: 1, lastAt: expect.stringMatching(/^20/) });
  // Another instance, and this one after a start, know it from the database.
  const [settings] = await db.selectFrom('history_settings').select(['lost_count', 'lost_at']).execute();
  expect(settings).toEqual({ lost_count: 1, lost_at: lost.lastAt });
  expect((await test.trpc('query', 'history.list', {})).body.lost).toEqual(lost);
  await test.rest('DELETE', '/history');
  expect((await test.rest('GET', '/history')).body).toEqual({ items: [], next: null });
  await stop();
});
