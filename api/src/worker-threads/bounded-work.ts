import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';

/** A shorter text takes at most 10 ms, whatever it says, and less than to pass it to a thread. */
export const MAX_HERE = 16 * 1024;
/** The longest that a request to us can have takes about a second. */
const MOST_MS = 10_000;

export type BoundedWork<Task, Result> = {
  /** Undefined if it takes too long, or too much memory. Never rejects, unless the work itself throws here. */
  run: (task: Task, limits: { length: number; ms?: number }) => Promise<Result | undefined>;
  /** Ends the thread; it starts again when it is needed. */
  end: () => Promise<void>;
};

/**
 * Work on a text that a person or a program has sent: on a short one here, on a long one in a thread, which is ended if it takes too
 * long, so that no text holds up other requests.
 * @param file the module of the thread, which calls `workInThread` with the same work
 */
export const createBoundedWork = <Task, Result>(
  file: URL,
  work: (task: Task) => Result,
): BoundedWork<Task, Result> => {
  const pool = createWorkerPool(file, 1);
  return {
    run: async (task, { length, ms = MOST_MS }) => {
      if (length <= MAX_HERE) return work(task);
      const { signal } = new AbortController();
      const outcome = await pool.run({ message: task, transfer: [] }, { ms, signal });
      return outcome.ok ? (outcome.value as Result) : undefined;
    },
    end: () => pool.close(),
  };
};
