import type { AddressScope } from '#src/address.ts';
import { OutboundError } from '#src/errors.ts';
import {
  type Headers,
  oneOf,
  type RequestHeaders,
  withoutBodyHeaders,
  withoutCredentials,
} from '#src/headers.ts';
import type { RequestBody } from '#src/outbound-request.ts';
import { parseTarget, type RequestTarget } from '#src/target.ts';

/** One request of a call: the first, or one that follows a redirect. */
export type Hop = {
  target: RequestTarget;
  method: string;
  headers: RequestHeaders;
  body: RequestBody | undefined;
  /** Scope of the server that redirected here; null on the first hop. */
  from: AddressScope | null;
};

export type RedirectRules = {
  secretHeaders: readonly string[];
  secretQuery: readonly string[];
  /** The body contains credentials and is sent to no other origin. */
  hasSecretBody: boolean;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number, headers: Headers): boolean =>
  REDIRECTS.has(status) && headers.location !== undefined;

const badRedirect = (message: string) => new OutboundError('bad_redirect', message);

const locationOf = (hop: Hop, location: string): RequestTarget => {
  try {
    // Header bytes arrive as one character each; a non-ASCII Location is UTF-8 in practice.
    return parseTarget(Buffer.from(location, 'latin1').toString('utf8'), hop.target.url);
  } catch {
    throw badRedirect(`${hop.target.hostname} redirects to an address that is not an http or https URL`);
  }
};

/** Fetch standard, "HTTP-redirect fetch": what browsers do with 301 and 302 after a POST, and with 303. */
const dropsBody = (status: number, method: string): boolean =>
  ((status === 301 || status === 302) && method === 'POST') ||
  (status === 303 && method !== 'GET' && method !== 'HEAD');

const withoutQuery = (target: RequestTarget, names: readonly string[]): RequestTarget => {
  const dropped = [...target.url.searchParams.keys()].filter(oneOf(names));
  if (dropped.length === 0) return target;
  const url = new URL(target.url);
  for (const name of dropped) url.searchParams.delete(name);
  return { ...target, url };
};

/**
 * The request that follows a redirect. Credentials are sent only to the origin they were meant for.
 * @throws OutboundError `bad_redirect`
 */
export const followRedirect = (
  hop: Hop,
  response: { status: number; headers: Headers; scope: AddressScope },
  rules: RedirectRules,
): Hop => {
  const target = locationOf(hop, response.headers.location!);
  const isDropped = dropsBody(response.status, hop.method);
  const kept: Hop = {
    target,
    method: isDropped ? 'GET' : hop.method,
    headers: isDropped ? withoutBodyHeaders(hop.headers) : hop.headers,
    body: isDropped ? undefined : hop.body,
    from: response.scope,
  };
  if (target.url.origin === hop.target.url.origin) return kept;

  if (kept.body !== undefined && hop.target.secure && !target.secure) {
    throw badRedirect(`${hop.target.hostname} redirects a request with a body from https to http`);
  }
  if (kept.body !== undefined && rules.hasSecretBody) {
    throw badRedirect(
      `${hop.target.hostname} redirects a request that contains credentials to another server`,
    );
  }
  return {
    ...kept,
    target: withoutQuery(target, rules.secretQuery),
    headers: withoutCredentials(kept.headers, rules.secretHeaders),
  };
};
