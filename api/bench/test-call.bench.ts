import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { postJson, type RunningServer, SIDES, startServer } from './server.ts';
import { columns, inTurn, printLoad, quantile, summary } from './stats.ts';

/** The time a test call adds to the same request sent directly with undici; in turn, over kept connections. */
const WARM_UP = 200;
const CALLS = 1000;

const worker = new Worker(new URL('./upstream.ts', import.meta.url));
const [port] = (await once(worker, 'message')) as [number];
const upstream = `http://127.0.0.1:${port}/v1/models`;
const agent = new Agent();

const direct = async () => {
  const { body } = await request(upstream, {
    dispatcher: agent,
    headers: { authorization: 'Bearer sk-bench-0123456789' },
  });
  await body.json();
};

const health = (server: RunningServer) => async () => {
  const { body } = await request(`${server.url}/api/health`, { dispatcher: agent });
  await body.json();
};

const testCall = async (server: RunningServer): Promise<() => Promise<void>> => {
  const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as {
    id: number;
    slug: string;
  }[];
  const key = (await postJson(`${server.url}/api/keys`, {
    providerId: providers.find(({ slug }) => slug === 'custom')?.id,
    name: 'bench',
    apiKey: 'sk-bench-0123456789',
  })) as { id: number };
  const payload = JSON.stringify({ apiKeyId: key.id, endpoint: upstream, method: 'GET' });
  return async () => {
    const { body, statusCode } = await request(`${server.url}/api/test`, {
      dispatcher: agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: payload,
    });
    const result = (await body.json()) as { status?: number };
    if (statusCode !== 200 || result.status !== 200)
      throw new Error(`a test call failed: ${statusCode} ${JSON.stringify(result)}`);
  };
};

const running = await Promise.all(
  SIDES.map(async (side) => ({ name: side.name, server: await startServer(side) })),
);
const works: Record<string, () => Promise<unknown>> = { 'undici, directly': direct };
for (const { name, server } of running) {
  works[`POST /api/test, ${name}`] = await testCall(server);
  works[`GET /api/health (for scale), ${name}`] = health(server);
}
const samples = await inTurn(works, { warmUp: WARM_UP, calls: CALLS });

console.log('Calls to a third-party API on loopback, one after another');
for (const [name, list] of Object.entries(samples)) console.log(summary(name, list));
const base = quantile(samples['undici, directly'] ?? [], 0.5);
const added = running.map(({ name }) => quantile(samples[`POST /api/test, ${name}`] ?? [], 0.5) - base);
console.log(columns('A test call adds (median)', added, 'ms'));
printLoad();

for (const { server } of running) await server.stop();
await agent.close();
await worker.terminate();
