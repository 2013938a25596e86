import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECRETS } from '#test/compositions.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const UNFLAGGED = JSON.stringify({ results: [{ flagged: false }] });

let database: TestDatabase;
let upstream: Upstream;
let held: ServerResponse[];
let server: ServerProcess | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  held = [];
  upstream = await startUpstream((_call, _request, response) => void held.push(response));
});
afterEach(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  await upstream.close();
  await database.dispose();
});

const MASTER_KEY = randomBytes(32).toString('base64');
const start = async (): Promise<string> => {
  server = await startServer(database, { MASTER_KEY });
  return `${server.url}/api`;
};

const post = async (url: string, body: object = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const get = async (url: string) => (await fetch(url)).json();

/** A run of the real server whose first step waits for its response. */
const startRun = async () => {
  const api = await start();
  await post(`${api}/discover-apis`, { query: 'Slack', autoSave: true });
  const providers = (await get(`${api}/providers`)) as { id: number; slug: string }[];
  for (const slug of ['openai', 'slack'] as const) {
    const providerId = providers.find((provider) => provider.slug === slug)?.id;
    const key = { providerId, name: slug, apiKey: SECRETS[slug], baseUrl: upstream.url };
    expect((await post(`${api}/keys`, key)).status).toBe(200);
  }
  const running = post(`${api}/marketplace/execute-composition/moderated-slack-post`);
  running.catch(() => undefined);
  await expect.poll(() => held.length, { timeout: 30_000 }).toBe(1);
  return { api, running };
};

/** With PostgreSQL another instance might have begun the run: only once nobody keeps it alive, it has been killed. */
const letLifeRunOut = async (): Promise<void> => {
  const { databaseUrl } = database.options;
  if (databaseUrl === undefined) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update composition_runs set alive_until = $1', [
    new Date(Date.now() - 1000).toISOString(),
  ]);
  await client.end();
};

const LAST_RUN = '/marketplace/runs/moderated-slack-post';

// Each starts the real server twice.
describe('a run', { timeout: 120_000 }, () => {
  it('ends after its present step when the server stops, and says so afterwards', async () => {
    const { running } = await startRun();
    server?.process.kill('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${server?.url}/api/ready`).catch(() => undefined))?.status ?? 503)
      .toBe(503);
    held[0]?.writeHead(200, { 'content-type': 'application/json' }).end(UNFLAGGED);
    const { status, body } = await running;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'failed',
      error: 'Stopped: Gatehouse was shut down before “Post the text” began.',
      steps: [{ id: 'moderation', output: { flagged: false } }],
    });
    expect(await server?.ended).toMatchObject({ code: 0 });
    expect(upstream.received).toHaveLength(1);
    expect(await get(`${await start()}${LAST_RUN}`)).toEqual(body);
  });

  it('whose step does not end in time is cut off by the stop, and says what may have been sent', async () => {
    const { running } = await startRun();
    server?.process.kill('SIGTERM');
    const { body } = await running;
    expect(body).toMatchObject({
      status: 'failed',
      error:
        'Stopped: Gatehouse was shut down while “Check the text” ran. Its request may have reached OpenAI.',
    });
    expect(await server?.ended).toMatchObject({ code: 0 });
    expect(await get(`${await start()}${LAST_RUN}`)).toEqual(body);
  });

  it('that was killed is failed after the next start, and can be retried', async () => {
    await startRun();
    server?.process.kill('SIGKILL');
    await server?.ended;
    await letLifeRunOut();
    const api = await start();
    const run = (await get(`${api}${LAST_RUN}`)) as { runId: number };
    expect(run).toMatchObject({
      status: 'failed',
      error: 'Gatehouse was stopped while it ran, at “Check the text”. Its request may have reached OpenAI.',
      steps: [],
    });
    const retried = post(`${api}/marketplace/runs/${run.runId}/retry`);
    await expect.poll(() => held.length).toBe(2);
    held[1]?.writeHead(200, { 'content-type': 'application/json' }).end(UNFLAGGED);
    await expect.poll(() => held.length).toBe(3);
    held[2]
      ?.writeHead(200, { 'content-type': 'application/json' })
      .end('{"ok": true, "channel": "C1", "ts": "1"}');
    expect((await retried).body).toMatchObject({ status: 'completed', retryOf: run.runId });
  });
});
