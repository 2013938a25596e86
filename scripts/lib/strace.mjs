import { aptWays } from './apt.mjs';
import { Failure } from './cli.mjs';
import { ensureTool } from './ensure-tool.mjs';
import { run } from './run.mjs';
import { ROOT } from './workspace.mjs';

/** @param {string[]} args */
const strace = (args) => run('strace', args, { cwd: ROOT, env: process.env, capture: true, limitMs: 20_000 });

/**
 * Finds strace for tests that make system calls fail.
 * @returns {Promise<string>} its command name
 * @throws {Failure} if it is missing and cannot be installed, or is not allowed to trace
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
  throw new Failure(
    `strace is not allowed to trace here; a container needs --cap-add=SYS_PTRACE. ${output.trim()}`,
  );
};
