import { randomBytes } from 'node:crypto';
import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { isReservedParam } from '@gatehouse/contract/plain/reserved-params.ts';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import { nonceOf } from '#src/features/oauth/protocol/nonce.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';

/** A PKCE verifier of 64 characters (RFC 7636 section 4.1 allows 43 to 128) from 48 random bytes. */
export const createVerifier = (): string => randomBytes(48).toString('base64url');

const isScalar = (value: JsonValue): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The one parameter that may be sent more than once (RFC 8707 section 2). */
const REPEATED = 'resource';

/**
 * How a value is written. A parameter is sent once (RFC 6749 section 3.1), so a list becomes one text: joined with
 * spaces, as `prompt` and `acr_values` want it, or as JSON if it contains more than plain values, as
 * `authorization_details` does (RFC 9396). An object is JSON (`claims` of OpenID). Null is not sent.
 */
const writtenValues = (name: string, value: JsonValue): string[] => {
  if (value === null) return [];
  if (isScalar(value)) return [String(value)];
  if (!Array.isArray(value) || !value.every(isScalar)) return [JSON.stringify(value)];
  return name === REPEATED ? value.map(String) : [value.join(' ')];
};

/** Adds parameters that a configuration names; reserved ones are left out. */
export const addParams = (params: URLSearchParams, additional: JsonObject): void => {
  for (const [name, value] of Object.entries(additional)) {
    if (isReservedParam(name)) continue;
    params.delete(name);
    for (const written of writtenValues(name, value)) params.append(name, written);
  }
};

export type AuthorizationRequest = {
  state: string;
  /** Null for a provider without PKCE. */
  verifier: string | null;
  scopes: readonly string[];
  /** Reserved names in it are left out. */
  additionalParams: JsonObject;
};

/** The authorization URL without reserved names in its query, which are always ours; a fragment is dropped. */
const ownUrlOf = (client: OauthClient): URL => {
  const url = new URL(client.authorizationUrl);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('Not an http or https URL');
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (isReservedParam(name)) url.searchParams.delete(name);
  return url;
};

/** What a login asks for (RFC 6749 section 4.1.1), in addition to what is there already. */
export const authorizationParams = async (
  client: OauthClient,
  { state, verifier, scopes, additionalParams }: AuthorizationRequest,
  params: URLSearchParams = new URLSearchParams(),
): Promise<URLSearchParams> => {
  addParams(params, additionalParams);
  params.set('response_type', 'code');
  params.set(client.clientIdParam ?? 'client_id', client.clientId);
  params.set('redirect_uri', client.redirectUri);
  if (scopes.length > 0) params.set('scope', scopes.join(client.scopeSeparator));
  params.set('state', state);
  if (client.usesPkce && verifier !== null) {
    params.set('code_challenge', await calculatePKCECodeChallenge(verifier));
    params.set('code_challenge_method', 'S256');
  }
  const nonce = nonceOf(verifier, scopes);
  if (nonce !== null) params.set('nonce', nonce);
  return params;
};

/**
 * The URL that a browser opens for a login. The query of the authorization URL stays (RFC 6749 section 3.1), except for reserved
 * names.
 * @throws TypeError if the client's authorization URL is not an http or https URL
 */
export const authorizationUrlOf = async (
  client: OauthClient,
  request: AuthorizationRequest,
): Promise<string> => {
  const url = ownUrlOf(client);
  await authorizationParams(client, request, url.searchParams);
  return url.href;
};

/** The same for a login that was pushed: its URL says nothing but which one it is (RFC 9126 section 4). */
export const pushedUrlOf = (client: OauthClient, requestUri: string): string => {
  const url = ownUrlOf(client);
  url.searchParams.set('client_id', client.clientId);
  url.searchParams.set('request_uri', requestUri);
  return url.href;
};
