import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fillWithBytes, fillWithKeys } from './fill.ts';
import {
  ownMemory,
  postJson,
  type RunningServer,
  residentMemory,
  SIDES,
  type Side,
  startServer,
} from './server.ts';
import { columns, printLoad, quantile, timed } from './stats.ts';

/**
 * A server with much to do: its memory after many calls, how long others wait while a backup is written, the
 * size and the time of a list of 10,000 keys, and what /api/ready takes. Each version is measured after the other, row by row.
 */
const CALLS = Number(process.env.BENCH_CALLS || 15_000);
const CALLERS = 5;
const DATABASE_MB = Number(process.env.BENCH_DATABASE_MB || 500);
/** The first backup begins 10 s after a start, and is over by then even where it takes long. */
const BACKUP_MS = 25_000;
const KEYS = 10_000;
const LISTS = 5;
const READY_CALLS = 40;
/** The result of an attempt to write counts for two seconds: every second request finds an old one. */
const READY_PAUSE_MS = 50;

const worker = new Worker(new URL('./upstream.ts', import.meta.url));
const [port] = (await once(worker, 'message')) as [number];
const upstream = `http://127.0.0.1:${port}/v1/models`;

/** Measures each version with a server of its own. */
const onEach = async <T>(
  start: (side: Side) => Promise<RunningServer>,
  measure: (server: RunningServer) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = [];
  for (const side of SIDES) {
    const server = await start(side);
    try {
      results.push(await measure(server));
    } finally {
      await server.stop();
    }
  }
  return results;
};

type Memory = { resident: number; own: number };

const memoryAfterCalls = async (server: RunningServer): Promise<Memory> => {
  const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as {
    id: number;
    slug: string;
  }[];
  const providerId = providers.find(({ slug }) => slug === 'custom')?.id;
  const apiKey = 'sk-bench-0123456789abcdef';
  const { id } = (await postJson(`${server.url}/api/keys`, { providerId, name: 'Called', apiKey })) as {
    id: number;
  };
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (calls < CALLS) {
      calls += 1;
      await postJson(`${server.url}/api/test`, { apiKeyId: id, endpoint: upstream, method: 'GET' });
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const { pid } = server.child;
  return { resident: residentMemory(pid), own: ownMemory(pid) };
};

/** The longest that a request for the state of the server took, in ms, while the first backup was written. */
const longestHealth = async (server: RunningServer): Promise<number> => {
  const until = performance.now() + BACKUP_MS;
  let longest = 0;
  while (performance.now() < until) {
    longest = Math.max(longest, await timed(async () => (await fetch(`${server.url}/api/health`)).text()));
    await sleep(5);
  }
  return longest;
};

/** As a client that takes compressed responses gets it: its bytes, and the time until the last of them. */
const download = (url: string): Promise<{ bytes: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    sendRequest(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ bytes, ms: performance.now() - start }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

const listOfKeys = async (server: RunningServer): Promise<{ kilobytes: number; ms: number }> => {
  const lists: { bytes: number; ms: number }[] = [];
  for (let count = 0; count < LISTS; count += 1) lists.push(await download(`${server.url}/api/keys`));
  return {
    kilobytes: (lists[0]?.bytes ?? Number.NaN) / 1_000,
    ms: quantile(
      lists.map(({ ms }) => ms),
      0.5,
    ),
  };
};

const readyTime = async (server: RunningServer): Promise<number> => {
  const times: number[] = [];
  for (let count = 0; count < READY_CALLS; count += 1) {
    times.push(await timed(async () => (await fetch(`${server.url}/api/ready`)).text()));
    await sleep(READY_PAUSE_MS);
  }
  return quantile(times, 0.5);
};

console.log('A server with much to do');
const memory = await onEach((side) => startServer(side), memoryAfterCalls);
for (const part of ['resident', 'own'] as const)
  console.log(
    columns(
      `${part} memory after ${CALLS} calls`,
      memory.map((one) => one[part]),
      'MiB',
    ),
  );
const health = await onEach(
  (side) => startServer(side, { fill: fillWithBytes(side, DATABASE_MB) }),
  longestHealth,
);
console.log(columns(`longest health during a backup, ${DATABASE_MB} MB`, health, 'ms'));
const lists = await onEach((side) => startServer(side, { fill: fillWithKeys(side, KEYS) }), listOfKeys);
console.log(
  columns(
    `list of ${KEYS} keys, as it is sent`,
    lists.map(({ kilobytes }) => kilobytes),
    'KB',
  ),
);
console.log(
  columns(
    `list of ${KEYS} keys, median`,
    lists.map(({ ms }) => ms),
    'ms',
  ),
);
const ready = await onEach((side) => startServer(side), readyTime);
console.log(columns('GET /api/ready, median', ready, 'ms'));
printLoad();
await worker.terminate();
