import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome, Step } from '#test/steps.ts';

export type Job = { file: string; env: Record<string, string>; steps: Step[] };

const RUN_FOLDER = path.join(import.meta.dirname, 'run');
const LIMIT_MS = 3 * 60_000;

const runProcess = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // Without the variables of this process: only what a snippet says it needs is there.
      env: { PATH: process.env.PATH, HOME: tmpdir(), PYTHONDONTWRITEBYTECODE: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString('utf8');
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ended with ${code}:\n${output.slice(-4000)}`));
    });
  });

export type Ran = { outcomes: Record<string, Outcome>; printed: string };

/** Runs the steps of several snippets in one process, one after the other. */
export const runJobs = async (command: string, standIn: string, jobs: readonly Job[]): Promise<Ran> => {
  const script = path.join(RUN_FOLDER, command === process.execPath ? 'run-snippets.mjs' : 'run_snippets.py');
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-snippets-'));
  try {
    const [input, output] = [path.join(folder, 'jobs.json'), path.join(folder, 'results.json')];
    await writeFile(input, JSON.stringify({ standIn, jobs }));
    const printed = await runProcess(command, [script, input, output]);
    return { outcomes: JSON.parse(await readFile(output, 'utf8')) as Ran['outcomes'], printed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
