import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { fillWithKeys, secretOf } from './fill.ts';
import { postJson, type RunningServer, SIDES, type Side, startServer } from './server.ts';
import { columns, printLoad, quantile, summary, timed } from './stats.ts';

/**
 * What a test call costs with 1, 1,000 and 10,000 stored keys, on SQLite, and on PostgreSQL if BENCH_DATABASE_URL names a
 * server where databases may be created: processor time of the server, and whether each of 400 calls by 5 callers is kept.
 * The servers are measured in turn, a round of calls each.
 */
const KEYS = [1, 1_000, 10_000];
const CALLERS = 5;
const ROUNDS = 5;
const CALLS_OF_ROUND = 80;
/** Ticks of the processor's clock in a second, as Linux counts them for processes. */
const TICKS = 100;

const worker = new Worker(new URL('./upstream.ts', import.meta.url));
const [port] = (await once(worker, 'message')) as [number];
const upstream = `http://127.0.0.1:${port}/v1/models`;

/** Milliseconds of processor time that a process has taken so far. */
const processorMs = ({ child }: RunningServer): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
};

const inParallel = async (count: number, at: number, work: (index: number) => Promise<unknown>) => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: at }, worker));
};

type Measured = { keys: number; server: RunningServer; apiKeyId: number; ms: number[]; took: number[] };

/** A server with so many keys: one is added as a user does. */
const withKeys = async (side: Side, keys: number, databaseUrl?: string): Promise<Measured> => {
  const server = await startServer(side, { databaseUrl, fill: fillWithKeys(side, keys - 1) });
  const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as {
    id: number;
    slug: string;
  }[];
  const providerId = providers.find(({ slug }) => slug === 'custom')?.id;
  const key = { providerId, name: 'Called', apiKey: secretOf(keys) };
  const { id } = (await postJson(`${server.url}/api/keys`, key)) as { id: number };
  return { keys, server, apiKeyId: id, ms: [], took: [] };
};

/** The calls of one round, until the last of them is in the history. */
const round = async ({ server, apiKeyId, ms, took }: Measured, calls: number): Promise<void> => {
  const before = processorMs(server);
  await inParallel(calls, CALLERS, async () => {
    took.push(
      await timed(() => postJson(`${server.url}/api/test`, { apiKeyId, endpoint: upstream, method: 'GET' })),
    );
  });
  await fetch(`${server.url}/api/history?limit=1`);
  ms.push((processorMs(server) - before) / calls);
};

const keptCalls = async ({ server }: Measured): Promise<number> => {
  let kept = 0;
  for (let before = ''; ; ) {
    const page = (await (await fetch(`${server.url}/api/history?limit=100${before}`)).json()) as {
      items: unknown[];
      next: number | null;
    };
    kept += page.items.length;
    if (page.next === null) return kept;
    before = `&before=${page.next}`;
  }
};

const measure = async (side: Side, what: string, databaseUrls: readonly (string | undefined)[]) => {
  const servers: Measured[] = [];
  for (const [at, keys] of KEYS.entries()) servers.push(await withKeys(side, keys, databaseUrls[at]));
  const warmUp = CALLERS * 8;
  for (const one of servers) await round(one, warmUp);
  for (const one of servers) Object.assign(one, { ms: [], took: [] });
  for (let count = 0; count < ROUNDS; count += 1) for (const one of servers) await round(one, CALLS_OF_ROUND);
  console.log(`${what}, ${side.name}`);
  for (const one of servers) {
    const kept = (await keptCalls(one)) - warmUp;
    console.log(`${summary(`${one.keys} keys`, one.took)}   ${kept} of ${ROUNDS * CALLS_OF_ROUND} kept`);
  }
  const costs = servers.map(({ ms }) => quantile(ms, 0.5));
  for (const [at, keys] of KEYS.entries())
    console.log(
      `${`processor time of a call with ${keys} keys`.padEnd(44)} ${(costs[at] ?? 0).toFixed(2)} ms   ${((costs[at] ?? 0) / (costs[0] ?? 1)).toFixed(2)} x`,
    );
  for (const { server } of servers) await server.stop();
  return costs;
};

/** One empty database for each number of keys, removed at the end. */
const onPostgres = async (serverUrl: string, work: (urls: string[]) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const names = KEYS.map((keys) => `gatehouse_bench_${process.pid}_${keys}`);
  try {
    for (const name of names) await client.query(`create database ${name} template template0`);
    await work(names.map((name) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href));
  } finally {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
};

const all: number[][] = [];
for (const side of SIDES) {
  all.push(await measure(side, 'SQLite', []));
  const { BENCH_DATABASE_URL } = process.env;
  if (BENCH_DATABASE_URL !== undefined)
    await onPostgres(BENCH_DATABASE_URL, async (urls) => {
      await measure(side, 'PostgreSQL', urls);
    });
}
for (const [at, keys] of KEYS.entries())
  console.log(
    columns(
      `processor time of a call with ${keys} keys`,
      all.map((costs) => costs[at] ?? 0),
      'ms',
    ),
  );
printLoad();
await worker.terminate();
