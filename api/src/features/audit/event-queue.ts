import { setTimeout as wait } from 'node:timers/promises';
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
  /** Is told how many are lost, as soon as that is known. */
  onLost?: (count: number) => void;
};

/** An event of the audit log takes about 300 bytes. */
export const EVENT_QUEUE: QueueOptions = {
  what: 'events',
  collectMs: 20,
  maxBatch: 200,
  maxQueued: 1_000,
  retryMs: [250, 1_000, 2_000, 5_000, 10_000, 20_000],
};

/** Who adds something waits no longer than this for room. */
const LONGEST_WAIT_MS = 5_000;

export type EventQueue<Event> = {
  /** Returns at once and never throws. */
  add: (event: Event) => void;
  /**
   * Adds one as soon as there is room, which is at once unless more are added than are written; and after a while in any
   * case, at once if the database accepts nothing.
   */
  addPatiently: (event: Event) => Promise<void>;
  /** Tries to write all events that are queued now; resolves with the number that could not be written and are still queued. */
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
  { what, maxBatch, maxQueued, retryMs, onLost = () => undefined }: QueueOptions,
) => {
  const queued: Event[] = [];
  let dropped = 0;
  let failures = 0;
  /** How many left the queue. */
  let gone = 0;

  const done = (count: number): void => {
    queued.splice(0, count);
    gone += count;
    failures = 0;
  };
  const reportDropped = (): void => {
    if (dropped > 0) log.error({ count: dropped }, `${what} were not recorded: too many were waiting`);
    dropped = 0;
  };
  return {
    size: () => queued.length,
    isFull: () => queued.length >= maxQueued,
    gone: () => gone,
    failures: () => failures,
    /** @returns false if there is no room */
    add: (event: Event): boolean => {
      if (queued.length < maxQueued) return queued.push(event) > 0;
      dropped += 1;
      onLost(1);
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
        onLost(batch.length);
        log.error({ err: error, count: batch.length }, `${what} were not recorded`);
      }
      return true;
    },
  };
};

/** Runs once for all who ask before it does. */
const createTimer = (run: () => void): ((ms: number) => void) => {
  let timer: NodeJS.Timeout | undefined;
  return (ms) => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
  };
};

type Room = { isFull: () => boolean; failures: () => number };

/** Tells those who wait for room of each batch that was written. */
const createBatchSignal = () => {
  let onBatch = Promise.withResolvers<void>();
  return {
    batchEnded: (): void => {
      onBatch.resolve();
      onBatch = Promise.withResolvers<void>();
    },
    /** Adds when there is room, after a while in any case, and at once while the database accepts nothing. */
    whenRoom: async ({ isFull, failures }: Room, add: () => void): Promise<void> => {
      const deadline = performance.now() + LONGEST_WAIT_MS;
      const late = isFull() ? wait(LONGEST_WAIT_MS, undefined, { ref: false }) : undefined;
      while (isFull() && failures() === 0 && performance.now() < deadline)
        await Promise.race([onBatch.promise, late]);
      // In the same turn: of those who wait for the same room, the next one must see that it is taken.
      add();
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
  const { collectMs, maxBatch, retryMs } = options;
  const backlog = createBacklog(write, log, options);
  let writing: Promise<void> = Promise.resolve();
  const { batchEnded, whenRoom } = createBatchSignal();

  /**
   * Writes what was queued when it was asked for. What comes meanwhile waits for others, or each would be written alone;
   * only whole batches are written at once. A flush does not count as an attempt: frequent reads must not use up the
   * attempts, which are spread over time.
   */
  const writeUpTo = async (last: number, counts: boolean): Promise<void> => {
    while (backlog.size() > 0 && (backlog.gone() < last || backlog.size() >= maxBatch)) {
      const isWritten = await backlog.writeBatch(counts);
      batchEnded();
      if (isWritten) continue;
      return schedule(retryMs[Math.max(0, backlog.failures() - 1)] ?? collectMs);
    }
    if (backlog.size() > 0) schedule(collectMs);
  };

  const enqueueWrite = (counts: boolean): Promise<void> => {
    const last = backlog.gone() + backlog.size();
    writing = writing.then(() => writeUpTo(last, counts));
    return writing;
  };

  const schedule = createTimer(() => void enqueueWrite(true));

  const add = (event: Event): void => {
    if (backlog.add(event)) schedule(collectMs);
  };

  return {
    add,
    addPatiently: (event) => whenRoom(backlog, () => add(event)),
    flush: async () => {
      await enqueueWrite(false);
      return backlog.size();
    },
  };
};
