import type { Deps } from '#src/deps.ts';
import { type DailyOptions, runDueChecks } from '#src/features/verification/daily-checks.service.ts';

const INTERVAL_MS = 60_000;

/**
 * Looks every minute for keys whose daily check is due, and checks them, one run at a time. The timer does not depend on the clock, which may jump. While it is
 * off, nothing is called. Returns a function that stops it: a running call is aborted, and it resolves once nothing is written any more.
 */
export const verifyDaily = (
  deps: Deps,
  { intervalMs = INTERVAL_MS, ...options }: DailyOptions & { intervalMs?: number } = {},
): (() => Promise<void>) => {
  const stop = new AbortController();
  let running: Promise<unknown> | undefined;
  const run = (): void => {
    running ??= runDueChecks(deps, stop.signal, options)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the daily verification of keys failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, intervalMs);
  // It must not keep a process alive that has nothing else to do.
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
};
