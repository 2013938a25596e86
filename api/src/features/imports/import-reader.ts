import { AppError } from '#src/errors.ts';
import type { ApiDescription } from '#src/features/imports/read/describe-api.ts';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import type { ImportTask } from '#src/features/imports/read/read-import.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';

/** The largest published descriptions take half a second as JSON, and some ten seconds as YAML. */
const READING_MS = 25_000;

/** Two, whoever imports: requests need the other processors. A document of 10 MiB and its entries need some 400 MiB. */
const pool = createWorkerPool<ReaderRequest, ReadImport | ApiDescription>(
  new URL('./import-worker.ts', import.meta.url),
  2,
  { heapMiB: 768 },
);

/** Ends the threads; what they were reading is not read. */
export const endImportThreads = (): Promise<void> => pool.close();

const WHY = {
  time: `The document was not read: it took longer than ${READING_MS / 1000} s`,
  memory: 'The document was not read: it needs too much memory',
  failed: 'The document was not read: it could not be parsed',
  aborted: 'The document was not read: the request was canceled',
};

/** What a thread is asked for, and what it reads. */
export type ReaderRequest = { what: 'entries' | 'api'; task: ImportTask };

const askThread = async (asked: ReaderRequest, signal: AbortSignal, ms: number): Promise<unknown> => {
  const outcome = await pool.run(asked, { ms, signal });
  if (outcome.ok) return outcome.value;
  throw new AppError('BAD_REQUEST', WHY[outcome.reason]);
};

/**
 * Reads a document in a thread of its own, which is ended if it takes too long or too much memory. Throws BAD_REQUEST if it
 * could not be read.
 */
export const readInThread = async (
  task: ImportTask,
  signal: AbortSignal,
  ms: number = READING_MS,
): Promise<ReadImport> => (await askThread({ what: 'entries', task }, signal, ms)) as ReadImport;

/** Reads what a document says about its API, like `readInThread`. */
export const describeInThread = async (task: ImportTask, signal: AbortSignal): Promise<ApiDescription> =>
  (await askThread({ what: 'api', task }, signal, READING_MS)) as ApiDescription;
