import type { Logger } from 'pino';
import { classifyFailure } from '#src/db/failure.ts';

export type QueueOptions = {
  /** What is queued, as the log calls it. */
  what: string;
  /** How long one waits for others to be written with it. */
  collectMs: number;
  /** Most that are written at once, so that no other write waits long for them. */
  maxBatch: number;
  /** Most that are kept in memory while the database accepts none. */
  maxQueued: number;
  /** Pauses between attempts to write, while the disk is full or the database is busy or unavailable. */
  retryMs: readonly number[];
};

/** An event of the audit log takes about 300 bytes. */
export const EVENT_QUEUE: QueueOptions = {
  what: 'events',
  collectMs: 20,
  maxBatch: 200,
  maxQueued: 1_000,
  retryMs: [250, 1_000, 2_000, 5_000, 10_000, 20_000],
};

export type EventQueue<Event> = {
  /** Returns at once and never throws. */
  add: (event: Event) => void;
  /** Tries to write all queued events; resolves with the number that could not be written and are still queued. */
  flush: () => Promise<number>;
};

const isTemporary = (error: unknown): boolean => {
  const failure = classifyFailure(error);
  return failure === 'storage_full' || failure === 'busy' || failure === 'unavailable';
};

/** What waits to be written, in order, and how often it could not be. */
const createBacklog = <Event>(
  write: (events: readonly Event[]) => Promise<void>,
  log: Pick<Logger, 'error'>,
  { what, maxBatch, maxQueued, retryMs }: QueueOptions,
) => {
  const queued: Event[] = [];
  let dropped = 0;
  let failures = 0;

  const done = (count: number): void => {
    queued.splice(0, count);
    failures = 0;
  };
  const reportDropped = (): void => {
    if (dropped > 0) log.error({ count: dropped }, `${what} were not recorded: too many were waiting`);
    dropped = 0;
  };
  return {
    size: () => queued.length,
    failures: () => failures,
    /** @returns false if there is no room */
    add: (event: Event): boolean => {
      if (queued.length < maxQueued) return queued.push(event) > 0;
      dropped += 1;
      return false;
    },
    /** @returns false if the database accepts nothing now */
    writeBatch: async (counts: boolean): Promise<boolean> => {
      const batch = queued.slice(0, maxBatch);
      try {
        await write(batch);
        done(batch.length);
        reportDropped();
      } catch (error) {
        if (counts) failures += 1;
        if (isTemporary(error) && failures <= retryMs.length) return false;
        done(batch.length);
        log.error({ err: error, count: batch.length }, `${what} were not recorded`);
      }
      return true;
    },
  };
};

/**
 * Collects events, or other records that nobody waits for, and writes them together in the order in which they were added.
 * @param write writes all of them, or none if it throws
 */
export const createEventQueue = <Event>(
  write: (events: readonly Event[]) => Promise<void>,
  log: Pick<Logger, 'warn' | 'error'>,
  options: QueueOptions = EVENT_QUEUE,
): EventQueue<Event> => {
  const { collectMs, retryMs } = options;
  const backlog = createBacklog(write, log, options);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** A flush does not count as an attempt: frequent reads must not use up the attempts, which are spread over time. */
  const writeAll = async (counts: boolean): Promise<void> => {
    while (backlog.size() > 0) {
      if (await backlog.writeBatch(counts)) continue;
      schedule(retryMs[Math.max(0, backlog.failures() - 1)] ?? collectMs);
      return;
    }
  };

  const enqueueWrite = (counts: boolean): Promise<void> => {
    writing = writing.then(() => writeAll(counts));
    return writing;
  };

  const schedule = (ms: number): void => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void enqueueWrite(true);
    }, ms);
  };

  return {
    add: (event) => {
      if (backlog.add(event)) schedule(collectMs);
    },
    flush: async () => {
      await enqueueWrite(false);
      return backlog.size();
    },
  };
};
