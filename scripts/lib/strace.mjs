import { aptWays } from './apt.mjs';
import { run } from './run.mjs';
import { Failure } from './say.mjs';
import { ensureTool } from './tool.mjs';
import { ROOT } from './workspace.mjs';

/** @param {string[]} args */
const strace = (args) => run('strace', args, { cwd: ROOT, env: process.env, capture: true, limitMs: 20_000 });

/**
 * The strace for tests that make system calls fail.
 * @returns {Promise<string>} its name
 * @throws {Failure} when it is not there and cannot be installed, or may not trace
 */
export const ensureStrace = async () => {
  const name = await ensureTool({
    name: 'strace',
    find: async () => ((await strace(['-V'])).code === 0 ? 'strace' : undefined),
    ways: () => aptWays('strace'),
    advice: 'Install it (Debian, Ubuntu: sudo apt-get install strace), then run this again.',
  });
  const { code, output } = await strace(['-f', '-qq', 'true']);
  if (code === 0) return name;
  throw new Failure(`strace may not trace here; a container needs --cap-add=SYS_PTRACE. ${output.trim()}`);
};
