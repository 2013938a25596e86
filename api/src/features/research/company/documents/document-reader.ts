import type {
  DocumentFacts,
  DocumentTask,
  ReceivedPage,
  RobotsVerdict,
} from '#src/features/research/company/documents/document.ts';
import type { DocumentReading, LeadKind } from '#src/features/research/company/source.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';

export type ReadingLimits = {
  /** For one document. */
  ms: number;
  /** For all documents of one research: what it takes to read many hostile ones adds up. */
  allMs: number;
};

/** A YAML document of 1 MiB takes a second or two; all documents of an ordinary site take a few tenths of a second. */
export const READING_LIMITS: ReadingLimits = { ms: 8_000, allMs: 20_000 };

/** The facts, or why the document was not read: the continuation of "Not read: ". */
type Read<T> = { ok: true; facts: T } | { ok: false; why: string };

/** Reads the documents of one research. */
export type DocumentReader = {
  page: (expected: LeadKind, page: ReceivedPage) => Promise<Read<DocumentReading>>;
  robots: (robotsUrl: string, body: Uint8Array, asked: string) => Promise<Read<RobotsVerdict>>;
};

/** Two, whoever is researching: requests need the other processors. */
const THREADS = 2;

const pool = createWorkerPool<DocumentTask, DocumentFacts[DocumentTask['task']]>(
  new URL('./document-worker.ts', import.meta.url),
  THREADS,
);

/** How many threads exist that read documents. */
export const documentThreads = (): number => pool.threads();

/** Ends the threads; what they were reading is not read. */
export const endDocumentThreads = (): Promise<void> => pool.close();

const seconds = (ms: number): string => `${ms / 1000} s`;

/**
 * Reads documents from strangers in separate threads, because no parser can be trusted with them: one page of 1 MiB took
 * a minute, in which nothing else ran. A thread that takes too long or too much memory is ended.
 */
export const createDocumentReader = (
  signal: AbortSignal,
  limits: ReadingLimits = READING_LIMITS,
): DocumentReader => {
  let left = limits.allMs;
  const read = async <T extends DocumentTask>(
    task: T,
    body: Uint8Array,
  ): Promise<Read<DocumentFacts[T['task']]>> => {
    const tooMuch = `the documents of this site took longer than ${seconds(limits.allMs)} in all`;
    // A timer may fire a moment early.
    if (left < 1) return { ok: false, why: tooMuch };
    const ms = Math.min(limits.ms, left);
    const transfer = [body.buffer as ArrayBuffer];
    const outcome = await pool.run(task, { ms, signal, transfer });
    left -= outcome.ms;
    if (outcome.ok) return { ok: true, facts: outcome.value as DocumentFacts[T['task']] };
    const why = {
      time: ms < limits.ms ? tooMuch : `it took longer than ${seconds(limits.ms)}`,
      memory: 'it needs too much memory',
      failed: 'it could not be parsed',
      aborted: 'the time limit was reached',
    };
    return { ok: false, why: why[outcome.reason] };
  };
  return {
    page: (expected, page) => {
      // A copy of its own: a body may be part of a larger buffer, which would move to the thread as a whole.
      const body = Uint8Array.from(page.body);
      return read({ task: 'page', expected, page: { ...page, body } }, body);
    },
    robots: (robotsUrl, text, asked) => {
      const body = Uint8Array.from(text);
      return read({ task: 'robots', robotsUrl, body, asked }, body);
    },
  };
};
