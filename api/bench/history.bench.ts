import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listHistoryInput } from '@gatehouse/contract/history.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { DatabaseConnection } from '#src/db/connection.ts';
import { insertCalls } from '#src/features/history/history.store.ts';
import { listCalls } from '#src/features/history/history-list.store.ts';
import { toIndexedRow } from '#src/features/history/to-row.ts';
import { createLog } from '#src/logging/log.ts';
import { printLoad, quantile, summary, timed } from './stats.ts';

/**
 * A search in a history of 100,000 calls, on SQLite, and on PostgreSQL if BENCH_DATABASE_URL names an empty database. The
 * promise: under 50 ms.
 */
const CALLS = 100_000;
const BATCH = 500;
const ROUNDS = 40;

const WORDS = 'invoice customer order payment model message shipment user ticket project event report'.split(
  ' ',
);
const STATUSES = [200, 200, 200, 200, 201, 204, 400, 401, 404, 429, 500];

/** Mulberry32: the same calls in each run. */
const createRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
const random = createRandom(1);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const id = (): string => Math.floor(random() * 1e12).toString(36);

const bodyOf = (at: number): string =>
  JSON.stringify({
    id: `${pick(WORDS)}_${id()}`,
    number: at,
    items: Array.from({ length: 8 }, () => ({
      type: pick(WORDS),
      reference: id(),
      label: `${pick(WORDS)} ${id()}`,
    })),
  });

const callAt = (at: number) =>
  toIndexedRow({
    at: new Date(1.76e12 + at * 1000).toISOString(),
    subject: { type: 'api_key', id: 1 + (at % 20), name: `Key ${at % 20}` },
    provider: { id: 1 + (at % 12), name: `Provider ${at % 12}` },
    ...{ secrets: [], keyNames: [], truncated: false, withheldHost: undefined, observations: [] },
    method: pick(['GET', 'GET', 'GET', 'POST', 'DELETE']),
    url: `https://api.example.com/v1/${pick(WORDS)}s/${id()}?page=${at % 50}`,
    requestHeaders: { 'X-Trace': id() },
    sent: undefined,
    status: pick(STATUSES),
    statusText: 'OK',
    error: undefined,
    responseTime: random() * 900,
    size: 900,
    headers: { 'content-type': 'application/json' },
    text: { text: bodyOf(at), isCut: false },
  });

const fill = async ({ db, dialect, transaction }: DatabaseConnection): Promise<void> => {
  await db.updateTable('history_settings').set({ keep_last: CALLS }).execute();
  for (let at = 0; at < CALLS; at += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, offset) => callAt(at + offset));
    await transaction((tx) => insertCalls(tx, dialect, rows));
  }
};

const SEARCHES: Record<string, Record<string, unknown>> = {
  'all calls': {},
  'a word in every call': { query: 'example' },
  'a word in most calls': { query: 'invoice' },
  'two words': { query: 'invoice ship' },
  'one letter': { query: 'p' },
  'a word in one call': { query: '77777' },
  'a word in none': { query: 'zebra' },
  'a rare status': { status: '429' },
  'a word, a status and a method': { query: 'invoice', status: '5xx', method: 'DELETE' },
  'a key': { apiKeyId: 7 },
  'the middle of the list': { query: 'customer', before: CALLS / 2 },
};

const measure = async (name: string, connection: DatabaseConnection): Promise<void> => {
  const filled = await timed(() => fill(connection));
  console.log(
    `${name}: ${CALLS} calls stored in ${(filled / 1000).toFixed(1)} s, ${(filled / CALLS).toFixed(2)} ms each`,
  );
  for (const [what, filter] of Object.entries(SEARCHES)) {
    const input = { ...listHistoryInput.parse(filter), limit: 51 };
    const samples: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      samples.push(await timed(() => listCalls(connection.db, connection.dialect, input)));
    const fastest = `fastest ${Math.min(...samples).toFixed(2)} ms`;
    console.log(
      `${summary(what, samples)}   ${fastest}${quantile(samples, 0.5) < 50 ? '' : '   ABOVE 50 ms'}`,
    );
  }
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-bench-'));
const log = createLog('silent');
const databaseUrl = process.env.BENCH_DATABASE_URL;
const targets = {
  SQLite: { dataDir, log },
  ...(databaseUrl ? { PostgreSQL: { databaseUrl, dataDir, log } } : {}),
};
for (const [name, options] of Object.entries(targets)) {
  const connection = await openDatabase(options);
  await measure(name, connection);
  await connection.close();
}
printLoad();
await rm(dataDir, { recursive: true, force: true });
