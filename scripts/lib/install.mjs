import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Failure, step } from './cli.mjs';
import { failureText } from './explain-failure.mjs';
import { run } from './run.mjs';
import { stampOf, unlessStamped } from './stamp.mjs';
import { NODE, ROOT, STAMPS, workspacePackages } from './workspace.mjs';

const INSTALL_LIMIT_MS = 15 * 60_000;

/** npx's arguments for the pinned pnpm; with `--prefer-offline` the registry is not asked once pnpm is cached. */
const pnpmByNpx = () => {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return ['--yes', '--prefer-offline', packageManager];
};

/** npm and pnpm keep caches in the home folder; if it is not writable, they get one inside the checkout. */
const homeEnv = () => {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const HOME = join(ROOT, '.cache/home');
    mkdirSync(HOME, { recursive: true });
    const userConfig = join(homedir(), '.npmrc');
    return { HOME, ...(existsSync(userConfig) && { npm_config_userconfig: userConfig }) };
  }
};

/**
 * Runs the pinned pnpm with its output captured.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} limitMs
 */
export const pnpm = (args, env, limitMs) =>
  run('npx', [...pnpmByNpx(), ...args], {
    cwd: ROOT,
    env: {
      ...env,
      ...homeEnv(),
      npm_config_update_notifier: 'false',
      // Without a network, npm's default pauses between retries add up to more than a minute.
      npm_config_fetch_retry_mintimeout: '2000',
      npm_config_fetch_retry_maxtimeout: '10000',
    },
    capture: true,
    limitMs,
  });

/** Whether each package's node_modules exists. */
const isWhole = () =>
  existsSync(NODE) && workspacePackages().every(({ dir }) => existsSync(join(dir, 'node_modules')));

const install = async () => {
  step('installing dependencies (about half a minute the first time)');
  // The build tools and the runtime are dev dependencies, which pnpm skips in production.
  const { NODE_ENV: _, ...env } = process.env;
  const result = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], env, INSTALL_LIMIT_MS);
  if (result.code !== 0) throw new Failure(failureText('Installing dependencies', result));
};

/** A digest of everything that determines what is installed in a checkout. */
export const installStamp = (root = ROOT) => {
  const deciders = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', '.npmrc'];
  const manifests = workspacePackages(root).map(({ dir }) => join(dir, 'package.json'));
  return stampOf(
    root,
    [...deciders.map((name) => join(root, name)), ...manifests],
    [`${process.platform} ${process.arch}`],
  );
};

/** Installs dependencies, if anything that decides them has changed since the last time. */
export const ensureInstalled = () =>
  unlessStamped({ file: join(STAMPS, 'install'), stamp: installStamp(), isWhole }, install);
