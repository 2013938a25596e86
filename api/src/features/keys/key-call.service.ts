import type { HeaderMap } from '@gatehouse/contract/common.ts';
import type { OutboundResponse } from '@gatehouse/outbound/outbound.ts';
import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/errors.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import type { CallCredentials } from '#src/features/keys/keys.service.ts';
import { placeKey } from '#src/features/keys/placements/place-key.ts';

export type KeyCall = {
  method: string;
  /** A full URL, or a path under the base URL. */
  endpoint: string;
  headers?: HeaderMap;
  /** Sent as it is. */
  body?: string;
};

/** A call made ready: where it goes, and whether the key goes with it. */
export type PreparedCall = {
  url: URL;
  /** The host the key was kept from; undefined where it goes along. */
  withheldHost: string | undefined;
  send: (signal: AbortSignal) => Promise<OutboundResponse>;
};

const badEndpoint = (message: string): AppError =>
  new AppError('BAD_REQUEST', message, { issues: [{ path: ['endpoint'], message }] });

/** The absolute URL of an endpoint. Throws BAD_REQUEST where it is none. */
export const resolveEndpoint = (endpoint: string, baseUrl: string | null): URL => {
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(endpoint);
  if (isAbsolute) {
    if (!URL.canParse(endpoint)) throw badEndpoint('Endpoint is not a valid URL');
    const url = new URL(endpoint);
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw badEndpoint('Endpoint must start with http:// or https://');
    if (url.username !== '' || url.password !== '')
      throw badEndpoint('Endpoint must not carry a user name or password: the key is placed for you');
    return url;
  }
  if (baseUrl === null)
    throw badEndpoint('This key has no base URL: enter a full URL, or set a base URL for the key');
  // A path stays below the base URL's own path: `https://host/v1` with `/models` is `https://host/v1/models`.
  const joined = `${baseUrl.replace(/\/+$/, '')}/${endpoint.replace(/^\/+/, '')}`;
  if (!URL.canParse(joined)) throw badEndpoint('Endpoint is not a valid path');
  return new URL(joined);
};

// RFC 9110 section 7.6.1 and what the connection itself sets: a caller cannot choose these.
const FIXED_HEADERS = new Set([
  'host',
  'content-length',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

const lowerCaseHeaders = (headers: HeaderMap): HeaderMap => {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const fixed = entries.find(([name]) => FIXED_HEADERS.has(name))?.[0];
  if (fixed !== undefined) {
    const message = `Header ${fixed} is set by the connection itself`;
    throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['headers', fixed], message }] });
  }
  return Object.fromEntries(entries);
};

/**
 * Makes a call ready: base URL, the provider's own headers, the caller's, and the key where the provider wants it.
 * Where the key may not go to that host, the call goes out without it and says so.
 */
export const prepareCall = async (
  deps: Deps,
  credentials: CallCredentials,
  call: KeyCall,
): Promise<PreparedCall> => {
  const { key, provider, secret } = credentials;
  const url = resolveEndpoint(call.endpoint, key.baseUrl ?? provider.baseUrl);
  const isAllowed = mayReceiveKey(url, key, provider, deps.localNetworks);
  const own = lowerCaseHeaders(call.headers ?? {});
  const request = {
    method: call.method,
    url,
    headers: {
      accept: 'application/json, */*;q=0.8',
      'user-agent': 'Gatehouse',
      ...lowerCaseHeaders(provider.defaultHeaders),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...own,
    },
    body: call.body,
  };
  const placed = isAllowed
    ? await placeKey(provider.keyPlacement, request, secret)
    : { ...request, secretHeaders: [], secretQuery: [] };
  return {
    url,
    withheldHost: isAllowed ? undefined : url.host,
    send: (signal) =>
      deps.outbound.request('user', {
        method: placed.method,
        url: placed.url.href,
        headers: placed.headers,
        ...(placed.body === undefined ? {} : { body: placed.body }),
        // A header the caller wrote may hold a credential of its own: it goes to the first host only.
        secretHeaders: [...placed.secretHeaders, ...Object.keys(own)],
        secretQuery: placed.secretQuery,
        signal,
      }),
  };
};
