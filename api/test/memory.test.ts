import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { launcher } from '#test/launcher.ts';
import { startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

// `npm run bench start` measures the memory of an idle server. This notices when a change gives it back.

/*
 * Only the memory that is the server's own counts. What is mapped from a file, the program of Node.js above all, is shared and given
 * back at any time, and how much of it is there is up to the kernel: 50 MiB on one machine, 78 MiB on another.
 */

/** It was 60 to 62 MiB, and 93 MiB without the allocator's settings. */
const MAX_MIB = 70;
/** What Node.js has of undici itself: 7 MiB, beside the one that calls are made with. */
const SECOND_UNDICI = 'NativeModule internal/deps/undici/undici';

/** After 1,500 calls it was 98 to 117 MiB, and 160 to 176 MiB with V8's own ideas of when to collect. */
const MAX_AFTER_CALLS_MIB = 135;
const CALLS = 1_500;
const AT_ONCE = 5;

const ownMiB = (pid: number | undefined): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it('an idle server takes little memory, even at the first start after a change, and loads undici once', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const folder = path.join(inject('runFolder'), 'memory');
  const preload = `${folder}.cjs`;
  writeFileSync(preload, "process.on('exit', () => console.log(JSON.stringify(process.moduleLoadList)));");
  const env = { ...launcher.SERVER_ENV, NODE_COMPILE_CACHE: `${folder}-compiled` };
  const server = await startServer(database, env, [...launcher.SERVER_ARGS, '--require', preload]);
  const requests = ['/api/providers', '/trpc/providers.list'];
  for (const url of requests)
    for (let call = 0; call < 25; call += 1) await (await fetch(`${server.url}${url}`)).text();
  await wait(2000);
  const own = ownMiB(server.process.pid);
  server.process.kill('SIGTERM');
  const { stdout } = await server.ended;
  const loaded: string[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded).not.toContain(SECOND_UNDICI);
  expect(own).toBeLessThan(MAX_MIB);
}, 60_000);

it('a server that has made many calls has given back their memory', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const text = JSON.stringify(Array.from({ length: 40 }, (_unused, id) => ({ id, text: 'x'.repeat(60) })));
  const upstream = await startUpstream((_received, _request, response) => {
    response.setHeader('content-type', 'application/json').end(text);
  });
  onTestFinished(() => upstream.close());
  const server = await startServer(database, launcher.SERVER_ENV, launcher.SERVER_ARGS);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads responses of every shape
  const post = async (path: string, body: object): Promise<any> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const [provider] = (await (await fetch(`${server.url}/api/providers`)).json()) as { id: number }[];
  const key = {
    providerId: provider?.id,
    name: 'key',
    apiKey: 'secret-of-the-calls',
    baseUrl: upstream.url,
  };
  const { id } = await post('/keys', key);
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (calls < CALLS) {
      calls += 1;
      expect(await post('/test', { apiKeyId: id, endpoint: '/items', method: 'GET' })).toMatchObject({
        status: 200,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const own = ownMiB(server.process.pid);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(own).toBeLessThan(MAX_AFTER_CALLS_MIB);
}, 120_000);
