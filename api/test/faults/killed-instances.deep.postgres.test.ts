import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { duration, timeoutOf } from '#test/deep.ts';
import { makeKey } from '#test/factories.ts';
import { startMixedLoad } from '#test/faults/mixed-load.ts';
import { report } from '#test/faults/report.ts';
import { startRoundRobin } from '#test/faults/round-robin.ts';
import { startGrantServer } from '#test/grant-server.ts';
import { createTestApp } from '#test/harness.ts';
import { connectAt, setExpiry } from '#test/oauth-login.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

// An SQLite file has one instance.
const DURATION_MS = duration('KILLS_MINUTES', 1.5);
const BETWEEN_KILLS_MS = 10_000;
/** Instances look for daily work a minute after their start; it is seen to be done once if the test goes on for longer. */
const DAILY_WORK_MS = 80_000;
const DAILY_KEYS = 3;
/**
 * Calls that an instance has acknowledged within so long before it was killed may be missing in the history: they are collected
 * for 20 ms, masked and written.
 */
const UNWRITTEN_MS = 1_000;

it('of three instances behind a proxy one is killed and started again every 10 s: every acknowledged write is there, and all is done once', {
  timeout: timeoutOf(DURATION_MS),
}, async () => {
  const masterKey = randomBytes(32);
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const upstream = await startUpstream((_received, _request, response) => void response.end('{"ok":true}'));
  onTestFinished(() => upstream.close());
  const provider = await startGrantServer();
  onTestFinished(() => provider.close());
  // Sets up what the screens would, and looks at the database.
  const observer = await createTestApp({}, masterKey, database);
  onTestFinished(() => observer.close());
  const { connection } = await connectAt(observer, provider);
  const daily: string[] = [];
  for (let count = 0; count < DAILY_KEYS; count += 1) {
    const apiKey = `ghp_daily${count}${randomBytes(12).toString('hex')}`;
    await makeKey(observer, { slug: 'github', name: `Daily ${count}`, baseUrl: upstream.url, apiKey });
    daily.push(apiKey);
  }

  const proxy = await startRoundRobin();
  onTestFinished(proxy.close);
  const running = new Map<string, ServerProcess>();
  const start = async (name: string): Promise<void> => {
    const env = { MASTER_KEY: masterKey.toString('base64'), VERIFY_DAILY: 'true', LOG_LEVEL: 'error' };
    const server = await startServer(database, env);
    running.set(name, server);
    proxy.instances.set(name, server);
  };
  onTestFinished(async () => {
    for (const { process } of running.values()) process.kill('SIGKILL');
    await Promise.all([...running.values()].map(({ ended }) => ended));
  });
  for (const name of ['first', 'second', 'killed-0']) await start(name);

  const load = await startMixedLoad(proxy.url, { upstream: upstream.url });
  onTestFinished(load.stop);
  /** When each killed one died. */
  const kills = new Map<string, number>();
  const bugs: string[] = [];
  const callProvider = (): Promise<unknown> =>
    fetch(`${proxy.url}/api/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ connectionId: connection.id, endpoint: provider.apiUrl, method: 'GET' }),
    }).then((response) => response.json());
  const until = performance.now() + DURATION_MS;
  let renewals = 0;
  while (performance.now() < until) {
    // All three find the token expired at the same time. None is killed until it is renewed: a kill between the answer and
    // its write has tests of its own.
    await setExpiry(observer, connection.id, -5);
    renewals += 1;
    const answers = await Promise.all(Array.from({ length: 12 }, callProvider));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200 });
    await sleep(BETWEEN_KILLS_MS / 2);
    const name = `killed-${kills.size}`;
    const victim = running.get(name);
    kills.set(name, Date.now());
    victim?.process.kill('SIGKILL');
    const { stderr = '' } = (await victim?.ended) ?? {};
    bugs.push(...stderr.split('\n').filter(Boolean));
    proxy.instances.delete(name);
    running.delete(name);
    await sleep(BETWEEN_KILLS_MS / 4);
    await start(`killed-${kills.size}`);
    await sleep(BETWEEN_KILLS_MS / 4);
  }
  await load.stop();

  const { '200': done = 0, '502': gone = 0, 'cut off': cut = 0, ...others } = load.answers;
  const lostWrites = await load.lostWrites();
  const lostCalls = await load.lostCalls();
  for (const { process } of running.values()) process.kill('SIGTERM');
  for (const { ended } of running.values()) bugs.push(...(await ended).stderr.split('\n').filter(Boolean));
  expect({ bugs, others }).toEqual({ bugs: [], others: {} });
  expect(done).toBeGreaterThan(100);
  expect(lostWrites).toEqual([]);
  const ages = lostCalls.map(({ instance, at }) => (kills.get(instance) ?? Number.POSITIVE_INFINITY) - at);
  expect(ages.filter((age) => age > UNWRITTEN_MS)).toEqual([]);
  expect(provider.redemptions()).toBe(renewals);
  expect(provider.refreshes).toHaveLength(renewals);
  const checks = upstream.received.filter(({ headers }) =>
    daily.some((apiKey) => headers.authorization?.includes(apiKey)),
  );
  expect(new Set(checks.map(({ headers }) => headers.authorization)).size).toBe(checks.length);
  if (DURATION_MS >= DAILY_WORK_MS) expect(checks).toHaveLength(DAILY_KEYS);
  report(
    [
      `killed instances: ${kills.size} kills, ${load.writes()} acknowledged writes, 0 lost, ${load.calls.length} calls`,
      `${lostCalls.length} of them acknowledged at most ${Math.max(0, ...ages)} ms before a kill and not kept`,
      `${gone + cut} requests cut off, ${renewals} renewals of a token by ${renewals} redemptions, ${checks.length} daily checks of ${DAILY_KEYS} keys`,
    ].join(', '),
  );
});
