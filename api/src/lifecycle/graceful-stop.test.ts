import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { queueEvent } from '#src/features/audit/audit.service.ts';
import { stopGracefully } from '#src/lifecycle/graceful-stop.ts';
import { makeKey } from '#test/factories.ts';
import { startGrantServer } from '#test/grant-server.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { beginOauthLogin, connectAt, makeOauthConfig, setExpiry } from '#test/oauth-login.ts';
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
  await expect.poll(() => silent.received.length, { timeout: 30_000 }).toBe(1);
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
  await expect.poll(() => silent.received.length, { timeout: 30_000 }).toBe(1);
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

/** Sends a request, and goes away as soon as `arrived` is true. */
const sendAndLeave = async (
  path: string,
  body: object,
  arrived: () => boolean,
  headers: Record<string, string> = {},
): Promise<void> => {
  const caller = new AbortController();
  const sent = fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: caller.signal,
  }).catch(() => undefined);
  await expect.poll(arrived, { timeout: 30_000 }).toBe(true);
  caller.abort();
  await sent;
  await expect.poll(() => test.app.lifecycle.running, { timeout: 30_000 }).toBe(0);
};

/** Stops the server, which has nothing to wait for but a provider; it sends its tokens at this moment. */
const stopAndRelease = async (release: () => void): Promise<string[]> => {
  const steps: string[] = [];
  const { app, deps } = test;
  const { close } = deps.connection;
  deps.connection.close = async () => void steps.push('database closed');
  const outbound = { close: async () => void steps.push('outbound closed') };
  const stopped = stopGracefully(
    { app, ...deps, outbound },
    { drain: 1, endOutbound: 60_000, cutOff: 60_000 },
  );
  await new Promise((resolve) => app.server.once('close', resolve));
  // Several turns of what waits, so that a stop that does not wait has closed everything.
  await new Promise((resolve) => setTimeout(resolve, 100));
  steps.push('tokens sent');
  release();
  await stopped;
  deps.connection.close = close;
  return steps;
};

const IN_ORDER = ['tokens sent', 'outbound closed', 'database closed'];

it('new tokens are stored before the stop, also if their caller has gone away', async () => {
  const provider = await startGrantServer();
  onTestFinished(() => provider.close());
  const { connection } = await connectAt(test, provider);
  await setExpiry(test, connection.id, -5);
  const release = provider.hold();
  const path = `/api/oauth-connections/${connection.id}/refresh`;
  await sendAndLeave(path, {}, () => provider.refreshes.length === 1);
  expect(await stopAndRelease(release)).toEqual(IN_ORDER);
  const { db } = test.deps.connection;
  const stored = await db.selectFrom('oauth_connections').select('version').execute();
  expect(stored).toEqual([{ version: 2 }]);
});

it('a login is completed before the stop, also if its window was closed', async () => {
  let release = (): void => {};
  const provider = await startUpstream((_call, _request, response) => {
    release = () =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"access_token":"an-access-token-0123456789","token_type":"bearer"}');
  });
  onTestFinished(() => provider.close());
  const server = { authorizationUrl: `${provider.url}/authorize`, tokenUrl: `${provider.url}/token` };
  const { state, cookie = '' } = await beginOauthLogin(test, await makeOauthConfig(test, server));
  const input = { code: 'a-code-0123456789', state };
  await sendAndLeave('/trpc/oauth.callback', input, () => provider.received.length === 1, { cookie });
  expect(await stopAndRelease(() => release())).toEqual(IN_ORDER);
  const { db } = test.deps.connection;
  expect(await db.selectFrom('oauth_connections').select('version').execute()).toEqual([{ version: 1 }]);
});
