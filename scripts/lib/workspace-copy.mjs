import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { Failure } from './cli.mjs';
import { passSignalsOn } from './run.mjs';
import { ROOT, workspacePackages } from './workspace.mjs';

/** The store of the installed packages is linked instead of copied; caches of tools are left out. */
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

/** What runs in the copy writes here. */
const WRITTEN = ['temporary', 'report.json'];
/** What of the root nothing in the copy needs: the history, and pictures. */
const NOT_NEEDED = new Set(['.git', 'shots', ...WRITTEN]);

/**
 * Links between the copy's packages that lead out of the copy: tests would then run the original code.
 * @param {string} copy its real path
 */
const strayLinks = (copy) =>
  workspacePackages(copy)
    .map(({ dir }) => join(dir, 'node_modules/@gatehouse'))
    .filter((scope) => existsSync(scope))
    .flatMap((scope) => readdirSync(scope).map((name) => join(scope, name)))
    .filter((link) => !realpathSync(link).startsWith(`${copy}${sep}`));

/**
 * Copies the packages, with everything built and installed, into a temporary folder where code may be changed and run.
 * It is deleted when this process ends, even if it is interrupted. Links between packages are relative, so they stay
 * within the copy.
 * @param {string} root
 * @returns {string} the copy's real path
 * @throws {Failure} if a package in the copy would use an original one
 */
export const copyWorkspace = (root = ROOT) => {
  passSignalsOn();
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'gatehouse-copy-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const name of readdirSync(root)) {
    if (NOT_NEEDED.has(name)) continue;
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  symlinkSync(realpathSync(join(root, STORE)), join(copy, STORE));
  // The conventions ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  writeFileSync(join(copy, '.git/info/exclude'), WRITTEN.join('\n'));
  const [stray] = strayLinks(copy);
  if (stray !== undefined)
    throw new Failure(`${relative(copy, stray)} leads out of the copy, to ${realpathSync(stray)}.`);
  return copy;
};
