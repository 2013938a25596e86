import { AppError } from '#src/errors.ts';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import type { ImportTask } from '#src/features/imports/read/read-import.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';

/** The largest published descriptions take half a second as JSON, and some ten seconds as YAML. */
const READING_MS = 25_000;

/** Two, whoever imports: requests need the other processors. A document of 10 MiB and its entries need some 400 MiB. */
const pool = createWorkerPool(new URL('./import-worker.ts', import.meta.url), 2, { heapMiB: 768 });

/** Ends the threads; what they were reading is not read. */
export const endImportThreads = (): Promise<void> => pool.close();

const WHY = {
  time: `The document was not read: it took longer than ${READING_MS / 1000} s`,
  memory: 'The document was not read: it needs too much memory',
  failed: 'The document was not read: it could not be parsed',
  aborted: 'The document was not read: the request was cancelled',
};

/**
 * Reads a document in a thread of its own, which is ended if it takes too long or too much memory. Throws BAD_REQUEST if it
 * could not be read.
 */
export const readInThread = async (
  task: ImportTask,
  signal: AbortSignal,
  ms: number = READING_MS,
): Promise<ReadImport> => {
  const outcome = await pool.run({ message: task, transfer: [] }, { ms, signal });
  if (outcome.ok) return outcome.value as ReadImport;
  throw new AppError('BAD_REQUEST', WHY[outcome.reason]);
};
