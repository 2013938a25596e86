import { Agent, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#src/db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { deep } from '#test/deep.ts';
import { quietLog } from '#test/quiet-log.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const ROUNDS = deep(10, 300);
const WORKERS = 12;
const SLOW_CALLS = 4;
/** The server had closed the connection or stopped listening: such a request was never accepted. */
const NOT_ACCEPTED = new Set(['ECONNREFUSED', 'ECONNRESET']);

type Outcome = { name?: string; status?: number; body?: string; failure?: string };

const call = (agent: Agent, url: string, method: string, body?: object): Promise<Outcome> =>
  new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      // A truncated response is a dropped request, whatever its status.
      response.on('error', () => resolve({ failure: 'cut off' }));
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve({ failure: error.code ?? error.message }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

type Work = { agent: Agent; url: string; providerId: number; outcomes: Outcome[] };

/** Alternates writes and reads on kept connections until the server is gone. */
const work = async ({ agent, url, providerId, outcomes }: Work, worker: string): Promise<void> => {
  for (let index = 0; index < 2_000; index += 1) {
    const name = `${worker}-${index}`;
    const outcome = await call(agent, `${url}/api/keys`, 'POST', {
      providerId,
      name,
      apiKey: `secret-of-${name}`,
    });
    outcomes.push({ ...outcome, name });
    if (outcome.failure === 'ECONNREFUSED') break;
    outcomes.push(await call(agent, `${url}/api/health`, 'GET'));
  }
};

const isCompleted = ({ status }: Outcome): boolean => status !== undefined;

const storedNames = async (database: TestDatabase): Promise<string[]> => {
  const connection = await openDatabase({ ...database.options, log: quietLog });
  const rows = await connection.db.selectFrom('api_keys').select('name').execute();
  await connection.close();
  return rows.map(({ name }) => name).sort();
};

let database: TestDatabase;
let server: ServerProcess | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  server?.process.kill('SIGKILL');
  await server?.ended;
  await database.dispose();
});

const firstProvider = async (url: string): Promise<number> =>
  ((await (await fetch(`${url}/api/providers`)).json()) as { id: number }[])[0]?.id ?? 0;

describe('SIGTERM under load', () => {
  let slow: Upstream;
  let held: ServerResponse[];
  beforeEach(async () => {
    held = [];
    slow = await startUpstream((_call, _request, response) => void held.push(response));
  });
  afterEach(() => slow.close());

  it.each(Array.from({ length: ROUNDS }, (_unused, index) => index + 1))(
    'round %i: every accepted request gets a response, and the process exits with 0',
    async () => {
      server = await startServer(database);
      const { url } = server;
      const providerId = await firstProvider(url);
      const agent = new Agent({ keepAlive: true, maxSockets: WORKERS + SLOW_CALLS });
      const key = { providerId, name: 'slow', apiKey: 'secret-of-slow', baseUrl: slow.url };
      const { id } = JSON.parse((await call(agent, `${url}/api/keys`, 'POST', key)).body ?? '');

      const outcomes: Outcome[] = [];
      const workers = Array.from({ length: WORKERS }, (_unused, index) =>
        work({ agent, url, providerId, outcomes }, `w${index}`),
      );
      await expect
        .poll(() => outcomes.filter(isCompleted).length, { timeout: 30_000 })
        .toBeGreaterThan(2 * WORKERS);
      const slowCalls = Array.from({ length: SLOW_CALLS }, () =>
        call(agent, `${url}/api/test`, 'POST', { apiKeyId: id, endpoint: '/late', method: 'GET' }),
      );
      await expect.poll(() => held.length, { timeout: 30_000 }).toBe(SLOW_CALLS);
      server.process.kill('SIGTERM');
      // Well after the server has stopped accepting connections.
      await wait(600);
      for (const response of held) response.end('"late"');

      await Promise.all(workers);
      const slowResponses = await Promise.all(slowCalls);
      const { code, signal, stderr } = await server.ended;
      agent.destroy();

      expect({ code, signal }).toEqual({ code: 0, signal: null });
      for (const { status, body } of slowResponses) {
        expect(status).toBe(200);
        expect(JSON.parse(body ?? '')).toMatchObject({ status: 200, response: 'late' });
      }
      const completed = outcomes.filter(isCompleted);
      expect(new Set(completed.map(({ status }) => status))).toEqual(new Set([200]));
      for (const { failure } of outcomes) if (failure !== undefined) expect(NOT_ACCEPTED).toContain(failure);

      // The server's own count: one line per request that reached it.
      const lines = stderr.split('\n').filter((line) => line.includes('"msg":"request"'));
      const others = 2;
      expect(lines.length).toBe(completed.length + slowResponses.length + others);

      const acknowledged = completed.flatMap(({ name }) => (name === undefined ? [] : [name]));
      expect(await storedNames(database)).toEqual([...acknowledged, 'slow'].sort());
    },
    60_000,
  );
});

describe('a stop', () => {
  it('does not wait for connections without a request', async () => {
    server = await startServer(database);
    const fresh = connect(server.port, '127.0.0.1');
    const kept = new Agent({ keepAlive: true });
    expect((await call(kept, `${server.url}/api/health`, 'GET')).status).toBe(200);
    fresh.on('error', () => {});
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    fresh.destroy();
    kept.destroy();
  });

  it.each(['SIGINT', 'SIGHUP'] as const)('is also caused by %s', async (signal) => {
    server = await startServer(database);
    server.process.kill(signal);
    expect((await server.ended).code).toBe(0);
  });

  it('is cut short by a second signal', async () => {
    const stuck = await startUpstream(() => {});
    try {
      server = await startServer(database);
      const { url } = server;
      const providerId = await firstProvider(url);
      const agent = new Agent({ keepAlive: true });
      const key = { providerId, name: 'stuck', apiKey: 'secret-of-stuck', baseUrl: stuck.url };
      const { id } = JSON.parse((await call(agent, `${url}/api/keys`, 'POST', key)).body ?? '');
      const running = call(agent, `${url}/api/test`, 'POST', { apiKeyId: id, endpoint: '/', method: 'GET' });
      await expect.poll(() => stuck.received.length, { timeout: 30_000 }).toBe(1);
      server.process.kill('SIGTERM');
      await wait(500);
      expect(server.process.exitCode).toBe(null);
      server.process.kill('SIGTERM');
      expect((await server.ended).code).toBe(1);
      expect((await running).failure).toBeDefined();
      agent.destroy();
    } finally {
      await stuck.close();
    }
  });
});
