/**
 * What the checks cost: the same calls through `undici` alone and through this package, alternating, on loopback.
 * Run with `pnpm bench`. Prints medians in milliseconds, their difference, and their ratio.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { Agent, request } from 'undici';
import { createOutbound } from '../src/outbound.ts';

const ROUNDS = 1_500;
const WARM_UP = 500;

const unpack = promisify(gunzip);
const json = JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: `item ${id}` })));
const packed = gzipSync(json);
const large = Buffer.alloc(1024 * 1024, 'x');

const server = createServer((incoming, response) => {
  incoming.resume();
  if (incoming.url === '/close') response.setHeader('connection', 'close');
  if (incoming.url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  else response.end(incoming.url === '/large' ? large : json);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const agent = new Agent();
const outbound = createOutbound({
  localNetworks: true,
  egressAllow: [],
  forbidden: () => [{ address: '127.0.0.1', port: 4000 }],
});

type Call = () => Promise<unknown>;

const plain =
  (path: string, method: 'GET' | 'POST', body: string | null): Call =>
  async () => {
    const response = await request(base + path, { method, body, dispatcher: agent });
    const bytes = await response.body.arrayBuffer();
    return response.headers['content-encoding'] === 'gzip' ? unpack(bytes) : bytes;
  };

const guarded =
  (path: string, method: 'GET' | 'POST', body: string | null): Call =>
  () =>
    outbound.request('user', { method, url: base + path, body: body ?? undefined });

const timed = async (call: Call): Promise<number> => {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
};

const quantile = (times: number[], q: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * q)]!;

const compare = async (
  label: string,
  path: string,
  method: 'GET' | 'POST',
  body: string | null,
  rounds = ROUNDS,
) => {
  const [bare, own] = [plain(path, method, body), guarded(path, method, body)];
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < WARM_UP + rounds; i += 1) {
    // Alternating which goes first keeps a drift of the machine out of the comparison.
    const pair =
      i % 2 === 0 ? [await timed(bare), await timed(own)] : [await timed(own), await timed(bare)].reverse();
    if (i < WARM_UP) continue;
    times[0].push(pair[0]!);
    times[1].push(pair[1]!);
  }
  const [a, b] = [quantile(times[0], 0.5), quantile(times[1], 0.5)];
  const tail = `p95 ${quantile(times[0], 0.95).toFixed(3)} -> ${quantile(times[1], 0.95).toFixed(3)}`;
  const line = `${label.padEnd(34)} undici ${a.toFixed(3)}  outbound ${b.toFixed(3)}  +${(b - a).toFixed(3)} ms`;
  console.log(`${line}  x${(b / a).toFixed(2)}  ${tail}`);
};

await compare('GET 1.2 kB, kept connection', '/', 'GET', null);
await compare('POST 1.2 kB, kept connection', '/', 'POST', json);
await compare('GET 1.2 kB in gzip, decoded', '/gzip', 'GET', null);
await compare('GET 1 MiB', '/large', 'GET', null, 300);
await compare('GET 1.2 kB, new connection', '/close', 'GET', null);

await outbound.close();
await agent.close();
server.close();
