import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/ensure-test-tool.mjs');

/** Time limit of a test or hook that may have to wait for an installation. */
export const INSTALL_LIMIT_MS = 10 * 60_000;

/**
 * The path of a tool, installed first if necessary. Throws with the reason if there is none: a test without its tool has
 * not run and does not pass.
 */
export const toolPath = (name: 'chromium' | 'strace'): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`not run: ${stderr.trim()}`);
  return stdout.trim();
};
