import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { passSignalsOn } from './run.mjs';
import { Failure } from './say.mjs';
import { ROOT, workspacePackages } from './workspace.mjs';

/** What the tests of a package need of the root. */
const COPIED = [
  'packages',
  'api',
  'web',
  'scripts',
  'node_modules',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.json',
];

/** The store of the installed packages, linked instead of copied; and what tools keep, which stays with the checkout. */
const STORE = 'node_modules/.pnpm';
const LEFT_OUT = new Set([
  '.pnpm',
  '.turbo',
  '.cache',
  '.vite',
  '.vite-temp',
  '.vitest-cache',
  'test-results',
  'playwright-report',
]);

/**
 * Links of the copy's packages to each other that lead out of the copy: tests would then run other code than is planted.
 * @param {string} copy its real path
 */
const strayLinks = (copy) =>
  workspacePackages(copy)
    .map(({ dir }) => join(dir, 'node_modules/@gatehouse'))
    .filter((scope) => existsSync(scope))
    .flatMap((scope) => readdirSync(scope).map((name) => join(scope, name)))
    .filter((link) => !realpathSync(link).startsWith(`${copy}${sep}`));

/**
 * Copies the packages with what is built and installed into a temporary folder, where code may be changed and run. It
 * goes when this process ends, interrupted or not. Links between packages are relative, so they stay within the copy.
 * @param {string} root
 * @returns {string} the copy's real path
 * @throws {Failure} when a package of the copy would use one of the original
 */
export const copyWorkspace = (root = ROOT) => {
  passSignalsOn();
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-copy-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of COPIED) {
    const from = join(root, name);
    if (!existsSync(from)) continue;
    cpSync(from, join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  symlinkSync(realpathSync(join(root, STORE)), join(copy, STORE));
  const [stray] = strayLinks(copy);
  if (stray !== undefined)
    throw new Failure(`${relative(copy, stray)} leads out of the copy, to ${realpathSync(stray)}.`);
  return copy;
};
