import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Deps, timestamp } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { DAY_MS, dueAt, isDaily } from '#src/features/verification/schedule.service.ts';
import {
  type CheckableKey,
  listCheckable,
  returnClaim,
  takeClaim,
  updateSchedule,
} from '#src/features/verification/schedule.store.ts';
import { checkKey } from '#src/features/verification/verification.service.ts';

/** Hosts that are called at the same time. */
const HOSTS_AT_ONCE = 3;
/** Four times as long as a call may take. */
const CLAIM_MS = 120_000;
/** For an API that asks for a pause and does not say how long. */
const DEFAULT_PAUSE_MS = 15 * 60_000;

export type DailyOptions = {
  /** Between two calls to one host. Default: one to three seconds, at random. */
  pause?: (signal: AbortSignal) => Promise<void>;
};

const randomPause = (signal: AbortSignal): Promise<void> =>
  // It must not keep a process alive that has nothing else to do.
  wait(randomInt(1000, 3000), undefined, { signal, ref: false }).catch(() => undefined);

type Outcome = Parameters<typeof returnClaim>[2];

/** What is stored about a check: its verdict is stored already. */
const outcomeOf = async (deps: Deps, id: number, signal: AbortSignal): Promise<Outcome> => {
  try {
    const { pause } = await checkKey(deps, { id }, signal, 'machine');
    if (pause === undefined) return { check_not_before: null };
    const ms = Math.min(Math.max(pause.ms ?? DEFAULT_PAUSE_MS, 0), DAY_MS);
    return { check_not_before: new Date(deps.now() + ms).toISOString() };
  } catch (error) {
    // Or it would be tried again every minute.
    const message =
      error instanceof AppError ? error.message : 'The check failed; the log of the server says why';
    if (!(error instanceof AppError)) deps.log.warn({ err: error, keyId: id }, 'a scheduled check failed');
    return { checked_at: timestamp(deps), check_problem: message };
  }
};

/** Returns false if nothing was called. */
const checkOne = async (
  deps: Deps,
  { id, host, checkedAt }: CheckableKey,
  signal: AbortSignal,
): Promise<boolean> => {
  const claim = { id, host, holder: randomUUID() };
  const { dialect } = deps.connection;
  const isOurs = await deps.connection.transaction(
    async (tx) =>
      // In the transaction: once it is off, no further call begins.
      (await isDaily(deps, tx)) &&
      (await takeClaim(tx, claim, checkedAt, {
        dialect,
        now: deps.now(),
        forMs: CLAIM_MS,
        maxPauseMs: DAY_MS,
      })),
  );
  if (!isOurs) return false;
  const outcome = await outcomeOf(deps, id, signal);
  await deps.connection.transaction(async (tx) => {
    await returnClaim(tx, claim, outcome);
    if (!signal.aborted) await updateSchedule(tx, { last_run_at: timestamp(deps) });
  });
  return true;
};

/**
 * Verifies every key that can be verified and was not checked for a day, if that is on: one call to a host at a time, whatever the
 * number of instances, with a pause between two of them. What is not checked when `signal` aborts is due at the next run. Resolves with the number of keys.
 */
export const runDueChecks = async (
  deps: Deps,
  signal: AbortSignal,
  { pause = randomPause }: DailyOptions = {},
): Promise<number> => {
  if (!(await isDaily(deps, deps.connection.db))) return 0;
  const now = deps.now();
  const due = (await listCheckable(deps.connection.db)).filter((key) => dueAt(key, now) <= now);
  const hosts = [...Map.groupBy(due, ({ host }) => host).values()];
  let checked = 0;
  const work = async (): Promise<void> => {
    for (let keys = hosts.shift(); keys !== undefined; keys = hosts.shift()) {
      for (const key of keys) {
        if (signal.aborted) return;
        if (!(await checkOne(deps, key, signal))) continue;
        checked += 1;
        await pause(signal);
      }
    }
  };
  // All, also after a failure of one: nobody may be left behind who still writes.
  const ended = await Promise.allSettled(Array.from({ length: HOSTS_AT_ONCE }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return checked;
};
