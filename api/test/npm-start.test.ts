import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServer } from '#test/bundle.ts';
import { createTestDatabase } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';

/** What `npm start` becomes, after it has installed and built what is missing. */
const START = path.join(import.meta.dirname, '../../scripts/start.mjs');
const READY = 'Gatehouse is ready at ';
const LIMIT_MS = 60_000;

bundleServer();

const envOf = async (more: Record<string, string> = {}): Promise<Record<string, string | undefined>> => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  return {
    PORT: '0',
    DATA_DIR: database.options.dataDir,
    DATABASE_URL: database.options.databaseUrl,
    MASTER_KEY: randomBytes(32).toString('base64'),
    npm_lifecycle_event: 'start',
    ...more,
  };
};

const started = async (): Promise<Child> => {
  const child = startChild(START, [], { env: await envOf() });
  await child.lineStarting(READY);
  return child;
};

const hasEnded = (pid: number): boolean => {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};

it('the process that npm waits for is the server itself, with its memory settings', {
  timeout: LIMIT_MS,
}, async () => {
  const child = await started();
  const command = readFileSync(`/proc/${child.process.pid}/cmdline`, 'utf8');
  expect(command).toContain('--heap-growing-percent=');
  expect(command).toContain('api/dist/main.cjs');
  const children = readFileSync(`/proc/${child.process.pid}/task/${child.process.pid}/children`, 'utf8');
  expect(children).toBe('');
  child.process.kill('SIGTERM');
  expect((await child.ended).code).toBe(0);
});

it('Ctrl-C, which a terminal and npm both deliver, stops it gracefully', { timeout: LIMIT_MS }, async () => {
  const child = await started();
  child.process.kill('SIGINT');
  await wait(20);
  child.process.kill('SIGINT');
  const { code, stderr } = await child.ended;
  expect(code).toBe(0);
  expect(stderr).toContain('"msg":"stopped"');
});

it('a wrong setting ends it with one line and 78', { timeout: LIMIT_MS }, async () => {
  const { code, stdout, stderr } = await startChild(START, [], { env: await envOf({ PORT: 'x' }) }).ended;
  expect([code, stdout, stderr]).toEqual([78, '', 'PORT must be a port number\n']);
});

it('an argument is refused before anything starts', { timeout: LIMIT_MS }, async () => {
  const { code, stderr } = await startChild(START, ['--port'], { env: await envOf() }).ended;
  expect(code).toBe(2);
  expect(stderr).toContain('Unknown argument --port');
});

it('it stops when npm is killed, so that its port is free again', { timeout: LIMIT_MS }, async () => {
  const env = { ...process.env, ...(await envOf()) };
  const npm = spawn('sh', ['-c', `'${process.execPath}' '${START}' & echo "$!"; wait`], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => output, { timeout: 45_000 }).toContain(READY);
  const pid = Number.parseInt(output, 10);
  expect(hasEnded(pid)).toBe(false);
  npm.kill('SIGKILL');
  await expect.poll(() => hasEnded(pid), { timeout: 30_000 }).toBe(true);
});
