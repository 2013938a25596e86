import type { BudgetHolding, ByteBudget } from '#src/byte-budget.ts';
import type { ConcurrencyLimit, Traffic, Turn } from '#src/concurrency-limit.ts';
import type { ConnectionPool, PooledConnection } from '#src/connection-pool.ts';
import { type ConnectionTimings, type ConnectorDeps, openConnection, recheck } from '#src/connector.ts';
import { type Deadline, startDeadline } from '#src/deadline.ts';
import { isBeforeSending, OutboundError } from '#src/errors.ts';
import { StaleConnectionError } from '#src/failures.ts';
import {
  checkMethod,
  type Headers,
  markHeaders,
  type OutgoingMarker,
  oneOf,
  prepareHeaders,
} from '#src/headers.ts';
import type { Limits } from '#src/limits.ts';
import type { OutboundRequest } from '#src/outbound-request.ts';
import type { Caller, CallProfile } from '#src/policy.ts';
import { followRedirect, type Hop, isRedirect, type RedirectRules } from '#src/redirects.ts';
import type { ReadOptions, ReceivedResponse } from '#src/response-reader.ts';
import { type Message, sendRequest } from '#src/send-request.ts';
import { displayHost, parseTarget } from '#src/target.ts';

/** Milliseconds, summed over all hops; null if a phase did not happen (kept connection, IP address, plain http). */
type Timings = ConnectionTimings & { firstByte: number | null; download: number | null };

export type OutboundResponse = {
  status: number;
  statusText: string;
  /** Lower-case names; repeated headers are joined with ", ", set-cookie with line breaks. */
  headers: Headers;
  /** The last URL, with the credentials in its query masked. */
  url: string;
  /** The redirects followed: status and target URL. */
  redirects: { status: number; url: string }[];
  /** Decoded. */
  body: Uint8Array;
  /** Size of `body` in bytes. */
  size: number;
  /** Body bytes received, before decoding. */
  wireSize: number;
  /** The body was longer than the limits allow and was cut. */
  truncated: boolean;
  /** It was cut because the bodies of other calls left no room for it. */
  isCrowdedOut: boolean;
  /** With `keepPartial`: why the body is incomplete. Null if it is complete or was cut at a limit. */
  brokenOff: OutboundError | null;
  timings: Timings;
  totalMs: number;
  /** The address that sent the last response. */
  remoteAddress: string;
};

export type CallDeps = ConnectorDeps & {
  pool: ConnectionPool;
  concurrency: ConcurrencyLimit;
  budgets: Record<Traffic, ByteBudget>;
  limits: Limits;
  marker: OutgoingMarker | undefined;
  /** Deadlines of the running calls; closing ends them. */
  running: Set<Deadline>;
};

/** What a call has done that its failure must tell. */
type Trail = {
  redirects: OutboundResponse['redirects'];
  /** A request is with a connection, so that the server may have received it, unless the failure says otherwise. */
  hasBegun: boolean;
  /** The server may have received the request on a kept connection that it closed then, whatever became of the next one. */
  wasSentBefore: boolean;
};

type HopResult = { response: ReceivedResponse; pooled: PooledConnection; timings: ConnectionTimings };

const NO_CONNECTION: ConnectionTimings = { dns: null, connect: null, tls: null };

const runHop = async (
  deps: CallDeps,
  caller: Caller,
  hop: Hop,
  options: ReadOptions,
  trail: Trail,
): Promise<HopResult> => {
  const { target } = hop;
  const { deadline, limits } = options;
  const { origin, pathname, search } = target.url;
  const message: Message = {
    method: hop.method,
    path: pathname + search,
    headers: markHeaders(hop.headers, deps.marker),
    body: hop.body,
    host: displayHost(target),
  };
  const key = `${caller.profile} ${limits.headerBytes} ${origin}`;
  const send = async (pooled: PooledConnection, timings: ConnectionTimings): Promise<HopResult> => {
    trail.hasBegun = true;
    return { response: await sendRequest(pooled, message, options), pooled, timings };
  };

  const kept = deps.pool.take(key);
  if (kept) {
    try {
      await deadline.race(recheck(deps, caller, target, kept.address));
      return await send(kept, NO_CONNECTION);
    } catch (error) {
      if (!(error instanceof StaleConnectionError)) throw error;
      trail.hasBegun = false;
      trail.wasSentBefore ||= error.isSent;
    } finally {
      deps.pool.release(key, kept);
    }
  }
  const connection = await openConnection(deps, caller, target, deadline);
  const pooled = deps.pool.open(connection, origin, limits.headerBytes);
  try {
    return await send(pooled, connection.timings);
  } finally {
    deps.pool.release(key, pooled);
  }
};

const sum = (total: number | null, more: number | null): number | null =>
  more === null ? total : (total ?? 0) + more;

const addTimings = (total: Timings, { response, timings }: HopResult): Timings => ({
  dns: sum(total.dns, timings.dns),
  connect: sum(total.connect, timings.connect),
  tls: sum(total.tls, timings.tls),
  firstByte: sum(total.firstByte, response.firstByteMs),
  download: sum(total.download, response.downloadMs),
});

