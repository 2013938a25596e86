import type { TransferListItem } from 'node:worker_threads';
import {
  startThread,
  type WorkerThread,
  type WorkLimits,
  type WorkOutcome,
} from '#src/worker-threads/worker-thread.ts';

/** @param transfer what of the task moves to the thread instead of being copied */
type Limits = WorkLimits & { transfer?: TransferListItem[] };

export type WorkerPool<Task, Result> = {
  /** Waits for a thread, then for its work. Never rejects. */
  run: (task: Task, limits: Limits) => Promise<WorkOutcome<Result>>;
  /** How many threads exist. */
  threads: () => number;
  /** Ends all threads. The pool can be used afterwards. */
  close: () => Promise<void>;
};

/** A thread takes about 0.1 s to start, and 20 MiB while it waits. */
const IDLE_MS = 10_000;

/** The heap of one thread. A document of a million JSON values needs about 150 MiB. */
const HEAP_MIB = 192;

/** Callers that wait for a thread, the first of them in front. */
const createQueue = () => {
  const waiting: (() => void)[] = [];
  return {
    next: (): void => waiting.shift()?.(),
    /** Resolves when it is this caller's turn to look for a thread, or when it gives up. */
    turn: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          signal.removeEventListener('abort', end);
          const at = waiting.indexOf(end);
          if (at !== -1) waiting.splice(at, 1);
          resolve();
        };
        waiting.push(end);
        signal.addEventListener('abort', end);
      }),
  };
};

const ABORTED: WorkOutcome = { ok: false, reason: 'aborted', ms: 0 };

/**
 * At most `size` threads, whoever asks: started when needed, used again, and ended once there has been nothing to do for
 * a while. What a thread takes and returns is said by who creates the pool, beside the file that it runs.
 */
export const createWorkerPool = <Task, Result>(
  file: URL,
  size: number,
  { heapMiB = HEAP_MIB, idleMs = IDLE_MS } = {},
): WorkerPool<Task, Result> => {
  const threads = new Set<WorkerThread>();
  const queue = createQueue();
  let idle: NodeJS.Timeout | undefined;

  const close = async (): Promise<void> => {
    clearTimeout(idle);
    await Promise.all([...threads].map((thread) => thread.end()));
  };
  const free = (): WorkerThread | undefined => {
    const resting = [...threads].find((thread) => thread.isFree());
    if (resting !== undefined || threads.size >= size) return resting;
    const started = startThread(file, heapMiB, () => {
      threads.delete(started);
      queue.next();
    });
    threads.add(started);
    return started;
  };
  const restAfterAWhile = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if ([...threads].every((thread) => thread.isFree())) void close();
    }, idleMs).unref();
  };

  return {
    run: async (message, { transfer = [], ...limits }) => {
      clearTimeout(idle);
      let thread = limits.signal.aborted ? undefined : free();
      while (thread === undefined && !limits.signal.aborted) {
        await queue.turn(limits.signal);
        if (!limits.signal.aborted) thread = free();
      }
      const outcome = (await thread?.work({ message, transfer }, limits)) ?? ABORTED;
      // A thread that had to end makes room when it is gone.
      queue.next();
      restAfterAWhile();
      return outcome as WorkOutcome<Result>;
    },
    threads: () => threads.size,
    close,
  };
};
