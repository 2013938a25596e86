import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { launcher } from '#test/launcher.ts';
import { startServer } from '#test/server-process.ts';

// `npm run bench start` measures how long a start takes. This notices when a change makes it do much more.

/**
 * Processor time of a start, in starts of Node.js with an empty program. On busy cores it was 10 to 14, on cores that other machines share
 * up to 22, as what reads more memory suffers more from them; and nearly four times as much module by module.
 */
const MOST_STARTS_OF_NODE = 26;
const ROUNDS = 3;
/** Linux counts processor time in these, in ms. */
const TICK_MS = 10;

/** What a process has used of the processor, in ms. */
const usedMs = (pid: number | undefined): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * TICK_MS;
};

/** Until the first response. */
const startOfServer = async (): Promise<number> => {
  const database = await createTestDatabase();
  const env = {
    ...launcher.SERVER_ENV,
    NODE_COMPILE_CACHE: path.join(inject('runFolder'), 'start-compiled'),
  };
  const server = await startServer(database, env, launcher.SERVER_ARGS);
  expect((await fetch(`${server.url}/api/providers`)).status).toBe(200);
  const used = usedMs(server.process.pid);
  server.process.kill('SIGTERM');
  await server.ended;
  await database.dispose();
  return used;
};

const EMPTY =
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log(user + system); })";
const startOfNode = (): number =>
  Number(spawnSync(process.execPath, ['-e', EMPTY], { encoding: 'utf8' }).stdout) / 1000;

it('a start costs no more than a few starts of Node.js itself', async () => {
  // The first one fills the cache of compiled code.
  await startOfServer();
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const node = startOfNode();
    least = Math.min(least, (await startOfServer()) / node);
  }
  expect(least).toBeLessThan(MOST_STARTS_OF_NODE);
});
