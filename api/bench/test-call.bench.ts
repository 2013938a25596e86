import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { postJson, startServer } from './server.ts';
import { ms, quantile, summary, timed } from './stats.ts';

/** What a test call adds to the same request made directly with undici; both in turn, over kept connections. */
const WARM_UP = 200;
const CALLS = 1000;

const worker = new Worker(new URL('./upstream.ts', import.meta.url));
const [port] = (await once(worker, 'message')) as [number];
const upstream = `http://127.0.0.1:${port}/v1/models`;
const server = await startServer();
const agent = new Agent();

const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as {
  id: number;
  slug: string;
}[];
const custom = providers.find(({ slug }) => slug === 'custom');
const key = (await postJson(`${server.url}/api/keys`, {
  providerId: custom?.id,
  name: 'bench',
  apiKey: 'sk-bench-0123456789',
})) as { id: number };
const payload = JSON.stringify({ apiKeyId: key.id, endpoint: upstream, method: 'GET' });

const direct = async () => {
  const { body } = await request(upstream, {
    dispatcher: agent,
    headers: { authorization: 'Bearer sk-bench-0123456789' },
  });
  await body.json();
};
const tested = async () => {
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
const health = async () => {
  const { body } = await request(`${server.url}/api/health`, { dispatcher: agent });
  await body.json();
};

const samples = { direct: [] as number[], tested: [] as number[], health: [] as number[] };
for (let round = 0; round < WARM_UP + CALLS; round += 1) {
  const row = { direct: await timed(direct), tested: await timed(tested), health: await timed(health) };
  if (round < WARM_UP) continue;
  samples.direct.push(row.direct);
  samples.tested.push(row.tested);
  samples.health.push(row.health);
}

console.log('A call of a third-party API on loopback, one after another');
console.log(summary('undici, directly', samples.direct));
console.log(summary('POST /api/test', samples.tested));
console.log(summary('GET /api/health (for scale)', samples.health));
console.log(`A test call adds ${ms(quantile(samples.tested, 0.5) - quantile(samples.direct, 0.5))} (median)`);

await server.stop();
await agent.close();
await worker.terminate();
