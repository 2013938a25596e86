import type { CallDeps, OutboundRequest, OutboundResponse } from '#src/call.ts';
import { runCall } from '#src/call.ts';
import { createConcurrencyLimit } from '#src/concurrency-limit.ts';
import { createConnectionPool } from '#src/connection-pool.ts';
import type { Lookup } from '#src/connector.ts';
import type { Deadline } from '#src/deadline.ts';
import type { Dial } from '#src/dial.ts';
import { OutboundError } from '#src/errors.ts';
import { createFetch } from '#src/fetch.ts';
import { type ConcurrencyLimits, defaultLimits, defaultSlotLimits, type Limits } from '#src/limits.ts';
import { createPolicy, type PolicyOptions, type Profile } from '#src/policy.ts';
import { isLoopbackName, LOOPBACK_ADDRESSES, parseTarget } from '#src/target.ts';

export type EngineOptions = PolicyOptions & {
  lookup: Lookup;
  dial: Dial;
  limits?: Partial<Limits & ConcurrencyLimits> | undefined;
};

export type Outbound = {
  /** @throws OutboundError */
  request(profile: Profile, request: OutboundRequest): Promise<OutboundResponse>;
  /** A WHATWG fetch bound to a profile, for clients that take one; see fetch.ts for where it differs. */
  fetch(profile: Profile, limits?: Partial<Limits>): typeof globalThis.fetch;
  /** Why the profile may not call this URL, as far as its text alone tells (no DNS); null when nothing speaks against it. */
  refusal(profile: Profile, url: string): OutboundError | null;
  /** Ends running calls with `aborted`, closes kept connections, refuses further calls with `closed`. */
  close(): Promise<void>;
};

const refusalOf = ({ policy }: CallDeps, profile: Profile, url: string): OutboundError | null => {
  try {
    const target = parseTarget(url);
    const asker = { profile, from: null };
    policy.checkTarget(asker, target);
    const address = isLoopbackName(target.hostname) ? LOOPBACK_ADDRESSES[0]! : target.hostname;
    const isKnown = target.literal || address !== target.hostname;
    if (isKnown) policy.checkAddress(asker, target, address, policy.forbiddenOn(target.port));
    return null;
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
};

/** Everything but the choice of DNS and sockets, which tests replace and nothing else may. */
export const createEngine = (options: EngineOptions): Outbound => {
  const running = new Set<Deadline>();
  const deps: CallDeps = {
    policy: createPolicy(options),
    lookup: options.lookup,
    dial: options.dial,
    pool: createConnectionPool(),
    slots: createConcurrencyLimit({ ...defaultSlotLimits, ...options.limits }),
    limits: { ...defaultLimits, ...options.limits },
    running,
  };
  let isClosed = false;
  const closed = () => new OutboundError('closed', 'The server is shutting down');

  return {
    request: async (profile, request) => {
      if (isClosed) throw closed();
      return runCall(deps, profile, request);
    },
    fetch: (profile, limits) => {
      const call = createFetch(deps, profile, limits);
      return async (input, init) => {
        if (isClosed) throw closed();
        return call(input, init);
      };
    },
    refusal: (profile, url) => refusalOf(deps, profile, url),
    close: async () => {
      isClosed = true;
      for (const deadline of [...running])
        deadline.fail(new OutboundError('aborted', 'The server is shutting down'));
      deps.pool.close();
    },
  };
};
