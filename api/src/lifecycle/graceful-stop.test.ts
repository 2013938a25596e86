import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueEvent } from '#src/features/audit/audit.service.ts';
import { stopGracefully } from '#src/lifecycle/graceful-stop.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let silent: Upstream;
let url: string;
let keyId: number;
beforeEach(async () => {
  test = await createTestApp();
  silent = await startUpstream(() => {});
  url = `http://127.0.0.1:${await listen(test.app)}`;
  keyId = (await makeKey(test, { baseUrl: silent.url })).id;
});
afterEach(async () => {
  await silent.close();
  await test.close();
});

/** The graceful stop of the real server, except that the database stays open for the test to inspect. */
const stop = (times: Parameters<typeof stopGracefully>[1], steps: string[] = []): Promise<void> => {
  const { app, deps } = test;
  const connection = { close: async () => void steps.push('database closed') };
  return stopGracefully({ app, connection, outbound: deps.outbound, log: deps.log }, times);
};

const callSilentUpstream = (): Promise<Response> =>
  fetch(`${url}/api/test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKeyId: keyId, endpoint: '/', method: 'GET' }),
  });

it('while it still accepts connections, it reports not ready, and every response closes its connection', async () => {
  const stopped = stop({ drain: 2_000, endOutbound: 60_000, cutOff: 60_000 });
  const ready = await fetch(`${url}/api/ready`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  expect((await fetch(`${url}/api/keys`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});

it('outbound calls that do not finish are aborted, and the requests waiting for them get a response', async () => {
  const running = callSilentUpstream();
  await expect.poll(() => silent.received.length, { timeout: 5_000 }).toBe(1);
  const since = performance.now();
  await stop({ drain: 10, endOutbound: 300, cutOff: 60_000 });
  expect(performance.now() - since).toBeGreaterThan(290);
  const answer = await running;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ error: expect.any(String) });
});

it('requests still running at the end are cut off, and the database is closed anyway', async () => {
  const steps: string[] = [];
  const running = callSilentUpstream().catch(() => steps.push('request cut off'));
  await expect.poll(() => silent.received.length, { timeout: 5_000 }).toBe(1);
  await stop({ drain: 10, endOutbound: 60_000, cutOff: 300 }, steps);
  await running;
  expect(steps.toSorted()).toEqual(['database closed', 'request cut off']);
});

it('what waits to be recorded is written before the database is closed', async () => {
  const { app, deps } = test;
  const event = { action: 'key.test', subject: 'api_key', subjectId: keyId, detail: {} } as const;
  const outbound = { close: async () => queueEvent(deps, event) };
  const { close } = deps.connection;
  let recorded: unknown;
  deps.connection.close = async () => {
    recorded = await deps.connection.db.selectFrom('audit_events').select('action').execute();
  };
  await stopGracefully({ app, ...deps, outbound }, { drain: 10, endOutbound: 60_000, cutOff: 60_000 });
  deps.connection.close = close;
  expect(recorded).toContainEqual({ action: 'key.test' });
});
