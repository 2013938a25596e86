import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';
import type { WorkLimits } from '#src/worker-threads/worker-thread.ts';

/*
 * Where the text of a stranger is read: a short one here, a long one in a thread with a deadline, so that no text holds up other
 * requests. All that decides it is stated here; documents that are imported or researched are always read in a thread.
 */

/** Shorter texts together are looked through for secrets in at most 10 ms, whatever they say, and less than it takes to pass them on. */
export const MAX_HERE = 16 * 1024;

/** Of a response, in bytes: it is compared with the secrets of its call only, and explained. At worst that takes 30 ms. */
export const MAX_RESPONSE_HERE = 32 * 1024;

/** The longest that a request to us or a response can have takes about a second. */
export const MOST_MS = 10_000;

export const lengthOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

/** For what nobody cancels. */
export const usualLimits = (): WorkLimits => ({ ms: MOST_MS, signal: new AbortController().signal });

export type BoundedWork<Task, Result> = {
  /** Undefined if it takes too long, or too much memory. Never rejects, unless the work itself throws here. */
  run: (task: Task, limits: { length: number; ms?: number }) => Promise<Result | undefined>;
  /** Ends the thread; it starts again when it is needed. */
  end: () => Promise<void>;
};

/**
 * Work on a text that a person or a program has sent: on a short one here, on a long one in a thread, which is ended if it takes too
 * long.
 * @param file the module of the thread, which calls `workInThread` with the same work
 */
export const createBoundedWork = <Task, Result>(
  file: URL,
  work: (task: Task) => Result | Promise<Result>,
): BoundedWork<Task, Result> => {
  const pool = createWorkerPool<Task, Result>(file, 1);
  return {
    run: async (task, { length, ms = MOST_MS }) => {
      if (length <= MAX_HERE) return work(task);
      const outcome = await pool.run(task, { ...usualLimits(), ms });
      return outcome.ok ? outcome.value : undefined;
    },
    end: () => pool.close(),
  };
};
