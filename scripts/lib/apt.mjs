import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

const LIMIT_MS = 10 * 60_000;

/** Whether this process may install what the system packages: root on Debian or a system made from it. */
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @typedef {object} Way how a missing tool may be got
 * @property {string} what the command in words
 * @property {() => Promise<{ output: string }>} go
 */

/**
 * @param {string} name of a package
 * @returns {Way[]} empty where apt is not there or not allowed
 */
export const aptWays = (name) => {
  if (!canUseApt()) return [];
  // The lists may be missing or old; one source that cannot be reached is no reason not to try the others. Whoever
  // holds apt's lock, an automatic upgrade perhaps, is waited for.
  const command = `apt-get -qq update; apt-get -qq -o DPkg::Lock::Timeout=120 install -y ${name}`;
  const go = () =>
    run('/bin/sh', ['-c', command], {
      cwd: ROOT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      capture: true,
      limitMs: LIMIT_MS,
    });
  return [{ what: `apt-get install ${name}`, go }];
};
