import type { Deadline } from '#src/deadline.ts';
import { OutboundError } from '#src/errors.ts';
import type { ConcurrencyLimits } from '#src/limits.ts';

/**
 * `interactive`: a person waits for the call. `background`: crawls, batches, whatever nobody asked for one by one. A part
 * of what there is can only be used by interactive calls. `program`: a program makes the call, one of any number. It finds
 * no room where persons take all of it, and never takes any from them. `sequence`: one call after another, each made from the response
 * before it. They have places of their own, so that neither they nor the others wait for each other.
 */
export type Traffic = 'interactive' | 'program' | 'background' | 'sequence';

/** What a call may use, and whether it waits for its turn: a call that cannot be tried again does. */
export type Turn = { traffic: Traffic; isAwaited: boolean };

/**
 * Counts running calls. A call over the limit fails immediately, with the time to wait before trying again, or waits for its
 * turn for a limited time.
 */
export type ConcurrencyLimit = {
  /** @returns a function to call when the call has ended. @throws OutboundError `busy`, or the deadline's failure */
  enter(turn: Turn, deadline: Deadline): Promise<() => void>;
  enterHost(turn: Turn, hostname: string, deadline: Deadline): Promise<() => void>;
};

const RETRY_AFTER_SECONDS = 1;

/** Running calls, and those that wait for one of them to end. */
type Place = Record<Traffic, number> & { waiting: Set<() => void> };

const createPlace = (): Place => ({
  interactive: 0,
  program: 0,
  background: 0,
  sequence: 0,
  waiting: new Set(),
});

const isEmpty = ({ interactive, program, background, sequence, waiting }: Place): boolean =>
  interactive + program + background + sequence + waiting.size === 0;

const waitForChange = (place: Place, deadline: Deadline, until: number, text: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  place.waiting.add(resolve);
  const off = deadline.onFailure(reject);
  const timer = setTimeout(
    () => reject(new OutboundError('busy', text, RETRY_AFTER_SECONDS)),
    // After the process was held up it may be over already.
    Math.max(0, until - performance.now()),
  );
  return promise.finally(() => {
    place.waiting.delete(resolve);
    off();
    clearTimeout(timer);
  });
};

type Rules = {
  calls: number;
  backgroundCalls: number;
  sequenceCalls: number;
  turnMs: number;
  what: string;
};

/** Why one more call finds no room, in words; undefined if there is room. */
const whyFull = (place: Place, traffic: Traffic, rules: Rules): string | undefined => {
  const full = (limit: number, where: string) => `${limit} ${rules.what} are already running${where}`;
  if (traffic === 'sequence')
    return place.sequence >= rules.sequenceCalls ? full(rules.sequenceCalls, ' in sequences') : undefined;
  const running = place.interactive + place.background + (traffic === 'program' ? place.program : 0);
  if (running >= rules.calls) return full(rules.calls, '');
  return traffic === 'background' && place.background >= rules.backgroundCalls
    ? full(rules.backgroundCalls, ' in the background')
    : undefined;
};

/** Counts one more call, until the function that it returns is called. */
const enterPlace = async (place: Place, { traffic, isAwaited }: Turn, deadline: Deadline, rules: Rules) => {
  const until = performance.now() + rules.turnMs;
  for (;;) {
    const text = whyFull(place, traffic, rules);
    if (text === undefined) break;
    if (!isAwaited) throw new OutboundError('busy', text, RETRY_AFTER_SECONDS);
    await waitForChange(place, deadline, until, text);
  }
  place[traffic] += 1;
  return () => {
    place[traffic] -= 1;
    for (const wake of place.waiting) wake();
  };
};

export const createConcurrencyLimit = (limits: ConcurrencyLimits): ConcurrencyLimit => {
  const all = createPlace();
  const hosts = new Map<string, Place>();
  const perHost = {
    ...limits,
    calls: limits.callsPerHost,
    backgroundCalls: limits.backgroundCallsPerHost,
    sequenceCalls: limits.sequenceCallsPerHost,
  };

  return {
    enter: (turn, deadline) => enterPlace(all, turn, deadline, { ...limits, what: 'outgoing calls' }),
    enterHost: async (turn, hostname, deadline) => {
      const host = hosts.get(hostname) ?? createPlace();
      hosts.set(hostname, host);
      const forget = () => {
        if (isEmpty(host)) hosts.delete(hostname);
      };
      try {
        const leave = await enterPlace(host, turn, deadline, { ...perHost, what: `calls to ${hostname}` });
        return () => {
          leave();
          forget();
        };
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
};
