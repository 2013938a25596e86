import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServer, SERVER_MAIN } from '#test/bundle.ts';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { canMount, onSmallDisk } from '#test/faults/small-disk.ts';
import { startUpstream } from '#test/upstream.ts';

const READY = 'Gatehouse is ready at ';
const DISK_MB = 8;

bundleServer();

type Answer = { status: number; body: { id: number } & Record<string, unknown> };

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

  const send = async (method: string, at: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api${at}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const [provider] = (await send('GET', '/providers')).body as unknown as { id: number }[];
  const keyOf = (name: string) => ({
    providerId: provider?.id,
    name,
    apiKey: `secret-of-${name}-${randomBytes(12).toString('hex')}`,
    baseUrl: upstream.url,
  });
  const endpointOf = (name: string) => ({
    providerId: provider?.id,
    name,
    endpoint: `${upstream.url}/items`,
    method: 'POST',
    headers: { 'X-Text': 'x'.repeat(2_000) },
    requestBody: { text: 'x'.repeat(8_000) },
  });
  const { body: key } = await send('POST', '/keys', keyOf('first'));
  const { body: endpoint } = await send('POST', '/saved-endpoints', endpointOf('first'));
  const acknowledged: string[] = [];
  /** What a day brings: each kind of write once. */
  const work = async (round: string): Promise<number[]> => {
    const added = await send('POST', '/keys', keyOf(round));
    if (added.status < 300) acknowledged.push(round);
    const others: [string, string, object?][] = [
      ['PATCH', `/keys/${key.id}`, { name: `renamed ${round}` }],
      [
        'POST',
        `/keys/${key.id}/rotate`,
        { newApiKey: `secret-rotated-${round}-${randomBytes(8).toString('hex')}` },
      ],
      ['POST', `/keys/${key.id}/reveal`, {}],
      ['POST', '/test', { apiKeyId: key.id, endpoint: '/items', method: 'GET' }],
      ['POST', '/saved-endpoints', endpointOf(round)],
      ['PATCH', `/saved-endpoints/${endpoint.id}`, { name: `renamed ${round}` }],
      ['DELETE', '/history'],
    ];
    const statuses = [added.status];
    for (const [method, at, body] of others) statuses.push((await send(method, at, body)).status);
    return statuses;
  };
  const isReady = async (): Promise<number> => (await fetch(`${url}/api/ready`)).status;

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
  await expect.poll(isReady, { timeout: 10_000, interval: 500 }).toBe(503);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  for (const at of ['/keys', '/saved-endpoints', '/history', '/audit', '/providers'])
    expect((await send('GET', at)).status, at).toBe(200);

  rmSync(filler);
  await expect.poll(isReady, { timeout: 10_000, interval: 500 }).toBe(200);
  expect((await work('after')).filter((status) => status >= 300)).toEqual([]);
  const names = ((await send('GET', '/keys')).body as unknown as { name: string }[]).map(({ name }) => name);
  expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});
