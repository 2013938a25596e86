import { sharedClock } from '#src/db/shared-clock.ts';
import type { Deps } from '#src/deps.ts';
import { runsKeptAlive } from '#src/features/marketplace/running-runs.ts';
import * as store from '#src/features/marketplace/runs.store.ts';

/** A run that was not kept alive for so long has been killed, in ms. */
const ALIVE_MS = 15_000;
const INTERVAL_MS = 5_000;

/** By the clock that all instances share: one that is ahead would take the runs of others for killed. */
export const lifeClock = ({ connection, now }: Pick<Deps, 'connection' | 'now'>) => ({
  dialect: connection.dialect,
  now: now(),
  forMs: ALIVE_MS,
});

/** Until when a run that is alive now need not say so again. */
export const aliveUntil = (deps: Pick<Deps, 'connection' | 'now'>) => {
  const { dialect, now, forMs } = lifeClock(deps);
  return sharedClock(dialect, now, forMs);
};

/** Keeps a run alive while it works, so that no other instance takes it for one that was killed. */
export const keepingAlive = async <T>(
  deps: Pick<Deps, 'connection' | 'now' | 'log'>,
  runId: number,
  work: () => Promise<T>,
): Promise<T> => {
  const { connection, log } = deps;
  const timer = setInterval(() => {
    connection
      .transaction((tx) => store.keepAlive(tx, runId, aliveUntil(deps)))
      .catch((error: unknown) => log.warn({ err: error }, 'a run was not kept alive'));
  }, INTERVAL_MS);
  timer.unref();
  const kept = runsKeptAlive({ connection });
  kept.add(runId);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    kept.delete(runId);
  }
};
