import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** True in the deep run, which installs what is missing and runs every case. */
export const IS_DEEP = process.env.DEEP === '1';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/ensure-test-tool.mjs');

/** May take as long as an installation. */
export const INSTALL_LIMIT_MS = 10 * 60_000;

/**
 * The command of a tool. In the deep run, and if it is `needed` always, it is installed first if necessary, and a missing one
 * is an error; else undefined means that it is not installed.
 */
export const commandOf = (tool: string, needed: boolean): string | undefined => {
  const mustExist = needed || IS_DEEP;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [SCRIPT, tool, ...(mustExist ? [] : ['--find'])],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return stdout.trim();
  if (mustExist) throw new Error(`not run: ${stderr.trim()}`);
  return undefined;
};
