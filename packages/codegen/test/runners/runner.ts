import { spawn } from 'node:child_process';

/** A program to run: the id is a name in every language, `Case12`. */
export type Program = {
  id: string;
  code: string;
  /** Variables that it alone has. */
  env?: Record<string, string>;
};

export type RunOptions = { folder: string; env: Record<string, string> };

/** Runs programs of one target, each once; returns what was printed, for messages. */
export type Runner = (programs: readonly Program[], options: RunOptions) => Promise<string>;

/** Checks that programs can be read by their language's own parser; throws with its message. */
export type Parser = (programs: readonly Program[], options: RunOptions) => Promise<void>;

const LIMIT_MS = 5 * 60_000;

/** Runs a command and returns its exit code and its output. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { folder, env }: RunOptions,
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      // Without a locale: the programs must not depend on one.
      env: { PATH: process.env.PATH, HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });

/** Like `runCommand`, but throws if the command fails. */
export const mustRun = async (
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> => {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output.slice(0, 4000)}`);
  return output;
};
