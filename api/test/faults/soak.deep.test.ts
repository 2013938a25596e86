import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { duration, timeoutOf } from '#test/deep.ts';
import { startMixedLoad } from '#test/faults/mixed-load.ts';
import { report } from '#test/faults/report.ts';
import { launcher } from '#test/launcher.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

const DURATION_MS = duration('SOAK_MINUTES', 3);
/** Between two requests of a caller, in ms: hours of load leave the machine to others if it is longer. */
const PAUSE_MS = Number(process.env.SOAK_PAUSE_MS || 5);
/** Of each third of the time; more would tell no more. */
const SAMPLES = 20;
/** The first third of the time fills caches, compiles and grows the heap to its size. What comes after it may differ by so much. */
const MOST_GROWTH = { heap: 4, rss: 15, handles: 5 };

type Sample = { minutes: number; heap: number; rss: number; handles: number };

/** The next one that the server prints. */
const heapOf = async (server: ServerProcess): Promise<number> => {
  const heaps = (): string[] => server.lines().filter((line) => line.startsWith('heap '));
  const before = heaps().length;
  server.process.kill('SIGUSR2');
  await expect.poll(() => heaps().length, { timeout: 30_000 }).toBeGreaterThan(before);
  return Number(heaps().at(-1)?.slice('heap '.length));
};

const sampleOf = async (server: ServerProcess, since: number): Promise<Sample> => ({
  minutes: (performance.now() - since) / 60_000,
  heap: await heapOf(server),
  rss: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024,
  handles: readdirSync(`/proc/${server.process.pid}/fd`).length,
});

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Of the line that fits best, per minute. */
const slopeOf = (samples: Sample[], of: 'heap' | 'rss' | 'handles'): number => {
  const mean = (value: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + value(sample), 0) / samples.length;
  const [x, y] = [mean(({ minutes }) => minutes), mean((sample) => sample[of])];
  return (
    mean((sample) => (sample.minutes - x) * (sample[of] - y)) / mean(({ minutes }) => (minutes - x) ** 2)
  );
};

it(`under a mixed load of ${DURATION_MS / 60_000} minutes memory and handles stay flat, and nothing is lost`, {
  timeout: timeoutOf(DURATION_MS),
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const upstream = await startUpstream((_received, _request, response) => void response.end('{"ok":true}'));
  onTestFinished(() => upstream.close());
  const server = await startServer(
    database,
    { ...launcher.SERVER_ENV, MASTER_KEY: randomBytes(32).toString('base64'), LOG_LEVEL: 'error' },
    [
      ...launcher.SERVER_ARGS,
      '--expose-gc',
      '--import',
      path.join(import.meta.dirname, 'memory-preload.mjs'),
    ],
  );
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  const load = await startMixedLoad(server.url, {
    upstream: upstream.url,
    pauseMs: PAUSE_MS,
    bounded: true,
  });
  onTestFinished(load.stop);
  const since = performance.now();
  const thirds: [Sample[], Sample[], Sample[]] = [[], [], []];
  for (const samples of thirds)
    while (samples.length < SAMPLES) {
      await sleep(DURATION_MS / SAMPLES / thirds.length);
      samples.push(await sampleOf(server, since));
    }
  await load.stop();

  const lost = { writes: await load.lostWrites(), calls: await load.lostCalls() };
  server.process.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  expect(stderr).toBe('');
  expect(Object.keys(load.answers)).toEqual(['200']);
  expect(lost).toEqual({ writes: [], calls: [] });
  expect(code).toBe(0);
  const [, second, third] = thirds;
  const lines = (['heap', 'rss', 'handles'] as const).map((of) => {
    const [before, after] = [second, third].map((samples) => median(samples.map((sample) => sample[of])));
    const slopes = [second, third].map((samples) => slopeOf(samples, of).toFixed(2)).join(' and ');
    return {
      of,
      growth: (after ?? 0) - (before ?? 0),
      text: `${of} ${before?.toFixed(1)} to ${after?.toFixed(1)} (${slopes} a minute)`,
    };
  });
  report(
    `soak, ${process.env.TEST_DATABASE}: ${(DURATION_MS / 60_000).toFixed(1)} minutes, ${load.writes()} acknowledged writes and ${load.calls.length} calls, 0 lost, ${lines.map(({ text }) => text).join(', ')}`,
  );
  for (const { of, growth } of lines) expect(growth, of).toBeLessThan(MOST_GROWTH[of]);
});
