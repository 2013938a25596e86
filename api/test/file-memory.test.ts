import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { launcher } from '#test/launcher.ts';
import { startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

/** What a file of 10 MiB may take while it is sent: its bytes, and the base64 of it that is in the request's buffers. */
const MAX_GROWTH_MB = 40;
const FILE_BYTES = 10 * 1024 * 1024;

/** MB of memory that a process has now, and had at most since the last reset. */
const memoryOf = (pid: number | undefined): { now: number; most: number } => {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) * 1024) / 1_000_000;
  return { now: read('VmRSS'), most: read('VmHWM') };
};

/** From now on the most memory is counted anew. */
const resetMost = (pid: number | undefined): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

it('a file of 10 MiB is sent without much more memory than the file takes', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  let arrived = 0;
  const upstream = await startUpstream((received, _request, response) => {
    arrived = received.body.length;
    response.end('{}');
  });
  onTestFinished(() => upstream.close());
  const server = await startServer(database, launcher.SERVER_ENV, launcher.SERVER_ARGS);
  const { pid } = server.process;
  const send = async (bytes: number): Promise<void> => {
    const base64 = Buffer.alloc(bytes, 'file').toString('base64');
    const body = { kind: 'binary', base64, contentType: 'application/octet-stream' };
    const response = await fetch(`${server.url}/api/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKeyId: null, endpoint: `${upstream.url}/file`, method: 'POST', body }),
    });
    expect(await response.json()).toMatchObject({ status: 200 });
    expect(arrived).toBe(bytes);
  };
  // What the first call loads is no part of it.
  await send(1024);
  const before = memoryOf(pid).now;
  resetMost(pid);
  await send(FILE_BYTES);
  const growth = Math.round(memoryOf(pid).most - before);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(growth).toBeGreaterThan(5);
  expect(growth).toBeLessThanOrEqual(MAX_GROWTH_MB);
}, 120_000);
