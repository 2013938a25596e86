import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { installStamp } from './install.mjs';
import { passSignalsOn, run } from './run.mjs';
import { ROOT, toolEnv, workspacePackages } from './workspace.mjs';

const UNPACK_LIMIT_MS = 60_000;
const BUILD_LIMIT_MS = 20 * 60_000;

/** The package store, which is linked instead, and caches of tools. */
const NOT_COPIED = new Set(['.pnpm', '.cache', '.vite', '.vite-temp', '.vitest-cache']);

/**
 * @param {string} what @param {string} cwd @param {string} command @param {number} limitMs
 * @param {NodeJS.ProcessEnv} env
 */
const must = async (what, cwd, command, limitMs, env = process.env) => {
  const result = await run('/bin/sh', ['-c', command], { cwd, env, capture: true, limitMs });
  if (result.code !== 0) throw new Failure(failureText(what, result, 40));
};

/** @param {string} text as one word of a shell command */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Links the packages installed here into the checkout; its own packages keep their links to each other. @param {string} root */
const reuseInstalled = (root) => {
  for (const dir of [ROOT, ...workspacePackages().map((one) => one.dir)]) {
    const from = join(dir, 'node_modules');
    const to = join(root, relative(ROOT, from));
    if (existsSync(from))
      cpSync(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !NOT_COPIED.has(basename(path)),
      });
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(realpathSync(join(ROOT, 'node_modules/.pnpm')), join(root, 'node_modules/.pnpm'));
};

/** @param {string} root */
const build = async (root) => {
  for (const { dir, scripts } of workspacePackages(root)) {
    if (scripts.build === undefined) continue;
    const tools = [join(dir, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH ?? ''];
    const env = toolEnv({ PATH: tools.join(delimiter) });
    await must(`The build of ${relative(root, dir)}`, dir, scripts.build, BUILD_LIMIT_MS, env);
  }
};

/**
 * A built checkout of an earlier commit in a temporary folder, which is removed when this process ends. It shares the
 * packages installed here if it would install the same ones.
 * @param {string} ref anything that git resolves to a commit
 * @returns {Promise<string>} its absolute path
 * @throws {Failure} if git does not know the ref, or if its build fails
 */
export const earlierCheckout = async (ref) => {
  passSignalsOn();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-before-')));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  step(`checking out ${ref}`);
  const known = await run(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    {
      cwd: ROOT,
      env: process.env,
      capture: true,
      limitMs: UNPACK_LIMIT_MS,
    },
  );
  if (known.code !== 0) throw new Failure(`git does not know the commit ${ref}.`, 2);
  const archive = join(root, 'before.tar');
  const commit = known.output.trim();
  await must(
    'The checkout',
    ROOT,
    `git archive --output=${quoted(archive)} ${commit} && tar -x -f ${quoted(archive)} -C ${quoted(root)}`,
    UNPACK_LIMIT_MS,
  );
  rmSync(archive);
  if (installStamp(root) === installStamp()) {
    reuseInstalled(root);
    step(`building ${ref}`);
    await build(root);
  } else {
    step(`installing and building ${ref}`);
    await must('The build', root, `${quoted(process.execPath)} scripts/build.mjs`, BUILD_LIMIT_MS);
  }
  return root;
};
