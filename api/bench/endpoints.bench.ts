import Fastify from 'fastify';
import { Agent, request } from 'undici';
import { postJson, SIDES, type Side, startServer } from './server.ts';
import { inTurn, printLoad, quantile, summary } from './stats.ts';

/** The list of 3,000 saved endpoints, each tenth with a hidden value, compared with a bare Fastify route that returns the same bytes. */
const ENDPOINTS = 3000;

const server = await startServer(SIDES.at(-1) as Side);
const [provider] = (await (await fetch(`${server.url}/api/providers`)).json()) as { id: number }[];
const addStart = performance.now();
for (let count = 0; count < ENDPOINTS; count += 1) {
  await postJson(`${server.url}/api/saved-endpoints`, {
    providerId: provider?.id,
    name: `Endpoint ${count}`,
    endpoint: `https://api.example.com/v1/items/${count}?expand=owner`,
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'][count % 5],
    description: 'One of many endpoints, for a measurement.',
    headers: count % 10 === 0 ? { 'X-Api-Key': `bench-secret-${count}` } : { Accept: 'application/json' },
    requestBody: count % 5 === 0 ? null : { name: `Item ${count}`, tags: ['a', 'b'], nested: { price: 1.5 } },
  });
}
const addMs = performance.now() - addStart;
const response = await (await fetch(`${server.url}/api/saved-endpoints`)).json();
const bare = Fastify();
bare.get('/endpoints', () => response);
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });

const agent = new Agent();
const get = (url: string) => async () => {
  const { body } = await request(url, { dispatcher: agent });
  await body.json();
};
const BARE = 'bare Fastify';
const samples = await inTurn(
  {
    [BARE]: get(`${bareUrl}/endpoints`),
    'GET /api/saved-endpoints': get(`${server.url}/api/saved-endpoints`),
    'tRPC endpoints.list': get(`${server.url}/trpc/endpoints.list?input=%7B%7D`),
  },
  { warmUp: 10, calls: 60 },
);
const median = (name: string): number => quantile(samples[name] ?? [], 0.5);
console.log(`A list of ${ENDPOINTS} saved endpoints, ${JSON.stringify(response).length} characters`);
for (const [name, list] of Object.entries(samples))
  console.log(`${summary(name, list)}   ${(median(name) / median(BARE)).toFixed(1)} x`);
console.log(`Saved one by one in ${(addMs / ENDPOINTS).toFixed(2)} ms each`);
printLoad();

await server.stop();
await bare.close();
await agent.close();
