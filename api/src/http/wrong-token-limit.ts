const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1_000;

/** How many wrong tokens one address may send per minute. */
export const MAX_WRONG_TOKENS = 10;

export type WrongTokenLimit = {
  /** Seconds until the address may try again; undefined if it may try now. */
  retryAfterSeconds: (address: string) => number | undefined;
  recordWrongToken: (address: string) => void;
};

/** Counts wrong tokens per address and minute. Keeps at most 1,000 addresses: a new one replaces the oldest. */
export const createWrongTokenLimit = (now: () => number): WrongTokenLimit => {
  const failures = new Map<string, { since: number; count: number }>();

  const current = (address: string): { since: number; count: number } | undefined => {
    const entry = failures.get(address);
    if (entry === undefined || now() - entry.since < WINDOW_MS) return entry;
    failures.delete(address);
    return undefined;
  };

  return {
    retryAfterSeconds: (address) => {
      const entry = current(address);
      if (entry === undefined || entry.count < MAX_WRONG_TOKENS) return undefined;
      return Math.max(1, Math.ceil((entry.since + WINDOW_MS - now()) / 1000));
    },
    recordWrongToken: (address) => {
      const entry = current(address);
      if (entry !== undefined) {
        entry.count += 1;
        return;
      }
      if (failures.size >= MAX_ADDRESSES) {
        const oldest = failures.keys().next();
        if (!oldest.done) failures.delete(oldest.value);
      }
      failures.set(address, { since: now(), count: 1 });
    },
  };
};
