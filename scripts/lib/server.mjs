import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { run } from './run.mjs';
import { stampOf, unlessStamped } from './stamp.mjs';
import { NODE, ROOT, STAMPS, toolEnv } from './workspace.mjs';

const BUNDLE_LIMIT_MS = 5 * 60_000;

/** A debugger could read every secret in memory, and anyone on this machine may connect to it. */
export const NO_DEBUGGER = '--disable-sigusr1';

/**
 * Node arguments of the server. A small young generation of the heap, and an old one that is collected whenever it has grown by
 * 30 %: it serves one user, and by default V8 lets garbage pile up, and keeps the emptied pages: 229 MiB after 4,000 calls, which
 * takes 8 % less processor time than 175 MiB. Two threads for V8's own work, because each uses memory. And
 * no debugger on SIGUSR1, not even in the moment before main.cjs handles the signal.
 */
export const SERVER_ARGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--v8-pool-size=2',
  NO_DEBUGGER,
];

const ENV_FILE = join(ROOT, '.env');

/** Makes Node read .env, which the environment overrides; --env-file-if-exists would print a line if there is none. */
export const ENV_ARGS = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : [];

/** The file that is started, from the root. */
export const SERVER_MAIN = 'api/dist/main.cjs';

/** The compiled code of the bundle: the second start after a change reads it instead of compiling again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(STAMPS, 'compile') };

/**
 * How glibc's allocator gives memory back; other systems ignore it. V8 compiles in pieces of 32 KiB, and by default those
 * that it has freed stay with the process: 29 MiB at the first start after a change, 6 MiB at a later one. With one arena
 * there are 6 MiB less again.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Environment variables of the server, in addition to the user's. In production the REST adapter does not build an OpenAPI document at
 * each start to check the procedures; the tests do that.
 */
export const SERVER_ENV = { ...COMPILE_CACHE, ...ALLOCATOR, NODE_ENV: 'production' };

/** Bundles the server, if anything that the bundle consists of has changed since the last time. */
export const ensureBundled = () => {
  const sources = ['api/build', 'api/src', 'api/package.json', 'packages', 'pnpm-lock.yaml'];
  const stamp = stampOf(
    ROOT,
    sources.map((name) => join(ROOT, name)),
  );
  const isWhole = () => existsSync(join(ROOT, SERVER_MAIN));
  return unlessStamped({ file: join(STAMPS, 'bundle'), stamp, isWhole }, async () => {
    step('bundling the server');
    const how = { cwd: ROOT, env: toolEnv(), capture: true, limitMs: BUNDLE_LIMIT_MS };
    const result = await run(NODE, ['api/build/bundle.ts'], how);
    if (result.code !== 0) throw new Failure(failureText('Bundling the server', result, 60));
  });
};
