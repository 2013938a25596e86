import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { run } from './run.mjs';
import { stampOf, unlessStamped } from './stamp.mjs';
import { NODE, ROOT, STAMPS, toolEnv } from './workspace.mjs';

const WARM_LIMIT_MS = 60_000;

/** A debugger could read every secret in memory, and anyone on this machine may connect to it. */
export const NO_DEBUGGER = '--disable-sigusr1';

/**
 * Node arguments of the server. A small young generation of the heap: it serves one user, and by default 16 MiB of
 * garbage can pile up in each half before it is collected. Two threads for V8's own work, because each uses memory. And
 * no debugger on SIGUSR1, not even in the moment before main.mjs handles the signal.
 */
export const SERVER_ARGS = ['--max-semi-space-size=2', '--v8-pool-size=2', NO_DEBUGGER];

const ENV_FILE = join(ROOT, '.env');

/** Makes Node read .env, which the environment overrides; --env-file-if-exists would print a line if there is none. */
export const ENV_ARGS = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : [];

/** The file that is started, from the root. */
export const SERVER_MAIN = 'api/src/main.mjs';

/** The compiled code of every module, without types: a start reads it instead of compiling again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(STAMPS, 'compile') };

/**
 * Environment variables of the server, in addition to the user's. In production the REST adapter does not build an OpenAPI document at
 * each start to check the procedures; the tests do that. With one arena, glibc's allocator keeps about 6 MiB less of
 * freed memory; other systems ignore the variable.
 */
export const SERVER_ENV = { ...COMPILE_CACHE, NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };

/**
 * Loads the server's modules once after a change, so that they are in the compile cache before the first start.
 * A cold start would take 50 % longer and keep the type stripper in memory.
 */
export const ensureCompiled = () => {
  const sources = ['api/src', 'packages', 'pnpm-lock.yaml'].map((name) => join(ROOT, name));
  const stamp = stampOf(ROOT, sources, [process.platform, process.arch]);
  return unlessStamped({ file: join(STAMPS, 'compiled'), stamp, isWhole: () => true }, async () => {
    step('compiling the server');
    const result = await run(NODE, [...SERVER_ARGS, 'api/src/lifecycle/warm-compile-cache.ts'], {
      cwd: ROOT,
      env: toolEnv(SERVER_ENV),
      capture: true,
      limitMs: WARM_LIMIT_MS,
    });
    if (result.code !== 0) throw new Failure(failureText('Compiling the server', result, 60));
  });
};
