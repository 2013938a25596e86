import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

// `npm run bench start` measures the memory of an idle server. This notices when a change gives it back.

/** It was 116 to 122 MiB, and 148 to 153 MiB without the allocator's settings; two runs differ by up to 4 MiB. */
const MAX_MIB = 130;
/** What Node.js has of undici itself: 7 MiB, beside the one that calls are made with. */
const SECOND_UNDICI = 'NativeModule internal/deps/undici/undici';

/** After 1,500 calls it was 166 MiB, as after 15,000, and 201 MiB with V8's own ideas of when to collect. */
const MAX_AFTER_CALLS_MIB = 190;
const CALLS = 1_500;
const AT_ONCE = 5;

type Launcher = { SERVER_ARGS: string[]; SERVER_ENV: Record<string, string> };
const launcher: Launcher = await import(
  pathToFileURL(path.join(import.meta.dirname, '../../scripts/lib/server.mjs')).href
);

const residentMiB = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

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
  const resident = residentMiB(server.process.pid);
  server.process.kill('SIGTERM');
  const { stdout } = await server.ended;
  const loaded: string[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded).not.toContain(SECOND_UNDICI);
  expect(resident).toBeLessThan(MAX_MIB);
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
  const resident = residentMiB(server.process.pid);
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(resident).toBeLessThan(MAX_AFTER_CALLS_MIB);
}, 120_000);
