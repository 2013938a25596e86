import { createByteBudget } from '#src/byte-budget.ts';
import type { CallDeps, OutboundResponse } from '#src/call.ts';
import { runCall } from '#src/call.ts';
import { createConcurrencyLimit, type Traffic } from '#src/concurrency-limit.ts';
import { createConnectionPool } from '#src/connection-pool.ts';
import type { Lookup } from '#src/connector.ts';
import type { Deadline } from '#src/deadline.ts';
import { OutboundError } from '#src/errors.ts';
import { createFetch } from '#src/fetch.ts';
import type { OutgoingMarker } from '#src/headers.ts';
import { defaultLimits, defaultSharedLimits, type Limits, type SharedLimits } from '#src/limits.ts';
import type { OpenSocket } from '#src/open-socket.ts';
import type { OutboundRequest } from '#src/outbound-request.ts';
import { type CallProfile, createPolicy, type PolicyOptions } from '#src/policy.ts';
import { isLoopbackName, LOOPBACK_ADDRESSES, parseTarget } from '#src/target.ts';

export type OutboundClientOptions = PolicyOptions & {
  lookup: Lookup;
  openSocket: OpenSocket;
  limits?: Partial<Limits & SharedLimits> | undefined;
  marker?: OutgoingMarker | undefined;
};

export type Outbound = {
  /** @throws OutboundError */
  request(profile: CallProfile, request: OutboundRequest): Promise<OutboundResponse>;
  /** A WHATWG fetch for a profile, for libraries that accept one; fetch.ts lists the differences. */
  fetch(profile: CallProfile, limits?: Partial<Limits>, traffic?: Traffic): typeof globalThis.fetch;
  /** Why the profile may not call this URL, judged by its text alone (no DNS); null if it may. */
  checkUrl(profile: CallProfile, url: string): OutboundError | null;
  /** Ends running calls with `aborted`, closes kept connections and rejects new calls with `closed`. */
  close(): Promise<void>;
};

const checkUrl = ({ policy }: CallDeps, profile: CallProfile, url: string): OutboundError | null => {
  try {
    const target = parseTarget(url);
    const caller = { profile, from: null };
    policy.checkTarget(caller, target);
    const address = isLoopbackName(target.hostname) ? LOOPBACK_ADDRESSES[0]! : target.hostname;
    const isKnown = target.literal || address !== target.hostname;
    if (isKnown) policy.checkAddress(caller, target, address, policy.forbiddenOn(target.port));
    return null;
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
};

/** The client without its DNS lookup and sockets, which only tests may replace. */
export const createOutboundClient = (options: OutboundClientOptions): Outbound => {
  const running = new Set<Deadline>();
  const limits = { ...defaultLimits, ...options.limits };
  const shared = { ...defaultSharedLimits, ...options.limits };
  const extraBytes = limits.decodedBytes;
  const deps: CallDeps = {
    policy: createPolicy(options),
    lookup: options.lookup,
    openSocket: options.openSocket,
    pool: createConnectionPool(),
    concurrency: createConcurrencyLimit(shared),
    budgets: {
      interactive: createByteBudget({ bytes: shared.bodyBytes, extraBytes }),
      program: createByteBudget({ bytes: shared.programBodyBytes, extraBytes }),
      background: createByteBudget({ bytes: shared.backgroundBodyBytes, extraBytes }),
      sequence: createByteBudget({ bytes: shared.sequenceBodyBytes, extraBytes }),
    },
    limits,
    marker: options.marker,
    running,
  };
  let isClosed = false;
  const closed = () =>
    Object.assign(new OutboundError('closed', 'The server is shutting down'), { isUnsent: true });

  return {
    request: async (profile, request) => {
      if (isClosed) throw closed();
      return runCall(deps, profile, request);
    },
    fetch: (profile, limits, traffic) => {
      const call = createFetch(deps, profile, limits, traffic);
      return async (input, init) => {
        if (isClosed) throw closed();
        return call(input, init);
      };
    },
    checkUrl: (profile, url) => checkUrl(deps, profile, url),
    close: async () => {
      isClosed = true;
      for (const deadline of [...running])
        deadline.fail(new OutboundError('aborted', 'The server is shutting down'));
      deps.pool.close();
    },
  };
};
