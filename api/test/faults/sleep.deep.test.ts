import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, createTestFolder, onPostgresServer } from '#test/database.ts';
import { deepTimeout } from '#test/deep.ts';
import { startMixedLoad } from '#test/faults/mixed-load.ts';
import { report } from '#test/faults/report.ts';
import { startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

const HOUR_MS = 60 * 60_000;
/** How long a machine sleeps by its clock. In between the process stands still for `STOPPED_MS`. */
const SLEEPS_HOURS = [8, 72, 24 * 400];
const STOPPED_MS = 3_000;
const AWAKE_MS = 4_000;

it(`a machine sleeps for ${SLEEPS_HOURS.join(', ')} hours under load: it goes on when it wakes, and nothing acknowledged is lost`, {
  timeout: deepTimeout(180_000),
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const { folder, dispose } = await createTestFolder();
  onTestFinished(dispose);
  const upstream = await startUpstream((_received, _request, response) => void response.end('{"ok":true}'));
  onTestFinished(() => upstream.close());
  const aheadFile = path.join(folder, 'ahead');
  const server = await startServer(
    database,
    {
      MASTER_KEY: randomBytes(32).toString('base64'),
      VERIFY_DAILY: 'true',
      LOG_LEVEL: 'error',
      CLOCK_AHEAD_FILE: aheadFile,
    },
    ['--import', path.join(import.meta.dirname, 'jump-preload.mjs')],
  );
  onTestFinished(async () => {
    server.process.kill('SIGCONT');
    server.process.kill('SIGKILL');
    await server.ended;
  });
  const lastEvent = async (): Promise<number> => {
    const { items } = (await (await fetch(`${server.url}/api/audit?limit=1`)).json()) as {
      items: { createdAt: string }[];
    };
    return Date.parse(items[0]?.createdAt ?? '');
  };

  const load = await startMixedLoad(server.url, { upstream: upstream.url });
  onTestFinished(load.stop);
  await sleep(AWAKE_MS);
  let ahead = 0;
  for (const hours of SLEEPS_HOURS) {
    const before = load.writes();
    expect(before).toBeGreaterThan(0);
    server.process.kill('SIGSTOP');
    ahead += hours * HOUR_MS;
    writeFileSync(aheadFile, String(ahead));
    await sleep(STOPPED_MS);
    // A server that nothing was heard of for hours has closed the connections.
    const name = database.options.databaseUrl && new URL(database.options.databaseUrl).pathname.slice(1);
    if (name !== undefined)
      await onPostgresServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ]);
    server.process.kill('SIGCONT');
    await expect.poll(() => load.writes(), { timeout: 30_000 }).toBeGreaterThan(before + 10);
    expect(await lastEvent()).toBeGreaterThan(Date.now() + ahead - HOUR_MS);
    await sleep(AWAKE_MS);
  }
  await load.stop();
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);

  const { '503': away = 0, ...others } = load.answers;
  const lost = { writes: await load.lostWrites(), calls: await load.lostCalls() };
  server.process.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  expect(stderr).toBe('');
  expect(Object.keys(others)).toEqual(['200']);
  expect(lost).toEqual({ writes: [], calls: [] });
  expect(code).toBe(0);
  report(
    `sleep, ${process.env.TEST_DATABASE}: ${SLEEPS_HOURS.length} sleeps of ${SLEEPS_HOURS.join(', ')} hours, ${load.writes()} acknowledged writes and ${load.calls.length} calls, 0 lost, ${away} answers with 503`,
  );
});
