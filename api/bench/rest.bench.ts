import Fastify from 'fastify';
import { Agent, request } from 'undici';
import { postJson, SIDES, startServer } from './server.ts';
import { columns, inTurn, printLoad, quantile, summary } from './stats.ts';

/** A list of 100 keys, over REST and tRPC, compared with a bare Fastify route that returns the same bytes. */
const KEYS = 100;
const WARM_UP = 200;
const CALLS = 1000;

const agent = new Agent();
const running = await Promise.all(
  SIDES.map(async (side) => ({ name: side.name, server: await startServer(side) })),
);
for (const { server } of running) {
  const [provider] = (await (await fetch(`${server.url}/api/providers`)).json()) as { id: number }[];
  for (let count = 0; count < KEYS; count += 1) {
    await postJson(`${server.url}/api/keys`, {
      providerId: provider?.id,
      name: `Key ${count}`,
      apiKey: `sk-bench-${count}-0123456789`,
    });
  }
}
const response = await (await fetch(`${running[0]?.server.url}/api/keys`)).json();
const bare = Fastify();
bare.get('/keys', () => response);
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const get = (url: string) => async () => {
  const { body } = await request(url, { dispatcher: agent });
  await body.json();
};
const BARE = 'bare Fastify';
const PATHS = { 'GET /api/keys': '/api/keys', 'tRPC keys.list': '/trpc/keys.list?input=%7B%7D' };
const works: Record<string, () => Promise<unknown>> = { [BARE]: get(`${bareUrl}/keys`) };
for (const [path, url] of Object.entries(PATHS))
  for (const { name, server } of running) works[`${path}, ${name}`] = get(`${server.url}${url}`);
const samples = await inTurn(works, { warmUp: WARM_UP, calls: CALLS });

console.log(`A list of ${KEYS} keys`);
const median = (name: string): number => quantile(samples[name] ?? [], 0.5);
for (const [name, list] of Object.entries(samples))
  console.log(`${summary(name, list)}   ${(median(name) / median(BARE)).toFixed(1)} x`);
for (const path of Object.keys(PATHS)) {
  const medians = running.map(({ name }) => median(`${path}, ${name}`));
  console.log(columns(`${path} (median)`, medians, 'ms'));
}
printLoad();

for (const { server } of running) await server.stop();
await bare.close();
await agent.close();
