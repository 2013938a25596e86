import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { deepTimeout } from '#test/deep.ts';

type Ended = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type Child = {
  process: ChildProcess;
  /** Whole lines of stdout so far. */
  lines: () => string[];
  /** Resolves with the first line with this prefix; rejects if the child ends without one. */
  lineStarting: (prefix: string) => Promise<string>;
  ended: Promise<Ended>;
};

/** Two minutes, or longer than any deep test: a server under test lives as long as its test. */
const LONGEST_RUN_MS = deepTimeout(120_000);

/**
 * Runs a script (path relative to this folder) in a separate process, for `LONGEST_RUN_MS` at most, with an optional `wrapper`
 * command (strace, unshare), additional environment variables and arguments of Node's.
 */
export const startChild = (
  script: string,
  args: string[] = [],
  {
    wrapper = [],
    env = {},
    nodeArgs = [],
  }: { wrapper?: string[]; env?: Record<string, string | undefined>; nodeArgs?: string[] } = {},
): Child => {
  const [command = process.execPath, ...rest] = [
    ...wrapper,
    process.execPath,
    ...nodeArgs,
    path.resolve(import.meta.dirname, script),
    ...args,
  ];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The same files are started dozens of times: compile them once.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(inject('runFolder'), 'compiled'), ...env },
  });
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_RUN_MS);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(late);
      resolve({ code, signal, stdout, stderr });
    });
  });
  const lines = (): string[] => stdout.split('\n').slice(0, -1);
  const lineStarting = (prefix: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const line = lines().find((text) => text.startsWith(prefix));
        if (line !== undefined) resolve(line);
      };
      child.stdout.on('data', look);
      look();
      ended.then(
        () =>
          reject(
            new Error(`The child ended without "${prefix}": ${stdout.slice(-500)} ${stderr.slice(-2000)}`),
          ),
        reject,
      );
    });
  return { process: child, lines, lineStarting, ended };
};
