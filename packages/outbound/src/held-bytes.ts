import type { BudgetHolding } from '#src/byte-budget.ts';
import { createByteBuffer } from '#src/byte-buffer.ts';

export type HeldBytesEvents = {
  /** There is no room for more, because of the bodies of other calls: send nothing until `onRoom`. */
  onWait(): void;
  onRoom(): void;
  /** More was sent than the limit of one body allows. */
  onFull(): void;
  /** There was no room for too long: nothing more is kept. */
  onCrowdedOut(): void;
  /** The whole chunk is kept. */
  onKept(chunk: Uint8Array): void;
};

/** Collects a body within its own limit and within the budget of all calls. */
export type HeldBytes = {
  /** @returns false while it waits for room */
  append(chunk: Uint8Array): boolean;
  /** Resolves when nothing waits for room any more. */
  settled(): Promise<void>;
  isWaiting(): boolean;
  /** Ends the collecting; discards what waits for room. */
  stop(): void;
  bytes(): Uint8Array;
};

type Options = { maxBytes: number; expectedBytes: number; waitMs: number };

/** Rings once, `waitMs` after the first wait: however often there is a little room, the body is not read for longer. */
const createAlarm = (waitMs: number, onLate: () => unknown) => {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  return {
    isLate: () => isLate,
    start: () => {
      timer ??= setTimeout(() => {
        isLate = true;
        onLate();
      }, waitMs);
    },
    stop: () => clearTimeout(timer),
  };
};

/** What has arrived and is not kept yet, in order; a few chunks at most, because the sender is paused. */
const createQueue = (holding: BudgetHolding, keep: (chunk: Uint8Array) => void, onEmpty: () => void) => {
  const waiting: Uint8Array[] = [];
  let settled: PromiseWithResolvers<void> | null = null;
  let cancel = () => {};
  const keepNext = () => {
    keep(waiting.shift()!);
    proceed();
  };
  /** Ends the waiting, and discards what waits. */
  const clear = () => {
    waiting.length = 0;
    cancel();
    settled?.resolve();
    settled = null;
  };
  /** Keeps what there is room for, and waits for room for the next chunk. */
  const proceed = () => {
    while (waiting[0] !== undefined && holding.take(waiting[0].length)) keep(waiting.shift()!);
    if (waiting[0] !== undefined) cancel = holding.wait(waiting[0].length, keepNext);
    else if (settled !== null) {
      clear();
      onEmpty();
    }
  };
  return {
    push: (chunk: Uint8Array) => waiting.push(chunk),
    start: () => {
      settled = Promise.withResolvers();
    },
    proceed,
    clear,
    isWaiting: () => settled !== null,
    settled: () => settled?.promise ?? Promise.resolve(),
  };
};

export const createHeldBytes = (
  { maxBytes, expectedBytes, waitMs }: Options,
  holding: BudgetHolding,
  events: HeldBytesEvents,
): HeldBytes => {
  const kept = createByteBuffer(maxBytes, expectedBytes);
  const keep = (chunk: Uint8Array) => {
    if (kept.append(chunk)) return events.onKept(chunk);
    queue.clear();
    events.onFull();
  };
  const queue = createQueue(holding, keep, events.onRoom);
  const crowdOut = () => {
    queue.clear();
    events.onCrowdedOut();
  };
  const alarm = createAlarm(waitMs, () => queue.isWaiting() && crowdOut());
  const startWait = () => {
    if (alarm.isLate()) return crowdOut();
    alarm.start();
    queue.start();
    events.onWait();
    queue.proceed();
  };

  return {
    append: (chunk) => {
      if (!queue.isWaiting() && holding.take(chunk.length)) {
        keep(chunk);
        return true;
      }
      queue.push(chunk);
      if (!queue.isWaiting()) startWait();
      return !queue.isWaiting();
    },
    settled: queue.settled,
    isWaiting: queue.isWaiting,
    stop: () => {
      alarm.stop();
      queue.clear();
    },
    bytes: kept.bytes,
  };
};
