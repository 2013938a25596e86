import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { run } from './run.mjs';
import { stampOf, unlessStamped } from './stamp.mjs';
import { NODE, ROOT, STAMPS, toolEnv } from './workspace.mjs';

const WARM_LIMIT_MS = 60_000;

/**
 * Node arguments of the server. A small young generation of the heap: it serves one person, and by default 16 MiB of
 * garbage can pile up in each half before it is collected.
 */
export const SERVER_ARGS = ['--max-semi-space-size=4'];

const ENV_FILE = join(ROOT, '.env');

/** Makes Node read .env, which the environment overrides; --env-file-if-exists would print a line if there is none. */
export const ENV_ARGS = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : [];

/** The compiled code of every module, without types: a start reads it instead of compiling again. */
export const SERVER_ENV = { NODE_COMPILE_CACHE: join(STAMPS, 'compile') };

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
