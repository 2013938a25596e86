import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServer, SERVER_MAIN } from '#test/bundle.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { startDay } from '#test/faults/day.ts';
import { canMount, onSmallDisk } from '#test/faults/small-disk.ts';
import { startUpstream } from '#test/upstream.ts';

const READY = 'Gatehouse is ready at ';
const DISK_MB = 8;

bundleServer();

/** Until no byte more fits. */
const fill = (file: string): void => {
  const descriptor = openSync(file, 'a');
  for (const size of [65_536, 4096, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch {
      // Full for this size.
    }
  }
  closeSync(descriptor);
};

it('on a full disk every write of a day’s work is refused with 503 or done, and all works again once there is space', {
  timeout: 180_000,
}, async (context) => {
  const { folder, dispose } = await createTestFolder();
  onTestFinished(dispose);
  if (!canMount(folder))
    context.skip(
      'not run: no small disk can be mounted here; sqlite.sqlite.test.ts tests the same within one file',
    );
  const upstream = await startUpstream((_received, _request, response) => void response.end('{"ok":true}'));
  onTestFinished(() => upstream.close());
  const server = startChild(SERVER_MAIN, [], {
    wrapper: onSmallDisk(folder, DISK_MB),
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: undefined,
      MASTER_KEY: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
    },
  });
  onTestFinished(() => void server.process.kill('SIGKILL'));
  const url = (await server.lineStarting(READY)).slice(READY.length);
  // The disk is only in the server's own mounts.
  const filler = `/proc/${server.process.pid}/root${folder}/filler`;

  const { send, work, acknowledged, isReady, storedNames } = await startDay(url, upstream);

  expect((await work('before')).filter((status) => status >= 300)).toEqual([]);
  expect(await isReady()).toBe(200);
  fill(filler);
  const seen = new Set<number>();
  for (let round = 0; round < 25; round += 1) {
    for (const status of await work(`full-${round}`)) seen.add(status);
    // What was freed by SQLite itself is taken again.
    fill(filler);
  }
  expect([...seen].filter((status) => status >= 300 && status !== 503)).toEqual([]);
  expect([...seen]).toContain(503);
  await expect.poll(isReady, { timeout: 30_000, interval: 500 }).toBe(503);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  for (const at of ['/keys', '/saved-endpoints', '/history', '/audit', '/providers'])
    expect((await send('GET', at)).status, at).toBe(200);

  rmSync(filler);
  await expect.poll(isReady, { timeout: 30_000, interval: 500 }).toBe(200);
  expect((await work('after')).filter((status) => status >= 300)).toEqual([]);
  const names = await storedNames();
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
