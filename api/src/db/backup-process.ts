import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SqliteFile } from '#src/db/sqlite-file.ts';

/** A terabyte would take longer; a disk that hangs must not leave a process behind forever. */
const LONGEST_MS = 60 * 60 * 1000;

/** Why a backup could not be written, by the code of the system or of SQLite. */
class BackupProcessError extends Error {
  override readonly name = 'BackupProcessError';
  readonly code: string;

  constructor(code: string) {
    super('The backup could not be written');
    this.code = code;
  }
}

/** Runs the child until it is done, or fails; resolves when it has ended. */
const runChild = async (
  source: string,
  target: string,
  signal: AbortSignal,
  onRead: () => void,
): Promise<void> => {
  const child = spawn(
    process.execPath,
    ['--disable-sigusr1', fileURLToPath(new URL('./backup-child.ts', import.meta.url)), source, target],
    // Nothing of the server's environment, which contains secrets.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  );
  const stop = (): void => void child.kill('SIGKILL');
  const late = setTimeout(stop, LONGEST_MS);
  late.unref();
  signal.addEventListener('abort', stop);
  let end = 'failed';
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'read') onRead();
    else end = line;
  });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  clearTimeout(late);
  signal.removeEventListener('abort', stop);
  if (end !== 'done')
    throw new BackupProcessError(signal.aborted ? 'ABORTED' : end.replace('failed', '').trim());
};

/**
 * Writes a copy of the open database to a new file, in a process of its own: a thread could not be ended while SQLite works, and a
 * file that is closed anywhere in this process would lose the lock on the database (fcntl(2)). The database stays
 * readable and writable: until the child has read it, what is written goes only to the log beside it.
 * @param exclusively runs a piece of work while no transaction is open
 */
export const copyInProcess = async (
  file: SqliteFile,
  paths: { source: string; target: string },
  exclusively: (work: () => void) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  let release: (() => boolean) | undefined;
  await exclusively(() => {
    release = file.holdStill();
  });
  let isWhole = false;
  const letGo = (): void => {
    isWhole ||= release?.() ?? false;
    release = undefined;
  };
  try {
    await runChild(paths.source, paths.target, signal, letGo);
  } finally {
    letGo();
  }
  if (!isWhole) throw new BackupProcessError('REOPENED');
};
