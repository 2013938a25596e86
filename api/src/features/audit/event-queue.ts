import type { Logger } from 'pino';
import { classifyFailure } from '#src/db/failure.ts';

/** How long an event waits for others that are written with it. */
const COLLECT_MS = 20;
/** Events that are written in one transaction, so that no other write waits long for it. */
const MAX_BATCH = 200;
/** Events that are held while the database takes none, about 300 bytes each. */
export const MAX_QUEUED = 1_000;
/** Pauses between attempts to write, while the disk is full or the database busy or away. */
const RETRY_MS: readonly number[] = [250, 1_000, 2_000, 5_000, 10_000, 20_000];

export type EventQueue<Event> = {
  /** Returns at once and never throws. */
  add: (event: Event) => void;
  /** Tries to write all that is held; resolves with how many events could not be written and are still held. */
  flush: () => Promise<number>;
};

const mayPass = (error: unknown): boolean => {
  const failure = classifyFailure(error);
  return failure === 'storage_full' || failure === 'busy' || failure === 'unavailable';
};

/**
 * Collects events and writes them together, in the order in which they were added.
 * @param write all of them, or none when it throws
 */
export const createEventQueue = <Event>(
  write: (events: readonly Event[]) => Promise<void>,
  log: Pick<Logger, 'warn' | 'error'>,
  retryMs: readonly number[] = RETRY_MS,
): EventQueue<Event> => {
  const held: Event[] = [];
  let unheld = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const giveUp = (error: unknown, count: number): void => {
    held.splice(0, count);
    failures = 0;
    log.error({ err: error, count }, 'events were not recorded');
  };

  const reportUnheld = (): void => {
    if (unheld > 0) log.error({ count: unheld }, 'events were not recorded: too many were waiting');
    unheld = 0;
  };

  /** False when the database takes nothing now. */
  const writeBatch = async (counts: boolean): Promise<boolean> => {
    const batch = held.slice(0, MAX_BATCH);
    try {
      await write(batch);
      held.splice(0, batch.length);
      failures = 0;
      reportUnheld();
    } catch (error) {
      if (counts) failures += 1;
      if (mayPass(error) && failures <= retryMs.length) return false;
      giveUp(error, batch.length);
    }
    return true;
  };

  /** A flush does not count as an attempt: who reads often must not use up the attempts that time is given for. */
  const writeAll = async (counts: boolean): Promise<void> => {
    while (held.length > 0) {
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
      if (held.length >= MAX_QUEUED) {
        unheld += 1;
        return;
      }
      held.push(event);
      schedule(COLLECT_MS);
    },
    flush: async () => {
      await enqueueWrite(false);
      return held.length;
    },
  };
};
