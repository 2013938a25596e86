import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runDueChecks } from '#src/features/verification/daily-checks.service.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

// An SQLite file has one instance.
const masterKey = randomBytes(32);
const KEYS = 6;

let database: TestDatabase;
let instances: TestApp[];
let upstream: Upstream;
let most: number;

beforeEach(async () => {
  database = await createTestDatabase();
  instances = [];
  for (let count = 0; count < 3; count += 1) instances.push(await createTestApp({}, masterKey, database));
  let running = 0;
  most = 0;
  upstream = await startUpstream((_call, _request, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.writeHead(200).end('{}');
    }, 20);
  });
});

afterEach(async () => {
  await upstream.close();
  for (const instance of instances) await instance.close();
  await database.dispose();
});

it('instances that run at the same time check each key once, and call a host for one key at a time', async () => {
  const [first] = instances as [TestApp];
  for (let count = 0; count < KEYS; count += 1)
    await makeKey(first, { slug: 'github', baseUrl: upstream.url });
  await first.rest('PUT', '/verification/schedule', { daily: true });
  const { signal } = new AbortController();
  const runAll = async (): Promise<number> => {
    const runs = instances.map(({ deps }) => runDueChecks(deps, signal, { pause: async () => undefined }));
    return (await Promise.all(runs)).reduce((sum, count) => sum + count, 0);
  };
  let checked = 0;
  for (let last = -1; last !== checked; ) {
    last = checked;
    checked += await runAll();
  }
  expect(checked).toBe(KEYS);
  expect(upstream.received).toHaveLength(KEYS);
  expect(most).toBe(1);
});

it('an instance leaves a key that another one has checked since the run began', async () => {
  const [first, second] = instances as [TestApp, TestApp];
  for (let count = 0; count < 2; count += 1) await makeKey(first, { slug: 'github', baseUrl: upstream.url });
  await first.rest('PUT', '/verification/schedule', { daily: true });
  const { signal } = new AbortController();
  // The first instance has both keys on its list. While it pauses after one, the second checks the other.
  const others: number[] = [];
  const pause = async (): Promise<void> => {
    if (others.length === 0)
      others.push(await runDueChecks(second.deps, signal, { pause: async () => undefined }));
  };
  expect(await runDueChecks(first.deps, signal, { pause })).toBe(1);
  expect(others).toEqual([1]);
  expect(upstream.received).toHaveLength(2);
});
