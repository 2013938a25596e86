import type { Deps } from '#src/deps.ts';
import {
  followDeviceLogins,
  resumeDeviceLogins,
} from '#src/features/oauth/device/follow-device-logins.service.ts';

const INTERVAL_MS = 20_000;

/**
 * Follows the logins with a code that are waited for, now and every 20 s: those that were begun before this start, and those
 * of instances that are gone. Returns a function that stops looking for more.
 */
export const followLogins = (deps: Deps, intervalMs = INTERVAL_MS): (() => Promise<void>) => {
  let running: Promise<unknown> = Promise.resolve();
  const run = (look: typeof followDeviceLogins): void => {
    running = look(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'logins with a code were not looked for'),
    );
  };
  run(resumeDeviceLogins);
  const timer = setInterval(() => run(followDeviceLogins), intervalMs);
  // It must not keep a process alive that has nothing else to do.
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
