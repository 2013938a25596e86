import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runDueChecks } from '#src/features/verification/daily-checks.service.ts';
import { verifyDaily } from '#src/lifecycle/verify-daily.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const HOUR = 3_600_000;
const START = Date.parse('2027-03-01T12:00:00.000Z');

let test: TestApp;
let now: number;
beforeEach(async () => {
  now = START;
  test = await createTestApp({ now: () => now });
});
afterEach(() => test.close());

const turn = (daily: boolean) => test.rest('PUT', '/verification/schedule', { daily });
const run = (signal = new AbortController().signal) =>
  runDueChecks(test.deps, signal, { pause: async () => undefined });

type Handler = Parameters<typeof startUpstream>[0];
const start = async (handler: Handler): Promise<Upstream> => {
  const upstream = await startUpstream(handler);
  onTestFinished(() => upstream.close());
  return upstream;
};
const answering = (status: number, headers: Record<string, string> = {}): Promise<Upstream> =>
  start((_call, _request, response) => response.writeHead(status, headers).end('{}'));

const listed = async (id: number) =>
  (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
const verifications = async (id: number) =>
  (await test.rest('GET', `/audit?keyId=${id}&action=key.verify`)).body.items;

describe('the daily check', () => {
  it('is off at first, and nothing is called while it is off', async () => {
    const upstream = await answering(200);
    await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    expect((await test.rest('GET', '/verification/schedule')).body).toEqual({
      daily: false,
      isFixed: false,
      keys: 1,
      lastRunAt: null,
      nextRunAt: null,
    });
    expect(await run()).toBe(0);
    await turn(true);
    await turn(false);
    expect(await run()).toBe(0);
    expect(upstream.received).toEqual([]);
  });

  it('verifies each key once a day, records it as scheduled, and says when it ran and runs next', async () => {
    const upstream = await answering(200);
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await makeKey(test);
    expect((await turn(true)).body).toMatchObject({
      daily: true,
      keys: 1,
      nextRunAt: new Date(START).toISOString(),
    });
    expect(await run()).toBe(1);
    now += 24 * HOUR - 1;
    expect(await run()).toBe(0);
    now += 1;
    expect(await run()).toBe(1);
    expect(upstream.received).toHaveLength(2);
    expect(upstream.received[0]?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(await listed(key.id)).toMatchObject({ verdict: { valid: true }, checkProblem: null });
    const items = await verifications(key.id);
    expect(items).toMatchObject([
      { scheduled: true, valid: true },
      { scheduled: true, valid: true },
    ]);
    const { body } = await test.trpc('query', 'verification.schedule');
    expect(body).toMatchObject({
      lastRunAt: new Date(now).toISOString(),
      nextRunAt: new Date(now + 24 * HOUR).toISOString(),
    });
  });

  it('leaves out a key that its user has verified within a day, which is not recorded as scheduled', async () => {
    const upstream = await answering(200);
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await test.rest('POST', `/keys/${key.id}/verify`);
    await turn(true);
    expect(await run()).toBe(0);
    expect(await verifications(key.id)).toMatchObject([{ scheduled: false }]);
  });

  it('shows a key that was rejected', async () => {
    const upstream = await answering(401);
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    await run();
    expect(await listed(key.id)).toMatchObject({ isActive: false, verdict: { valid: false, status: 401 } });
  });

  it('leaves the last verdict if the provider is down, and says so', async () => {
    let status = 200;
    const upstream = await start((_call, _request, response) => response.writeHead(status).end('{}'));
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    await run();
    status = 503;
    now += 24 * HOUR;
    await run();
    expect(await listed(key.id)).toMatchObject({
      isActive: true,
      verdict: { valid: true, verifiedAt: new Date(START).toISOString() },
      checkProblem: {
        checkedAt: new Date(now).toISOString(),
        message: expect.stringContaining('returned 503'),
      },
    });
    status = 200;
    await test.rest('POST', `/keys/${key.id}/verify`);
    expect(await listed(key.id)).toMatchObject({ verdict: { valid: true }, checkProblem: null });
  });

  it.each([
    ['rotated', 'POST', '/rotate', { newApiKey: 'a-fresh-key' }],
    ['given another base URL', 'PATCH', '', { baseUrl: 'https://github.example.com' }],
  ] as const)(
    'stores nothing about a key that was %s during the check',
    async (_what, method, path, change) => {
      for (const status of [401, 503]) {
        const upstream = await start(async (_call, _request, response) => {
          await test.rest(method, `/keys/${key.id}${path}`, change);
          response.writeHead(status).end('{}');
        });
        const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
        await turn(true);
        expect(await run()).toBe(1);
        expect(await listed(key.id)).toMatchObject({ isActive: true, verdict: null, checkProblem: null });
        await test.rest('DELETE', `/keys/${key.id}`);
      }
    },
  );

  it('survives that a key is deleted during its check', async () => {
    const upstream = await start(async (_call, _request, response) => {
      await test.rest('DELETE', `/keys/${key.id}`);
      response.writeHead(401).end('{}');
    });
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    expect(await run()).toBe(1);
    expect((await test.rest('GET', '/keys')).body).toEqual([]);
  });

  it('pauses a whole host as long as it asks for, and then goes on', async () => {
    const limited = await answering(429, { 'retry-after': '7200' });
    const other = await answering(200);
    await makeKey(test, { slug: 'github', baseUrl: limited.url });
    await makeKey(test, { slug: 'github', baseUrl: limited.url });
    await makeKey(test, { slug: 'github', baseUrl: other.url });
    await turn(true);
    expect(await run()).toBe(2);
    now += 2 * HOUR - 1;
    expect(await run()).toBe(0);
    now += 1;
    expect(await run()).toBe(1);
    expect(limited.received).toHaveLength(2);
    expect(other.received).toHaveLength(1);
  });

  it('calls a host for one key at a time', async () => {
    let running = 0;
    let most = 0;
    const upstream = await start((_call, _request, response) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        response.writeHead(200).end('{}');
      });
    });
    for (let count = 0; count < 5; count += 1) await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    await Promise.all([run(), run(), run()]);
    while ((await run()) > 0);
    expect(upstream.received).toHaveLength(5);
    expect(most).toBe(1);
  });

  it('goes on after a clock that was a year ahead', async () => {
    const upstream = await answering(200);
    await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    now += 365 * 24 * HOUR;
    expect(await run()).toBe(1);
    now = START;
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
  });

  it('of a host goes on after a pause that a wrong clock put far ahead', async () => {
    const limited = await answering(429, { 'retry-after': '7200' });
    await makeKey(test, { slug: 'github', baseUrl: limited.url });
    await turn(true);
    now += 365 * 24 * HOUR;
    expect(await run()).toBe(1);
    now = START;
    // Another key of the host, whose own times are right.
    await makeKey(test, { slug: 'github', baseUrl: limited.url });
    expect(await run()).toBeGreaterThan(0);
    expect(limited.received.length).toBeGreaterThan(1);
  });

  it('that was stopped on the way says nothing about the key, which is due at the next start', async () => {
    let isUp = false;
    const upstream = await start((_call, _request, response) => {
      if (isUp) response.writeHead(200).end('{}');
    });
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    const stop = verifyDaily(test.deps, { intervalMs: 5 });
    await expect.poll(() => upstream.received.length).toBe(1);
    await stop();
    expect(await listed(key.id)).toMatchObject({ isActive: true, verdict: null, checkProblem: null });
    isUp = true;
    expect(await run()).toBe(1);
    expect(await listed(key.id)).toMatchObject({ verdict: { valid: true } });
  });

  it('that is turned off on the way makes no further call', async () => {
    const upstream = await start(async (_call, _request, response) => {
      await turn(false);
      response.writeHead(200).end('{}');
    });
    await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    expect(await run()).toBe(1);
    expect(upstream.received).toHaveLength(1);
  });

  it('of a process that was killed is taken over once its claim is over', async () => {
    const upstream = await answering(200);
    const key = await makeKey(test, { slug: 'github', baseUrl: upstream.url });
    await turn(true);
    const claimed = (until: number) =>
      test.deps.connection.db
        .updateTable('api_keys')
        .set({ check_host: upstream.host, check_holder: 'x', check_until: new Date(until).toISOString() })
        .where('id', '=', key.id)
        .execute();
    // By the clock of the database, which on PostgreSQL is the real one.
    const clock = test.deps.connection.dialect === 'sqlite' ? now : Date.now();
    await claimed(clock + 60_000);
    expect(await run()).toBe(0);
    await claimed(clock - 1);
    expect(await run()).toBe(1);
  });
});

describe('setting the daily check', () => {
  it('rejects what is not true or false, over REST and tRPC', async () => {
    for (const { status, body } of [
      await test.rest('PUT', '/verification/schedule', { daily: 'daily' }),
      await test.trpc('mutation', 'verification.setSchedule', {}),
    ]) {
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('Must be true or false');
    }
  });

  it.each([true, false])('is left to the environment if that says %s', async (verifyDaily) => {
    const fixed = await createTestApp({ verifyDaily, now: () => now });
    onTestFinished(() => fixed.close());
    const { status, body } = await fixed.rest('PUT', '/verification/schedule', { daily: !verifyDaily });
    expect(status).toBe(409);
    expect(body.message).toContain('VERIFY_DAILY');
    expect((await fixed.rest('GET', '/verification/schedule')).body).toMatchObject({
      daily: verifyDaily,
      isFixed: true,
    });
  });
});
