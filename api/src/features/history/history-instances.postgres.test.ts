import { randomBytes } from 'node:crypto';
import type { HistoryItem } from '@gatehouse/contract/history.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const DAY_MS = 24 * 3_600_000;

/** Two instances on one database, each with a clock that the tests set; otherwise the second one's is a day behind. */
let database: TestDatabase;
let upstream: Upstream;
let instances: TestApp[];
let apiKeyId: number;
const clocks: number[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  upstream = await startUpstream((_call, _request, response) => response.end('{}'));
  const masterKey = randomBytes(32);
  instances = [];
  clocks.length = 0;
  for (const at of [0, 1])
    instances.push(
      await createTestApp({ now: () => clocks[at] ?? Date.now() - at * DAY_MS }, masterKey, database),
    );
  apiKeyId = (await makeKey(instances[0] as TestApp, { baseUrl: upstream.url })).id;
});
afterEach(async () => {
  for (const instance of instances) await instance.close();
  await upstream.close();
  await database.dispose();
});

/** A call through one of them, at a second of the day. */
const call = async (at: number, second: number): Promise<void> => {
  clocks[at] = Date.parse('2026-11-28T08:00:00.000Z') + second * 1_000;
  await instances[at]?.rest('POST', '/test', { apiKeyId, endpoint: `/orders/${second}`, method: 'GET' });
};
const list = async (at: number, query = '') => (await instances[at]?.rest('GET', `/history${query}`))?.body;
const secondsOf = (items: HistoryItem[]): number[] =>
  items.map(({ url }) => Number(new URL(url).pathname.split('/').at(-1)));
/** All pages of a list, as a screen loads them. */
const pages = async (at: number, filter: string): Promise<number[]> => {
  const found: number[] = [];
  for (let before = ''; ; ) {
    const { items, next } = await list(at, `?limit=2${filter}${before}`);
    found.push(...secondsOf(items));
    if (next === null) return found;
    before = `&before=${next}`;
  }
};

it('lists the calls of all instances by their time, in pages, with and without a search', async () => {
  // Each instance stores its calls together, whenever the others were made.
  for (const second of [1, 3, 5]) await call(0, second);
  await list(0);
  for (const second of [2, 4, 6, 5]) await call(1, second);
  await list(1);
  const inOrder = [6, 5, 5, 4, 3, 2, 1];
  for (const at of [0, 1])
    for (const filter of ['', '&query=orders', '&method=GET']) {
      expect(secondsOf((await list(at, `?limit=50${filter}`)).items)).toEqual(inOrder);
      expect(await pages(at, filter)).toEqual(inOrder);
    }
});

it('goes on behind a call that was deleted since', async () => {
  for (const second of [1, 2, 3]) await call(0, second);
  const { items } = await list(0);
  const before = items[1].id;
  await instances[0]?.rest('DELETE', `/history/${before}`);
  expect(secondsOf((await list(1, `?before=${before}`)).items)).toEqual([1]);
  await instances[0]?.rest('DELETE', `/history/${items[2].id}`);
  expect((await list(1, `?before=${before}`)).items).toEqual([]);
});

it('shows the calls of another instance without asking that one', async () => {
  await call(1, 1);
  await expect.poll(async () => secondsOf((await list(0)).items)).toEqual([1]);
});

it('keeps every call of instances that store at once', async () => {
  const callsOf = async (at: number): Promise<void> => {
    for (let second = 0; second < 40; second += 1) await call(at, second * 2 + at);
  };
  await Promise.all([callsOf(0), callsOf(1), callsOf(0), callsOf(1)]);
  await Promise.all([list(0), list(1)]);
  const { items } = await list(0, '?limit=100');
  expect(items).toHaveLength(100);
  const rows = await instances[0]?.deps.connection.db.selectFrom('history').select('id').execute();
  expect(rows).toHaveLength(160);
});

it('finds the calls that an instance of the version before has stored', async () => {
  await call(0, 7);
  await list(0);
  const { db } = (instances[0] as TestApp).deps.connection;
  const rows = await db.selectFrom('history_search').select('at').execute();
  expect(rows).toEqual([{ at: '2026-11-28T08:00:07.000Z' }]);
});

it('clears what another instance has not stored yet, and nothing that is called afterwards', async () => {
  const callNow = (at: number, endpoint: string) =>
    instances[at]?.rest('POST', '/test', { apiKeyId, endpoint, method: 'GET' });
  for (const at of [0, 1]) await callNow(at, '/orders/1');
  await instances[0]?.rest('DELETE', '/history');
  for (const at of [0, 1]) await callNow(at, '/orders/2');
  for (const at of [1, 0]) await list(at);
  expect(secondsOf((await list(0)).items)).toEqual([2, 2]);
});
