import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A version of the product to measure: its built checkout and its column name. */
export type Side = { name: 'before' | 'now'; root: string };

const now: Side = { name: 'now', root: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') };

/** This version, and the earlier one if `npm run bench -- --before <commit>` has checked it out. */
export const SIDES: readonly Side[] = process.env.BENCH_BEFORE
  ? [{ name: 'before', root: process.env.BENCH_BEFORE }, now]
  : [now];

/** How a version is started; each checkout has its own. */
type Launcher = {
  /** Of versions that are not bundled. */
  ensureCompiled?: () => Promise<void>;
  ensureBundled?: () => Promise<void>;
  SERVER_ARGS: string[];
  SERVER_ENV: Record<string, string>;
  SERVER_MAIN?: string;
};

export type RunningServer = {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the spawn to the line that reports it ready. */
  readyMs: number;
  stop: () => Promise<void>;
};

export type StartOptions = {
  isFirstAfterChange?: boolean;
  databaseUrl?: string | undefined;
  /** Fills the database before the server opens it. */
  fill?: (options: { dataDir: string; databaseUrl: string | undefined; masterKey: Buffer }) => Promise<void>;
};

/** The product as `npm start` runs it, on a free port with its own data folder. */
export const startServer = async (
  { root }: Side,
  { isFirstAfterChange = false, databaseUrl, fill }: StartOptions = {},
): Promise<RunningServer> => {
  if (isFirstAfterChange)
    for (const name of ['compile', 'compiled'])
      rmSync(path.join(root, 'node_modules/.cache/gatehouse', name), { recursive: true, force: true });
  const launcher: Launcher = await import(pathToFileURL(path.join(root, 'scripts/lib/server.mjs')).href);
  await launcher.ensureCompiled?.();
  await launcher.ensureBundled?.();
  const folder = mkdtempSync(path.join(tmpdir(), 'gatehouse-bench-'));
  const masterKey = randomBytes(32);
  await fill?.({ dataDir: path.join(folder, 'data'), databaseUrl, masterKey });
  // Versions before SERVER_MAIN start from another file.
  const main = launcher.SERVER_MAIN ?? 'api/src/main.ts';
  const start = performance.now();
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), [...launcher.SERVER_ARGS, main], {
    cwd: root,
    env: {
      ...launcher.SERVER_ENV,
      PATH: process.env.PATH,
      HOME: folder,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      LOG_LEVEL: 'warn',
      ...(fill === undefined ? {} : { MASTER_KEY: masterKey.toString('base64') }),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
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

const statusMiB = (pid: number | undefined, field: string): number => {
  try {
    const found = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
};

/** Resident memory in MiB; NaN if the system does not report it. */
export const residentMemory = (pid: number | undefined): number => statusMiB(pid, 'VmRSS');

/** What of it is the process's own: how much is mapped from the program of Node.js is up to the kernel. */
export const ownMemory = (pid: number | undefined): number => statusMiB(pid, 'RssAnon');
