import type { ConcurrencyLimit } from '#src/concurrency-limit.ts';
import type { ConnectionPool, PooledConnection } from '#src/connection-pool.ts';
import { type ConnectionTimings, type ConnectorDeps, openConnection, recheck } from '#src/connector.ts';
import { type Deadline, startDeadline } from '#src/deadline.ts';
import { OutboundError } from '#src/errors.ts';
import { type Message, runExchange } from '#src/exchange.ts';
import { StaleLaneError } from '#src/failures.ts';
import { checkMethod, type Headers, prepareHeaders } from '#src/headers.ts';
import type { Limits } from '#src/limits.ts';
import type { Asker, Profile } from '#src/policy.ts';
import type { Answer, ReadingOptions } from '#src/reading.ts';
import { followRedirect, type Hop, isRedirect, type RedirectRules } from '#src/redirects.ts';
import { displayHost, parseTarget } from '#src/target.ts';

export type OutboundRequest = {
  method: string;
  url: string;
  headers?: Headers | undefined;
  body?: string | Uint8Array | undefined;
  /** Aborting ends the upstream call at once. */
  signal?: AbortSignal | undefined;
  /**
   * Names of headers and query parameters that carry a credential. They are dropped on a redirect to another origin, as
   * Authorization, Cookie and names like x-api-key always are, and their values are masked in the URLs of the answer.
   */
  secretHeaders?: readonly string[] | undefined;
  secretQuery?: readonly string[] | undefined;
  /** Default: the limit `redirects`, and 0 for `oauth`. 0 hands a redirect back as the answer. */
  maxRedirects?: number | undefined;
  limits?: Partial<Limits> | undefined;
  /** Takes an answer that breaks off inside its body for one as far as it had come, with `brokenOff`. Default false. */
  keepPartial?: boolean | undefined;
};

/** Milliseconds, added up over all hops; null where a phase did not happen (kept connection, IP address, plain http). */
type Timings = ConnectionTimings & { firstByte: number | null; download: number | null };

export type OutboundResponse = {
  status: number;
  statusText: string;
  /** Lower-case names; repeated ones joined by ", ", set-cookie by line breaks. */
  headers: Headers;
  /** The last URL, credentials in its query masked. */
  url: string;
  /** Redirects followed: their status and the URL that they led to. */
  redirects: { status: number; url: string }[];
  /** Decoded. */
  body: Uint8Array;
  /** Decoded bytes kept. */
  size: number;
  /** Body bytes received, still encoded. */
  wireSize: number;
  /** The body was longer than the limits allow and is cut. */
  truncated: boolean;
  /** With `keepPartial`: why the body ended before its end. Null for one that came whole or was cut at a limit. */
  brokenOff: OutboundError | null;
  timings: Timings;
  totalMs: number;
  /** The address that answered last. */
  remoteAddress: string;
};

export type CallDeps = ConnectorDeps & {
  pool: ConnectionPool;
  slots: ConcurrencyLimit;
  limits: Limits;
  /** Deadlines of running calls, so that closing can end them. */
  running: Set<Deadline>;
};

type HopResult = { answer: Answer; pooled: PooledConnection; timings: ConnectionTimings };

const NO_CONNECTION: ConnectionTimings = { dns: null, connect: null, tls: null };

const runHop = async (
  deps: CallDeps,
  asker: Asker,
  hop: Hop,
  options: ReadingOptions,
): Promise<HopResult> => {
  const { target } = hop;
  const { deadline, limits } = options;
  const { origin, pathname, search } = target.url;
  const message: Message = {
    method: hop.method,
    path: pathname + search,
    headers: hop.headers,
    body: hop.body,
    host: displayHost(target),
  };
  const key = `${asker.profile} ${limits.headerBytes} ${origin}`;
  const send = async (pooled: PooledConnection, timings: ConnectionTimings): Promise<HopResult> => ({
    answer: await runExchange(pooled, message, options),
    pooled,
    timings,
  });

  const kept = deps.pool.take(key);
  if (kept) {
    try {
      await deadline.race(recheck(deps, asker, target, kept.address));
      return await send(kept, NO_CONNECTION);
    } catch (error) {
      if (!(error instanceof StaleLaneError)) throw error;
    } finally {
      deps.pool.giveBack(key, kept);
    }
  }
  const connection = await openConnection(deps, asker, target, deadline);
  const pooled = deps.pool.open(connection, origin, limits.headerBytes);
  try {
    return await send(pooled, connection.timings);
  } finally {
    deps.pool.giveBack(key, pooled);
  }
};

