const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1_000;

/** How many wrong tokens one address may send per minute. */
export const MAX_WRONG_TOKENS = 10;
/** How many all addresses together may send per minute: who has many addresses gains nothing by them. */
export const MAX_WRONG_TOKENS_TOGETHER = 100;

/**
 * Counts a wrong token. Undefined if it is one of those that its sender may send; otherwise the seconds until the next
 * one is counted.
 */
export type WrongTokenLimit = (address: string) => number | undefined;

type Window = { since: number; count: number };

/**
 * Limits wrong tokens per minute, for each address and for all together. A right token is never limited, so nobody can
 * lock its owner out. Keeps at most 1,000 addresses: a new one replaces the oldest.
 */
export const createWrongTokenLimit = (now: () => number): WrongTokenLimit => {
  const windows = new Map<string, Window>();
  let together: Window = { since: 0, count: 0 };

  const current = (window: Window | undefined): Window =>
    // Either way: after a clock that was set back, a minute would last until the old time comes again.
    window !== undefined && Math.abs(now() - window.since) < WINDOW_MS ? window : { since: now(), count: 0 };
  const secondsLeft = ({ since }: Window): number =>
    Math.max(1, Math.ceil((since + WINDOW_MS - now()) / 1000));

  return (address) => {
    const own = current(windows.get(address));
    together = current(together);
    if (own.count >= MAX_WRONG_TOKENS) return secondsLeft(own);
    if (together.count >= MAX_WRONG_TOKENS_TOGETHER) return secondsLeft(together);
    own.count += 1;
    together.count += 1;
    // Deleted first, so that the oldest address is always the first of the map.
    windows.delete(address);
    windows.set(address, own);
    if (windows.size > MAX_ADDRESSES) {
      const oldest = windows.keys().next();
      if (!oldest.done) windows.delete(oldest.value);
    }
    return undefined;
  };
};
