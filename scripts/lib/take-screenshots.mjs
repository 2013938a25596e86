import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { exitCode, launch } from './run.mjs';
import { NODE, ROOT, toolEnv } from './workspace.mjs';

/**
 * Runs one of the web's screenshot scripts, after installing what it needs.
 * @param {string[]} args the script, from the web's folder, and its arguments
 * @returns {Promise<number>} its exit code
 */
export const takeScreenshots = async (args) => {
  await ensureInstalled();
  await ensureBuilt();
  const env = toolEnv({ CHROMIUM_PATH: await ensureBrowser() });
  return exitCode(launch(NODE, args, { cwd: join(ROOT, 'web'), env }));
};
