import type { HeaderMap } from '@gatehouse/contract/common.ts';
import { resolveEndpoint } from '@gatehouse/contract/endpoint-url.ts';
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
  body?: string | undefined;
  /** Takes an answer that breaks off for one as far as it had come. */
  keepPartial?: boolean;
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

const urlOf = (endpoint: string, baseUrl: string | null): URL => {
  const resolved = resolveEndpoint(endpoint, baseUrl);
  if (resolved?.url === undefined) throw badEndpoint(resolved?.problem ?? 'Endpoint is required');
  return new URL(resolved.url);
};

const lowerCaseNames = (headers: HeaderMap): HeaderMap =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

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
  const url = urlOf(call.endpoint, key.baseUrl ?? provider.baseUrl);
  const isAllowed = mayReceiveKey(url, key, provider, deps.localNetworks);
  const own = lowerCaseNames(call.headers ?? {});
  const request = {
    method: call.method,
    url,
    headers: {
      accept: 'application/json, */*;q=0.8',
      'user-agent': 'Gatehouse',
      ...lowerCaseNames(provider.defaultHeaders),
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
        keepPartial: call.keepPartial,
      }),
  };
};
