import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundleServer, SERVER_MAIN } from '#test/bundle.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { startDay } from '#test/faults/day.ts';
import { requireStrace } from '#test/faults/strace.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';
import { startUpstream } from '#test/upstream.ts';

const READY = 'Gatehouse is ready at ';
const ROUNDS = 6;

bundleServer();

/** Lets calls of the process to the system fail from now on. Returns a function that ends that. */
const failCalls = async (pid: number, calls: string, fault: string): Promise<() => Promise<void>> => {
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      `trace=${calls}`,
      '-e',
      `inject=${calls}:${fault}`,
      '-p',
      String(pid),
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => tracer.once('close', resolve));
  const isTraced = (): boolean => !/TracerPid:\t0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  await expect.poll(isTraced, { timeout: 20_000 }).toBe(true);
  return async () => {
    tracer.kill('SIGINT');
    await ended;
  };
};

describe('a day’s work on a disk that sometimes fails', { timeout: 180_000 }, () => {
  beforeAll(requireStrace, INSTALL_LIMIT_MS);

  it.each([
    ['a sync', 'fsync,fdatasync', 'error=EIO:when=3+5'],
    ['a write', 'pwrite64', 'error=EIO:when=7+97'],
    ['space for a write', 'pwrite64', 'error=ENOSPC:when=7+97'],
  ])(
    'is done or refused with 503 if it fails at %s, and nothing acknowledged is lost',
    async (_kind, calls, fault) => {
      const { folder, dispose } = await createTestFolder();
      onTestFinished(dispose);
      const upstream = await startUpstream(
        (_received, _request, response) => void response.end('{"ok":true}'),
      );
      onTestFinished(() => upstream.close());
      const env = {
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: undefined,
        MASTER_KEY: randomBytes(32).toString('base64'),
        LOG_LEVEL: 'silent',
      };
      const server = startChild(SERVER_MAIN, [], { env });
      onTestFinished(() => void server.process.kill('SIGKILL'));
      const urlOf = (line: string): string => line.slice(READY.length);
      const day = await startDay(urlOf(await server.lineStarting(READY)), upstream);
      const mend = await failCalls(server.process.pid ?? 0, calls, fault);
      const seen: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) seen.push(...(await day.work(`round-${round}`)));
      await mend();
      expect(seen.filter((status) => status >= 300 && status !== 503)).toEqual([]);
      expect(seen).toContain(503);
      expect(day.acknowledged.length).toBeGreaterThan(0);
      await expect.poll(day.isReady, { timeout: 30_000, interval: 500 }).toBe(200);
      expect((await day.work('after')).filter((status) => status >= 300)).toEqual([]);
      const names = await day.storedNames();
      expect(day.acknowledged.filter((name) => !names.includes(name))).toEqual([]);
      server.process.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);

      const again = startChild(SERVER_MAIN, [], { env });
      onTestFinished(() => void again.process.kill('SIGKILL'));
      const later = await startDay(urlOf(await again.lineStarting(READY)), upstream);
      expect(await later.storedNames()).toEqual(expect.arrayContaining(day.acknowledged));
    },
  );
});
