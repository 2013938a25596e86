import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTemporaryFolder } from '@gatehouse/api/test/temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The Node.js version that the workspace pins, whichever one runs the tests. */
const node = path.join(root, 'node_modules/node/bin/node');
const program = path.join(root, 'api/test/resettable-server.ts');

/** Caches the server's compiled modules: each worker starts a server, and another one after a failed test. */
const compiled = path.join(root, 'node_modules/.cache/gatehouse/compile');

// On a busy machine, loading the server's modules alone may take many seconds.
const START_LIMIT_MS = 60_000;
const RESET_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;

export interface Server {
  url: string;
  /** Resets everything stored or in memory to the state of a new installation. The URL stays the same. */
  reset: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Only what the process needs: none of a developer's own settings may reach a test. */
const environment = (folder: string, settings: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: compiled,
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: path.join(folder, 'data'),
  XDG_CONFIG_HOME: path.join(folder, 'config'),
  LOG_LEVEL: 'warn',
  ...settings,
});

/** The URL that the server prints when it is ready. Rejects if the server exits or takes too long. */
const readUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => reject(new Error(`The server ${reason}. It printed:\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_LIMIT_MS} ms`), START_LIMIT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /Gatehouse is ready at (\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exited with code ${code} before it was ready`);
    });
  });

const reset = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (failure?: string): void => {
      clearTimeout(timer);
      child.off('message', onReady).off('exit', onExit);
      if (failure === undefined) resolve();
      else reject(new Error(`The server ${failure}`));
    };
    const onReady = (): void => finish();
    const onExit = (code: number | null): void => finish(`exited with code ${code} while it was being reset`);
    const timer = setTimeout(() => finish(`was not reset within ${RESET_LIMIT_MS} ms`), RESET_LIMIT_MS);
    child.once('message', onReady).once('exit', onExit);
    child.send('reset');
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

/**
 * Starts the real server on a free port, with its own folder, which is deleted when it stops.
 * @param settings environment variables, such as `ACCESS_TOKEN`
 */
export const startServer = async (settings: Record<string, string> = {}): Promise<Server> => {
  const folder = await createTemporaryFolder('gatehouse-e2e-');
  const child = spawn(node, [program], {
    cwd: folder,
    env: environment(folder, settings),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stopAll = async (): Promise<void> => {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { url: await readUrl(child), reset: () => reset(child), stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
};
