import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute, without a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The pinned Node 24, which runs everything except these scripts; exists once dependencies are installed. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

/** Where stamps are stored; deleted together with node_modules, so a stamp never outlives what it describes. */
export const STAMPS = join(ROOT, 'node_modules/.cache/gatehouse');

/** @typedef {{ name: string, dir: string, scripts: Record<string, string> }} Package */

/**
 * The workspace's packages, read from the folders that pnpm-workspace.yaml names.
 * @param {string} root
 * @returns {Package[]} `name` is the folder's own name, `dir` is absolute
 */
export const workspacePackages = (root = ROOT) => {
  const nested = join(root, 'packages');
  const folders = [
    ...(existsSync(nested) ? readdirSync(nested).sort() : []).map((name) => join(nested, name)),
    ...['scripts', 'api', 'web'].map((name) => join(root, name)),
  ];
  return folders
    .filter((dir) => existsSync(join(dir, 'package.json')))
    .map((dir) => ({
      name: dir.slice(dir.lastIndexOf('/') + 1),
      dir,
      scripts: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).scripts ?? {},
    }));
};

/**
 * This process's environment with the pinned Node and the workspace's tools first on PATH.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ...extra,
});
