const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 1_000;

/** Wrong tokens that one address may send in a minute. */
export const MAX_FAILURES = 10;

export type Attempts = {
  /** Seconds until the address may try again; undefined when it may now. */
  retryAfterSeconds: (address: string) => number | undefined;
  fail: (address: string) => void;
};

/** Counts failures by address and minute. Holds at most 1,000 addresses: the one that began longest ago makes room. */
export const createAttempts = (now: () => number): Attempts => {
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
      if (entry === undefined || entry.count < MAX_FAILURES) return undefined;
      return Math.max(1, Math.ceil((entry.since + WINDOW_MS - now()) / 1000));
    },
    fail: (address) => {
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
