import { OutboundError } from '#src/errors.ts';
import type { ConcurrencyLimits } from '#src/limits.ts';

/** Counts running calls. There is no queue: a caller over the bound is told at once when to come back. */
export type ConcurrencyLimit = {
  /** @returns the function that gives the slot back. @throws OutboundError `busy` */
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
          `${limits.calls} outgoing calls are running already`,
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
        const text = `${limits.callsPerHost} calls to ${hostname} are running already`;
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
