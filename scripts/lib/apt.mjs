import { existsSync } from 'node:fs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

const LIMIT_MS = 10 * 60_000;

/** Whether this process may install system packages: as root on Debian or a derivative. */
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @typedef {object} Way a way to install a missing tool
 * @property {string} what the command, for messages
 * @property {() => Promise<{ output: string }>} go
 */

/**
 * @param {string} name of a package
 * @returns {Way[]} empty if apt is missing or not allowed
 */
export const aptWays = (name) => {
  if (!canUseApt()) return [];
  // The package lists may be missing or old; if one source cannot be reached, the others are still tried. If another
  // process holds apt's lock, for example an automatic upgrade, wait for it.
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
