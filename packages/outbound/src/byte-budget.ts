/** What the body of one call holds of a budget. */
export type BudgetHolding = {
  /** Holds more, if there is room now. @returns whether there was */
  take(bytes: number): boolean;
  /** Calls `onTaken` later, once there was room for `bytes` more. @returns a function that stops waiting */
  wait(bytes: number, onTaken: () => void): () => void;
  /**
   * The body is read, and held for whoever takes it. While others wait for room, `giveWay` is asked whether it is discarded instead, as
   * nobody takes it; then it is released.
   */
  keep(giveWay: () => boolean): void;
  /** Gives everything back, and stops waiting. */
  release(): void;
};

/** Bounds the bytes of all bodies together. A body that finds no room waits; the oldest first. */
export type ByteBudget = { open(): BudgetHolding };

export type BudgetOptions = {
  /** For all bodies together. */
  bytes: number;
  /** For one body more at a time, the oldest that waits: otherwise many that are half read would wait for each other. */
  extraBytes: number;
};

/** What each body may hold without counting, in bytes: small responses never wait. */
export const FREE_BYTES = 64 * 1024;

/** A body with the extra room that takes none of it for this long, in ms, leaves the room to the next. */
const LAPSE_MS = 1_000;
const CHECK_MS = 250;

type Account = {
  held: number;
  lastTakenAt: number;
  wanted: { bytes: number; onTaken: () => void } | null;
  giveWay: () => boolean;
};

const counted = (held: number): number => Math.max(0, held - FREE_BYTES);

/** Whether the extra room is in use by another body than this one. */
const isOther = (favoured: Account | null, account: Account): boolean =>
  favoured !== null && favoured !== account && performance.now() - favoured.lastTakenAt < LAPSE_MS;

type Book = {
  take(account: Account, more: number): boolean;
  serveSoon(): void;
  release(account: Account): void;
};

const never = (): boolean => false;

const openAccount = (accounts: Set<Account>): Account => {
  const account: Account = { held: 0, lastTakenAt: performance.now(), wanted: null, giveWay: never };
  accounts.add(account);
  return account;
};

/** Makes those that wait be served again and again, as long as any waits. */
const createRounds = (serve: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  return (isAnyWaiting: boolean): void => {
    if (isAnyWaiting) timer ??= setInterval(serve, CHECK_MS).unref();
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
};

const holdingOf = (account: Account, { take, serveSoon, release }: Book): BudgetHolding => ({
  take: (more) => take(account, more),
  wait: (more, onTaken) => {
    account.wanted = { bytes: more, onTaken };
    serveSoon();
    return () => {
      account.wanted = null;
    };
  },
  keep: (giveWay) => {
    account.giveWay = giveWay;
  },
  release: () => release(account),
});

export const createByteBudget = ({ bytes, extraBytes }: BudgetOptions): ByteBudget => {
  /** Oldest first. */
  const accounts = new Set<Account>();
  let used = 0;
  let favoured: Account | null = null;
  const repeat = createRounds(() => makeRoom());

  const take = (account: Account, more: number): boolean => {
    const after = used - counted(account.held) + counted(account.held + more);
    const isExtra = after > used && after > bytes;
    if (isExtra && (after > bytes + extraBytes || isOther(favoured, account))) return false;
    if (isExtra) favoured = account;
    used = after;
    account.held += more;
    account.lastTakenAt = performance.now();
    return true;
  };

  const serveWaiting = (): void => {
    for (const account of accounts) {
      const { wanted } = account;
      if (wanted === null || !take(account, wanted.bytes)) continue;
      account.wanted = null;
      wanted.onTaken();
    }
    repeat([...accounts].some(({ wanted }) => wanted !== null));
  };

  /** One body at a time gives way, the oldest: with its room the others may do. */
  const makeRoom = (): void => {
    const oldest = [...accounts].find(({ giveWay }) => giveWay());
    if (oldest === undefined) serveWaiting();
    else release(oldest);
  };

  const release = (account: Account): void => {
    if (!accounts.delete(account)) return;
    used -= counted(account.held);
    account.wanted = null;
    account.giveWay = never;
    if (favoured === account) favoured = null;
    serveWaiting();
  };

  // Not at once: who begins to wait does so while its response is parsed, when no other one can be resumed.
  const book = { take, serveSoon: () => repeat(true), release };
  return { open: () => holdingOf(openAccount(accounts), book) };
};
