import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Runs a script that runs PostgreSQL until its standard input ends, and resolves with the line that it prints. The server is
 * stopped even if this process is killed.
 */
export const runPostgres = async <T>(script: string): Promise<{ printed: T; stop: () => Promise<void> }> => {
  // Detached, so that Ctrl+C reaches only this process and the server stops after its clients.
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const printed = await new Promise<T>((resolve, reject) => {
    child.once('error', reject);
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
    void ended.then(() => reject(new Error(`PostgreSQL for the tests did not start: ${errors}`)));
  });
  return {
    printed,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
