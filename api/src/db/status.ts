import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '#src/db/connection.ts';
import { classifyFailure, failureCode } from '#src/db/failure.ts';

/** How long one result counts, and how long an attempt may take. */
const TIMES = { countsMs: 2_000, limitMs: 2_000, now: (): number => performance.now() };

const OF_FAILURE: Partial<Record<string, Status>> = { storage_full: 'full', read_only: 'read-only' };

const ofError = (error: unknown): Status =>
  failureCode(error) === 'ENOSPC' || failureCode(error) === 'EDQUOT'
    ? 'full'
    : (OF_FAILURE[classifyFailure(error) ?? ''] ?? 'down');

/**
 * What `Connection.status` answers: whether a write succeeds. It is attempted at most once per `countsMs`, however many ask, and by a
 * clock that does not jump.
 * @param attempt writes something that changes nothing
 */
export const createStatus = (
  attempt: () => Promise<Status>,
  times: Partial<typeof TIMES> = {},
): (() => Promise<Status>) => {
  const { countsMs, limitMs, now } = { ...TIMES, ...times };
  let last: Promise<Status> | undefined;
  let since = 0;
  return () => {
    if (last === undefined || now() - since >= countsMs) {
      since = now();
      const late = wait(limitMs, 'down' as const, { ref: false });
      last = Promise.race([attempt().catch(ofError), late]);
    }
    return last;
  };
};

/** SQLite's log may have room for a row although the disk has none: what is tried needs new space. */
const TRIED_BYTES = 8_192;

/** Writes a small file into the folder and removes it. Throws the system's error, for example if the disk is full. */
export const tryFile = async (folder: string): Promise<void> => {
  // Always the same name, so that one which a kill left behind does not stay.
  const file = path.join(folder, '.try');
  try {
    await writeFile(file, Buffer.alloc(TRIED_BYTES), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
};
