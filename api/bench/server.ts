import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCompiled, SERVER_ARGS, SERVER_ENV } from '../../scripts/lib/server.mjs';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type RunningServer = {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the spawn to the line that says it is ready. */
  readyMs: number;
  stop: () => Promise<void>;
};

/** The product as `npm start` runs it, on a free port with a data folder of its own. */
export const startServer = async (
  folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-bench-')),
): Promise<RunningServer> => {
  await ensureCompiled();
  const start = performance.now();
  const child = spawn(process.execPath, [...SERVER_ARGS, main], {
    env: {
      ...SERVER_ENV,
      PATH: process.env.PATH,
      HOME: folder,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    url,
    child,
    readyMs: performance.now() - start,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const postJson = async (url: string, body: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
};
