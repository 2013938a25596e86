import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { READER_VERSION } from '@gatehouse/secrets/version.ts';
import type { Deps } from '#src/deps.ts';
import { readEndpointsAgain } from '#src/features/endpoints/read-again.service.ts';
import { forgetWords, readHistoryAgain } from '#src/features/history/read-again.service.ts';
import { countChanged, returnTurn, type StoredKind, takeTurn } from '#src/lifecycle/stored-readings.store.ts';

const INTERVAL_MS = 60_000;
/** Whoever has started the server waits for its first screens. */
const FIRST_MS = 3_000;
/** An instance that has not read the next ones after this time never will. */
const TURN_MS = 60_000;
/** Between two turns, for what somebody waits for. */
const PAUSE_MS = 20;

type Reading = {
  /** Reads the newest below an id; `last` is undefined if there are none. */
  read: (deps: Deps, before: number | undefined) => Promise<{ last: number | undefined; changed: number }>;
  /** What is done once all were read, if some were changed. */
  finish?: (deps: Deps, signal: AbortSignal) => Promise<void>;
};

/** In this order: what is hidden in an endpoint is a stored secret, which the history is then compared with. */
const READINGS: Record<StoredKind, Reading> = {
  endpoints: { read: readEndpointsAgain },
  history: { read: readHistoryAgain, finish: forgetWords },
};

type Options = {
  version: number;
  pauseMs: number;
};

/** Returns false if another instance reads them. */
const readAll = async (
  deps: Deps,
  what: StoredKind,
  { version, pauseMs }: Options,
  signal: AbortSignal,
): Promise<boolean> => {
  const { connection } = deps;
  const { read, finish } = READINGS[what];
  const mine = { what, version, holder: randomUUID() };
  while (!signal.aborted) {
    const clock = { dialect: connection.dialect, now: deps.now(), forMs: TURN_MS };
    const turn = await connection.transaction((tx) => takeTurn(tx, mine, clock));
    if (turn.state !== 'next') return turn.state === 'done';
    const { last, changed } = await read(deps, turn.before);
    const total = last === undefined ? await countChanged(connection.db, what) : 0;
    if (total > 0) {
      await finish?.(deps, signal);
      deps.log.info({ what, count: total }, 'secrets were hidden in what was stored already');
    }
    // What is not finished is read once again by the next start.
    if (signal.aborted && last === undefined) return false;
    await connection.transaction((tx) => returnTurn(tx, mine, { before: last ?? 0, changed }));
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
};

/**
 * Lets today's reader of secrets read what was stored before it: in the background, a few at a time, by one instance at a time, and each
 * version of it once. Returns true if nothing is left.
 */
export const readStoredAgain = async (
  deps: Deps,
  signal: AbortSignal,
  options: Partial<Options> = {},
): Promise<boolean> => {
  const given = { version: READER_VERSION, pauseMs: PAUSE_MS, ...options };
  if ((await deps.connection.status()) !== 'ok') return false;
  for (const what of ['endpoints', 'history'] as const)
    if (!(await readAll(deps, what, given, signal))) return false;
  return true;
};

/**
 * Begins to read again what is stored, and tries again every minute until nothing is left: another instance may read it now, or the
 * database may accept no writes. Returns a function that stops it, and resolves once nothing is written any more.
 */
export const readAgainAfterStart = (deps: Deps): (() => Promise<void>) => {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= readStoredAgain(deps, stop.signal)
      .then((isDone) => {
        if (isDone) clearInterval(timer);
      })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'what is stored was not read again'))
      .finally(() => {
        running = undefined;
      });
  };
  const first = setTimeout(run, FIRST_MS);
  const timer = setInterval(run, INTERVAL_MS);
  // They must not keep a process alive that has nothing else to do.
  for (const one of [first, timer]) one.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    stop.abort();
    await running;
  };
};
