import Fastify from 'fastify';
import { Agent, request } from 'undici';
import { postJson, startServer } from './server.ts';
import { quantile, summary, timed } from './stats.ts';

/** A list of 100 keys, by REST and by tRPC, beside a bare Fastify route that answers the same bytes. */
const KEYS = 100;
const WARM_UP = 200;
const CALLS = 1000;

const server = await startServer();
const agent = new Agent();
const [provider] = (await (await fetch(`${server.url}/api/providers`)).json()) as { id: number }[];
for (let count = 0; count < KEYS; count += 1) {
  await postJson(`${server.url}/api/keys`, {
    providerId: provider?.id,
    name: `Key ${count}`,
    apiKey: `sk-bench-${count}-0123456789`,
  });
}
const answer = await (await fetch(`${server.url}/api/keys`)).json();
const bare = Fastify();
bare.get('/keys', () => answer);
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const get = (url: string) => async () => {
  const { body } = await request(url, { dispatcher: agent });
  await body.json();
};
const targets = {
  'bare Fastify': get(`${bareUrl}/keys`),
  'GET /api/keys': get(`${server.url}/api/keys`),
  'tRPC keys.list': get(`${server.url}/trpc/keys.list?input=%7B%7D`),
};
const samples = new Map(Object.keys(targets).map((name) => [name, [] as number[]]));
for (let round = 0; round < WARM_UP + CALLS; round += 1) {
  for (const [name, work] of Object.entries(targets)) {
    const time = await timed(work);
    if (round >= WARM_UP) samples.get(name)?.push(time);
  }
}

console.log(`A list of ${KEYS} keys`);
const base = quantile(samples.get('bare Fastify') ?? [], 0.5);
for (const [name, list] of samples)
  console.log(`${summary(name, list)}   ${(quantile(list, 0.5) / base).toFixed(1)} x`);

await server.stop();
await bare.close();
await agent.close();
