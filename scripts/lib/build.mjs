import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { pnpm } from './install.mjs';
import { ensureBundled } from './server.mjs';
import { stampOf, unlessStamped } from './stamp.mjs';
import { ROOT, STAMPS, toolEnv, workspacePackages } from './workspace.mjs';

const TURBO_LIMIT_MS = 10 * 60_000;

/**
 * Runs a task of turbo.json in every package that has it. turbo starts the packages' scripts through the `pnpm` that
 * npx puts on PATH.
 * @param {string} task
 */
export const turbo = (task) =>
  pnpm(
    ['exec', 'turbo', 'run', task, '--continue=always', '--output-logs=errors-only', '--ui=stream'],
    toolEnv(),
    TURBO_LIMIT_MS,
  );

/** @param {string} folder */
const hasFiles = (folder) => existsSync(folder) && readdirSync(folder).length > 0;

/** Whether the build output of every package with a build exists. */
const isWhole = () =>
  workspacePackages()
    .filter(({ scripts }) => scripts.build)
    .every(({ dir }) => hasFiles(join(dir, 'dist')));

const build = async () => {
  step('building what changed');
  const result = await turbo('build');
  if (result.code !== 0) throw new Failure(failureText('The build', result, 60));
};

/**
 * Builds what changed in the packages and the web. A digest of all sources that can affect a build decides whether turbo is started at all,
 * because starting it takes longer than the digest.
 */
export const ensurePackagesBuilt = () => {
  const sources = ['packages', 'web', 'package.json', 'pnpm-lock.yaml', 'tsconfig.json', 'turbo.json'];
  const stamp = stampOf(
    ROOT,
    sources.map((name) => join(ROOT, name)),
  );
  return unlessStamped({ file: join(STAMPS, 'build'), stamp, isWhole }, build);
};

/** Builds what changed, the server last. */
export const ensureBuilt = async () => {
  await ensurePackagesBuilt();
  await ensureBundled();
};
