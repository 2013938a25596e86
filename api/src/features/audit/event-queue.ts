import type { Logger } from 'pino';
import { classifyFailure } from '#src/db/failure.ts';

/** How long an event waits for others to be written with it. */
const COLLECT_MS = 20;
/** Most events in one transaction, so that no other write waits long for it. */
const MAX_BATCH = 200;
/** Most events kept in memory while the database accepts none, about 300 bytes each. */
export const MAX_QUEUED = 1_000;
/** Pauses between attempts to write, while the disk is full or the database is busy or unavailable. */
const RETRY_MS: readonly number[] = [250, 1_000, 2_000, 5_000, 10_000, 20_000];

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

/**
 * Collects events and writes them together, in the order in which they were added.
 * @param write writes all of them, or none if it throws
 */
export const createEventQueue = <Event>(
  write: (events: readonly Event[]) => Promise<void>,
  log: Pick<Logger, 'warn' | 'error'>,
  retryMs: readonly number[] = RETRY_MS,
): EventQueue<Event> => {
  const queued: Event[] = [];
  let dropped = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const giveUp = (error: unknown, count: number): void => {
    queued.splice(0, count);
    failures = 0;
    log.error({ err: error, count }, 'events were not recorded');
  };

  const reportDropped = (): void => {
    if (dropped > 0) log.error({ count: dropped }, 'events were not recorded: too many were waiting');
    dropped = 0;
  };

  /** Returns false if the database accepts nothing now. */
  const writeBatch = async (counts: boolean): Promise<boolean> => {
    const batch = queued.slice(0, MAX_BATCH);
    try {
      await write(batch);
      queued.splice(0, batch.length);
      failures = 0;
      reportDropped();
    } catch (error) {
      if (counts) failures += 1;
      if (isTemporary(error) && failures <= retryMs.length) return false;
      giveUp(error, batch.length);
    }
    return true;
  };

  /** A flush does not count as an attempt: frequent reads must not use up the attempts, which are spread over time. */
  const writeAll = async (counts: boolean): Promise<void> => {
    while (queued.length > 0) {
      if (await writeBatch(counts)) continue;
      schedule(retryMs[Math.max(0, failures - 1)] ?? COLLECT_MS);
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
      if (queued.length >= MAX_QUEUED) {
        dropped += 1;
        return;
      }
      queued.push(event);
      schedule(COLLECT_MS);
    },
    flush: async () => {
      await enqueueWrite(false);
      return queued.length;
    },
  };
};
