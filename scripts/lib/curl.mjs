import { aptWays } from './apt.mjs';
import { ensureTool } from './ensure-tool.mjs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

/** The first version of curl with all options that the product's commands use (--url-query). */
const OLDEST = [7, 87];

const curl = async () => {
  const { code, output } = await run('curl', ['--version'], {
    cwd: ROOT,
    env: process.env,
    capture: true,
    limitMs: 20_000,
  });
  const [major = 0, minor = 0] = (/^curl (\d+)\.(\d+)/.exec(output) ?? []).slice(1).map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return code === 0 && isNewEnough ? 'curl' : undefined;
};

/**
 * The curl for tests that run the commands that the product shows.
 * @returns {Promise<string>} its name
 * @throws {import('./cli.mjs').Failure} if it is missing or too old, and cannot be installed
 */
export const ensureCurl = () =>
  ensureTool({
    name: `curl ${OLDEST.join('.')} or later`,
    find: curl,
    ways: () => aptWays('curl'),
    advice: 'Install it (Debian, Ubuntu: sudo apt-get install curl), then run this again.',
  });
