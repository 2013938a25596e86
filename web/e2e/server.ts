import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The runtime that the workspace pins, whichever node runs the tests. */
const node = path.join(root, 'node_modules/node/bin/node');
const main = path.join(root, 'api/src/main.mjs');

const START_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 15_000;

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Only what a process needs: nothing that a developer has set for the product may reach a test. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: path.join(folder, 'data'),
  XDG_CONFIG_HOME: path.join(folder, 'config'),
  LOG_LEVEL: 'warn',
});

/** The address from the line that the server prints when it can serve. Rejects when it ends or takes too long. */
const readAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The server ${reason}. It printed:\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_LIMIT_MS} ms`), START_LIMIT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Gatehouse is ready at (\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code} before it was ready`);
    });
  });

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });

/** The real server on a free port, with a folder of its own that goes when it stops. */
export const startServer = async (): Promise<Server> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-e2e-'));
  const child = spawn(node, [main], {
    cwd: folder,
    env: environment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stopAll = async (): Promise<void> => {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await readAddress(child), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
