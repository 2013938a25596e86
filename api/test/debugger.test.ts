import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bundleServer } from '#test/bundle.ts';
import { createTestDatabase } from '#test/database.ts';
import { launcher } from '#test/launcher.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const READY = 'Gatehouse is ready at ';

bundleServer();

/** How many TCP ports the process listens on, as Linux says. */
const listening = (pid: number): number => {
  const lines = ['tcp', 'tcp6'].flatMap((name) =>
    readFileSync(`/proc/${pid}/net/${name}`, 'utf8').split('\n'),
  );
  const sockets = new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === '0A')
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const open = readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${name}`)];
    } catch {
      return [];
    }
  });
  return open.filter((target) => sockets.has(target)).length;
};

/** The server in a separate process, and what it has printed. */
const launch = async (args: string[]) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: database.options.dataDir,
      MASTER_KEY: randomBytes(32).toString('base64'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    pid: child.pid ?? 0,
    output: () => output,
    url: () => new RegExp(`${READY}(\\S+)`).exec(output)?.[1],
  };
};

/**
 * Whether Node has begun to hold SIGUSR1 back, as Linux says: a signal that comes sooner, some 30 ms after the start and
 * later on a busy machine, ends any process that has not said what it does with it, whatever its arguments are.
 */
const holdsBack = (pid: number): boolean =>
  /^SigBlk:\t[0-9a-f]*[2367abef][0-9a-f]{2}$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

/** On a busy machine a server takes many seconds to start. */
const START_MS = 45_000;
const LIMIT_MS = 60_000;

it.each([
  ['as npm start does', [...launcher.SERVER_ARGS, launcher.SERVER_MAIN]],
  ['directly', [launcher.SERVER_MAIN]],
])(
  'SIGUSR1 opens no debugger in a server that is started %s, and the server keeps serving',
  async (_how, args) => {
    const server = await launch(args);
    await expect.poll(server.url, { timeout: START_MS }).toBeDefined();
    expect(listening(server.pid)).toBe(1);
    for (let count = 0; count < 3; count += 1) {
      server.child.kill('SIGUSR1');
      await wait(150);
      expect((await fetch(`${server.url()}/api/health`)).status).toBe(200);
    }
    expect(listening(server.pid)).toBe(1);
    expect(server.output()).not.toContain('Debugger');
  },
  LIMIT_MS,
);

it(
  'nor does a signal that arrives while npm start’s server starts',
  async () => {
    const server = await launch([...launcher.SERVER_ARGS, launcher.SERVER_MAIN]);
    await expect.poll(() => holdsBack(server.pid), { timeout: START_MS, interval: 2 }).toBe(true);
    for (let count = 0; count < 30 && server.url() === undefined; count += 1) {
      await wait(20);
      server.child.kill('SIGUSR1');
    }
    await expect.poll(server.url, { timeout: START_MS }).toBeDefined();
    expect((await fetch(`${server.url()}/api/health`)).status).toBe(200);
    expect(server.output()).not.toContain('Debugger');
  },
  LIMIT_MS,
);

it(
  'nor does one to a script, whose environment may contain the secrets of the server that it starts',
  async () => {
    const body = `import './scripts/lib/require-node.mjs';
    process.stdout.write('${READY}http://script\\n');
    setInterval(() => undefined, 1000);`;
    const script = await launch(['--input-type=module', '-e', body]);
    await expect.poll(script.url, { timeout: START_MS }).toBeDefined();
    script.child.kill('SIGUSR1');
    await wait(300);
    expect(listening(script.pid)).toBe(0);
    expect(script.output()).not.toContain('Debugger');
  },
  LIMIT_MS,
);
