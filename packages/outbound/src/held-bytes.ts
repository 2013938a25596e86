import type { Holding } from '#src/byte-budget.ts';
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

export const createHeldBytes = (
  { maxBytes, expectedBytes, waitMs }: Options,
  holding: Holding,
  events: HeldBytesEvents,
): HeldBytes => {
  const kept = createByteBuffer(maxBytes, expectedBytes);
  /** Arrived, but not kept yet; a few chunks at most, because the sender is paused. */
  const waiting: Uint8Array[] = [];
  let settled: PromiseWithResolvers<void> | null = null;
  let cancel = () => {};
  /** Runs from the first wait on: however often there is a little room, the body is not read for longer. */
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;

  const endWait = () => {
    waiting.length = 0;
    cancel();
    settled?.resolve();
    settled = null;
  };
  const crowdOut = () => {
    endWait();
    events.onCrowdedOut();
  };
  const keep = (chunk: Uint8Array) => {
    if (kept.append(chunk)) return events.onKept(chunk);
    endWait();
    events.onFull();
  };
  const keepNext = () => {
    keep(waiting.shift()!);
    keepWaiting();
  };
  /** Keeps what there is room for, and waits for room for the next chunk. */
  const keepWaiting = () => {
    while (waiting[0] !== undefined && holding.take(waiting[0].length)) keep(waiting.shift()!);
    if (waiting[0] !== undefined) cancel = holding.wait(waiting[0].length, keepNext);
    else if (settled !== null) {
      endWait();
      events.onRoom();
    }
  };
  const startWait = () => {
    if (isLate) return crowdOut();
    timer ??= setTimeout(() => {
      isLate = true;
      if (settled !== null) crowdOut();
    }, waitMs);
    settled = Promise.withResolvers();
    events.onWait();
    keepWaiting();
  };

  return {
    append: (chunk) => {
      if (settled === null && holding.take(chunk.length)) {
        keep(chunk);
        return true;
      }
      waiting.push(chunk);
      if (settled === null) startWait();
      return settled === null;
    },
    settled: () => settled?.promise ?? Promise.resolve(),
    isWaiting: () => settled !== null,
    stop: () => {
      clearTimeout(timer);
      endWait();
    },
    bytes: () => kept.bytes(),
  };
};
