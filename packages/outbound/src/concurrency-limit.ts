import { OutboundError } from '#src/errors.ts';
import type { ConcurrencyLimits } from '#src/limits.ts';

/** Counts running calls. There is no queue: a call over the limit fails immediately with the time to wait before trying again. */
export type ConcurrencyLimit = {
  /** @returns a function to call when the call has ended. @throws OutboundError `busy` */
  enter(): () => void;
  enterHost(hostname: string): () => void;
};

const RETRY_AFTER_SECONDS = 1;

export const createConcurrencyLimit = (limits: ConcurrencyLimits): ConcurrencyLimit => {
  let running = 0;
  const perHost = new Map<string, number>();

  return {
    enter: () => {
      if (running >= limits.calls) {
        throw new OutboundError(
          'busy',
          `${limits.calls} outgoing calls are already running`,
          RETRY_AFTER_SECONDS,
        );
      }
      running += 1;
      return () => {
        running -= 1;
      };
    },
    enterHost: (hostname) => {
      const count = perHost.get(hostname) ?? 0;
      if (count >= limits.callsPerHost) {
        const text = `${limits.callsPerHost} calls to ${hostname} are already running`;
        throw new OutboundError('busy', text, RETRY_AFTER_SECONDS);
      }
      perHost.set(hostname, count + 1);
      return () => {
        const left = perHost.get(hostname)! - 1;
        if (left === 0) perHost.delete(hostname);
        else perHost.set(hostname, left);
      };
    },
  };
};
