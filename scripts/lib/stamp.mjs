import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders with the output of tools, never sources. */
const MADE = new Set(['node_modules', 'dist', '.turbo', 'test-results', 'playwright-report']);

/**
 * Every file under the given files and folders, in a fixed order; missing ones are skipped.
 * @param {string} path
 * @returns {string[]}
 */
const filesUnder = (path) => {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesUnder(inner);
      // The build writes generated files itself, so they must not make its stamp stale.
      return entry.isFile() && !/\.gen\.[a-z]+$/.test(entry.name) ? [inner] : [];
    });
};

/**
 * A digest of the names and contents of all source files under the given paths.
 * @param {string} root names are relative to it, so a moved folder keeps its stamp
 * @param {string[]} paths absolute files or folders; missing ones count as empty
 * @param {string[]} facts other text that the stamp depends on
 * @returns {string} hex
 */
export const stampOf = (root, paths, facts = []) => {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`fact ${fact}\n`);
  for (const file of paths.flatMap(filesUnder)) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/**
 * @param {string} file
 * @param {string} stamp
 */
const isStamped = (file, stamp) => {
  try {
    return readFileSync(file, 'utf8') === stamp;
  } catch {
    return false;
  }
};

/**
 * Does the work unless the stamp says that it is done. The old stamp is removed first, so interrupted work is redone.
 * @param {{ file: string, stamp: string, isWhole: () => boolean }} state `isWhole` says whether the work's result
 *   still exists, which a stamp of the sources cannot know
 * @param {() => Promise<void>} work
 */
export const unlessStamped = async ({ file, stamp, isWhole }, work) => {
  if (isStamped(file, stamp) && isWhole()) return;
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
};
