import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startServer } from '#test/server-process.ts';

// `npm run bench start` measures the memory of an idle server. This notices when a change gives it back.

/** It was 116 to 122 MiB, and 148 to 153 MiB without the allocator's settings; two runs differ by up to 4 MiB. */
const MAX_MIB = 130;
/** What Node.js has of undici itself: 7 MiB, beside the one that calls are made with. */
const SECOND_UNDICI = 'NativeModule internal/deps/undici/undici';

type Launcher = { SERVER_ARGS: string[]; SERVER_ENV: Record<string, string> };
const launcher: Launcher = await import(
  pathToFileURL(path.join(import.meta.dirname, '../../scripts/lib/server.mjs')).href
);

it('an idle server takes little memory, even at the first start after a change, and loads undici once', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const folder = path.join(inject('runFolder'), 'memory');
  const preload = `${folder}.cjs`;
  writeFileSync(preload, "process.on('exit', () => console.log(JSON.stringify(process.moduleLoadList)));");
  const server = await startServer(database, {
    ...launcher.SERVER_ENV,
    NODE_COMPILE_CACHE: `${folder}-compiled`,
    NODE_OPTIONS: [...launcher.SERVER_ARGS, '--require', preload].join(' '),
  });
  const requests = ['/api/providers', '/trpc/providers.list'];
  for (const url of requests)
    for (let call = 0; call < 25; call += 1) await (await fetch(`${server.url}${url}`)).text();
  await wait(2000);
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  server.process.kill('SIGTERM');
  const { stdout } = await server.ended;
  const loaded: string[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded).not.toContain(SECOND_UNDICI);
  expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(MAX_MIB);
}, 60_000);