const sum = (total: number | null, more: number | null): number | null =>
  more === null ? total : (total ?? 0) + more;

const addTimings = (total: Timings, { answer, timings }: HopResult): Timings => ({
  dns: sum(total.dns, timings.dns),
  connect: sum(total.connect, timings.connect),
  tls: sum(total.tls, timings.tls),
  firstByte: sum(total.firstByte, answer.firstByteMs),
  download: sum(total.download, answer.downloadMs),
});

/** The URL without its fragment and with masked credentials. */
const displayUrl = (url: URL, secretQuery: readonly string[]): string => {
  const shown = new URL(url);
  shown.hash = '';
  const secret = new Set(secretQuery.map((name) => name.toLowerCase()));
  for (const name of new Set(shown.searchParams.keys())) {
    if (secret.has(name.toLowerCase())) shown.searchParams.set(name, '***');
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
  profile: Profile,
  request: OutboundRequest,
  limits: Limits,
  deadline: Deadline,
) => {
  const rules: RedirectRules = {
    secretHeaders: request.secretHeaders ?? [],
    secretQuery: request.secretQuery ?? [],
    hasSecretBody: profile === 'oauth',
  };
  const maxRedirects = request.maxRedirects ?? (profile === 'oauth' ? 0 : limits.redirects);
  const options: ReadingOptions = {
    limits,
    deadline,
    keepsPartial: request.keepPartial ?? false,
    isSkipped: (status, headers) => maxRedirects > 0 && isRedirect(status, headers),
  };
  const redirects: OutboundResponse['redirects'] = [];
  let timings: Timings = { ...NO_CONNECTION, firstByte: null, download: null };
  let hop = firstHop(request);
  for (;;) {
    const leaveHost = deps.slots.enterHost(hop.target.hostname);
    const result = await runHop(deps, { profile, from: hop.from }, hop, options).finally(leaveHost);
    timings = addTimings(timings, result);
    const { answer, pooled } = result;
    if (!options.isSkipped(answer.status, answer.headers)) {
      return { answer, pooled, timings, redirects, url: displayUrl(hop.target.url, rules.secretQuery) };
    }
    if (redirects.length >= maxRedirects) {
      throw new OutboundError(
        'too_many_redirects',
        `${displayHost(hop.target)} redirects more than ${maxRedirects} times`,
      );
    }
    hop = followRedirect(hop, { ...answer, scope: pooled.scope }, rules);
    redirects.push({ status: answer.status, url: displayUrl(hop.target.url, rules.secretQuery) });
  }
};

/**
 * One call, redirects included.
 * @throws OutboundError whatever goes wrong before a whole answer is there; an answer of any status is a result
 */
export const runCall = async (
  deps: CallDeps,
  profile: Profile,
  request: OutboundRequest,
): Promise<OutboundResponse> => {
  const startedAt = performance.now();
  const limits: Limits = { ...deps.limits, ...request.limits };
  const leave = deps.slots.enter();
  const deadline = startDeadline(limits, request.signal);
  deps.running.add(deadline);
  try {
    const { answer, pooled, ...rest } = await followHops(deps, profile, request, limits, deadline);
    const { status, statusText, headers, body, brokenOff } = answer;
    return {
      status,
      statusText,
      headers,
      ...rest,
      body: body.bytes,
      size: body.bytes.length,
      wireSize: body.wireSize,
      truncated: body.truncated,
      brokenOff,
      totalMs: performance.now() - startedAt,
      remoteAddress: pooled.address,
    };
  } finally {
    deadline.done();
    deps.running.delete(deadline);
    leave();
  }
};
