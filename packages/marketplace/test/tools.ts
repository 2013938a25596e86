import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** True in the deep run, which installs what is missing. */
const IS_DEEP = process.env.DEEP === '1';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/ensure-test-tool.mjs');

/**
 * The Python that has a framework's libraries; undefined if none has. In the deep run it is installed first if necessary,
 * and a missing one is an error.
 */
export const pythonWith = (tool: string): string | undefined => {
  const options = IS_DEEP ? [] : ['--find'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, tool, ...options], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  if (IS_DEEP) throw new Error(`not run: ${stderr.trim()}`);
  return undefined;
};
