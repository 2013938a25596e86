import type { Deps } from '#src/deps.ts';
import { eraseExpired } from '#src/features/keys/key-rotation.service.ts';
import { eraseOldRuns, failKilledRuns } from '#src/features/marketplace/runs.service.ts';
import { eraseOldDeviceLogins } from '#src/features/oauth/device/end-device-login.service.ts';
import { eraseExpiredLogins } from '#src/features/oauth/pending-logins.service.ts';

const INTERVAL_MS = 60_000;

/** Each on its own: if one fails, the others still run. */
const eraseAll = async (deps: Deps): Promise<void> => {
  const erasing = {
    'replaced keys': eraseExpired,
    'logins that nobody completed': eraseExpiredLogins,
    'old logins with a code': eraseOldDeviceLogins,
    'old runs of compositions': eraseOldRuns,
  };
  for (const [what, erase] of Object.entries(erasing)) {
    await erase(deps).catch((error: unknown) => deps.log.warn({ err: error }, `${what} were not erased`));
  }
  // Of other instances: only those that run can be left behind.
  await failKilledRuns(deps).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'runs that were killed were not marked'),
  );
};

/**
 * Erases the replaced keys that can no longer be restored, the logins that can no longer be completed and the old runs of
 * compositions, now and every minute, and marks the runs that were killed. If the database takes no writes, the log
 * says so and the next run tries again. Returns a function that stops it, and resolves when a run that has begun is over.
 */
export const eraseRegularly = (deps: Deps, intervalMs = INTERVAL_MS): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    running = eraseAll(deps);
  };
  run();
  const timer = setInterval(run, intervalMs);
  // It must not keep a process alive that has nothing else to do.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