/** The URL without its fragment and with masked credentials. */
const displayUrl = (url: URL, secretQuery: readonly string[]): string => {
  const shown = new URL(url);
  shown.hash = '';
  const isSecret = oneOf(secretQuery);
  for (const name of new Set(shown.searchParams.keys())) {
    if (isSecret(name)) shown.searchParams.set(name, '***');
  }
  return shown.href;
};

const firstHop = (request: OutboundRequest): Hop => ({
  target: parseTarget(request.url),
  method: checkMethod(request.method),
  headers: prepareHeaders(request.headers ?? {}),
  body: request.body,
  from: null,
});

const followHops = async (
  deps: CallDeps,
  profile: CallProfile,
  request: OutboundRequest,
  { turn, ...running }: Pick<ReadOptions, 'limits' | 'deadline' | 'holding'> & { turn: Turn },
  trail: Trail,
) => {
  const { limits } = running;
  const { redirects } = trail;
  const rules: RedirectRules = {
    secretHeaders: request.secretHeaders ?? [],
    secretQuery: request.secretQuery ?? [],
    hasSecretBody: profile === 'oauth' || request.hasSecretBody === true,
  };
  const maxRedirects = request.maxRedirects ?? (profile === 'oauth' ? 0 : limits.redirects);
  const options: ReadOptions = {
    ...running,
    keepPartial: request.keepPartial ?? false,
    onResponse: request.onResponse,
    isSkipped: (status, headers) => maxRedirects > 0 && isRedirect(status, headers),
  };
  let timings: Timings = { ...NO_CONNECTION, firstByte: null, download: null };
  let hop = firstHop(request);
  for (;;) {
    const leaveHost = await deps.concurrency.enterHost(turn, hop.target.hostname, running.deadline);
    const result = await runHop(deps, { profile, from: hop.from }, hop, options, trail).finally(leaveHost);
    timings = addTimings(timings, result);
    const { response, pooled } = result;
    if (!options.isSkipped(response.status, response.headers)) {
      return { response, pooled, timings, url: displayUrl(hop.target.url, rules.secretQuery) };
    }
    if (redirects.length >= maxRedirects) {
      throw new OutboundError(
        'too_many_redirects',
        `${displayHost(hop.target)} redirects more than ${maxRedirects} times`,
      );
    }
    hop = followRedirect(hop, { ...response, scope: pooled.scope }, rules);
    redirects.push({ status: response.status, url: displayUrl(hop.target.url, rules.secretQuery) });
  }
};

type Held = Pick<OutboundRequest, 'heldUntil' | 'giveWay'>;

const holdUntil = (holding: BudgetHolding, { heldUntil, giveWay }: Held): void => {
  if (giveWay !== undefined) holding.keep(giveWay);
  if (heldUntil === undefined) holding.release();
  else void heldUntil.then(holding.release, holding.release);
};

/** Its caller cannot try again, so it waits for its turn. */
const isTriedOnce = (traffic: Traffic): boolean => traffic === 'background' || traffic === 'sequence';

/** @param trail is kept up to date, also if the call fails */
const runWithin = async (
  deps: CallDeps,
  profile: CallProfile,
  request: OutboundRequest,
  trail: Trail,
): Promise<OutboundResponse> => {
  const startedAt = performance.now();
  const limits: Limits = { ...deps.limits, ...request.limits };
  const traffic = request.traffic ?? (profile === 'auto' ? 'background' : 'interactive');
  const isAwaited = request.isAwaited ?? (isTriedOnce(traffic) || profile === 'oauth');
  const turn: Turn = { traffic, isAwaited };
  const deadline = startDeadline(limits, request.signal);
  const holding = deps.budgets[traffic].open();
  let held: Held = {};
  let leave = () => {};
  deps.running.add(deadline);
  try {
    leave = await deps.concurrency.enter(turn, deadline);
    const options = { limits, deadline, holding, turn };
    const { response, pooled, ...rest } = await followHops(deps, profile, request, options, trail);
    held = request;
    const { status, statusText, headers, body, brokenOff } = response;
    return {
      status,
      statusText,
      headers,
      ...rest,
      redirects: trail.redirects,
      body: body.bytes,
      size: body.bytes.length,
      wireSize: body.wireSize,
      truncated: body.truncated,
      isCrowdedOut: body.isCrowdedOut,
      brokenOff,
      totalMs: performance.now() - startedAt,
      remoteAddress: pooled.address,
    };
  } finally {
    holdUntil(holding, held);
    deadline.done();
    deps.running.delete(deadline);
    leave();
  }
};

/**
 * Runs one call, including redirects.
 * @throws OutboundError for everything that goes wrong before the response is complete; any status is a result
 */
export const runCall = async (
  deps: CallDeps,
  profile: CallProfile,
  request: OutboundRequest,
): Promise<OutboundResponse> => {
  const trail: Trail = { redirects: [], hasBegun: false, wasSentBefore: false };
  try {
    return await runWithin(deps, profile, request, trail);
  } catch (error) {
    // After a redirect, the first server did receive the call.
    if (error instanceof OutboundError) {
      error.isAfterRedirect = trail.redirects.length > 0;
      const wasReceived = error.isAfterRedirect || trail.wasSentBefore;
      error.isUnsent = !wasReceived && (!trail.hasBegun || isBeforeSending(error));
    }
    throw error;
  }
};
