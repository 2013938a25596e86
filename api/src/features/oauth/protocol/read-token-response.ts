import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, objectOf } from '@gatehouse/contract/plain/json-text.ts';
import { accountBesideToken } from '#src/features/oauth/protocol/account.ts';
import { fieldsAbout } from '#src/features/oauth/protocol/account-fields.ts';
import { grantOf, needsProof, numberOf } from '#src/features/oauth/protocol/grant-fields.ts';
import { namedHosts } from '#src/features/oauth/protocol/named-hosts.ts';
import type { OauthClient } from '#src/features/oauth/protocol/oauth-client.ts';
import { errorIn, errorOfFailure, type ProviderError } from '#src/features/oauth/protocol/provider-error.ts';
import { field, readFields, type UnreadableBody } from '#src/features/oauth/protocol/response-fields.ts';
import type { TokenGrant } from '#src/features/oauth/protocol/token-grant.ts';

export type TokenResponseBody = { status: number; text: string };

/** Why a response without an error has no grant either. */
export type Unusable =
  | UnreadableBody
  | 'no_token'
  | 'bad_token'
  | 'bad_type'
  | 'bound_type'
  | 'no_code'
  | 'bad_code'
  | 'no_request';

export type Refusal = ProviderError & {
  status: number;
  /** Its code, its description, and every name and text of the body, as far as they are read for what they mean: not to be shown. */
  said: string;
  /** After how many seconds it may be asked again, if it says so (GitHub with `slow_down`): not bounded yet. */
  interval?: number | undefined;
};

export type ReadTokenResponse =
  | { grant: TokenGrant }
  /** `secrets`: tokens that it contains all the same, and that must not be shown. */
  | { refused: Refusal; secrets: string[] }
  | { unusable: Unusable };

const MAX_DEPTH = 3;

const hasToken = (fields: JsonObject): boolean => asText(field(fields, 'access_token')) !== undefined;

/** The ways to the objects with an access token, each as the objects on it, outermost first; not through lists. */
const waysToToken = (way: readonly [JsonObject, ...JsonObject[]]): JsonObject[][] => {
  const fields = way.at(-1) ?? {};
  if (hasToken(fields)) return [[...way]];
  if (way.length > MAX_DEPTH) return [];
  return Object.entries(fields).flatMap(([name, value]) => {
    const inner = name === '__proto__' || name === 'constructor' ? undefined : asObject(value);
    return inner === undefined ? [] : waysToToken([...way, inner]);
  });
};

/** The objects along a path, as far as they exist. */
const along = (fields: JsonObject, path: readonly string[]): JsonObject[] => {
  const objects = [fields];
  for (const name of path) {
    const inner = asObject(field(objects.at(-1) ?? {}, name));
    if (inner === undefined) return objects;
    objects.push(inner);
  }
  return objects;
};

/**
 * The objects on the way to the token: along the path if the token is there, else to the only object that has one. None
 * if there is none, or if it is not clear which of several is meant.
 */
const wayToToken = (fields: JsonObject, path: readonly string[] | null): JsonObject[] => {
  const named = along(fields, path ?? []);
  if (path !== null && named.length > path.length && hasToken(named[path.length] ?? {})) return named;
  const ways = waysToToken([fields]);
  return ways.length === 1 ? (ways[0] ?? []) : [];
};

const TOKEN_NAMES = ['access_token', 'refresh_token', 'id_token', 'client_secret', 'device_code'];

/** Every token in a response, at any level. Its depth and size are bounded by what is parsed at all. */
const secretsIn = (value: JsonValue | undefined): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const named = TOKEN_NAMES.flatMap((name) => asText(field(objectOf(value), name)) ?? []);
  return [...named, ...Object.values(value).flatMap(secretsIn)];
};

/** More says nothing about an error, and the expressions that read it look for pairs of words. */
const MAX_SAID = 4000;

const saidIn = ({ code, description }: ProviderError, texts: readonly string[] = []): string =>
  [code, description, ...texts].join('\n').slice(0, MAX_SAID);

const textsOf = (value: JsonValue | undefined): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]);
};

export const isOk = (status: number): boolean => status >= 200 && status < 300;

type ReadOptions = Pick<OauthClient, 'tokenPath'> &
  Partial<Pick<OauthClient, 'hostFields' | 'account' | 'accountFields'>> & {
    /** Milliseconds since the epoch. */
    now: number;
    /** The key that was proved in the request; absent if none was. */
    dpopKey?: string | null;
  };

const readObject = (
  fields: JsonObject,
  status: number,
  { tokenPath, hostFields = [], account = null, accountFields, now, dpopKey = null }: ReadOptions,
): ReadTokenResponse => {
  const refused = (error: ProviderError): ReadTokenResponse => ({
    refused: {
      ...error,
      status,
      said: saidIn(error, textsOf(fields)),
      interval: numberOf(field(fields, 'interval')),
    },
    secrets: secretsIn(fields),
  });
  if (!isOk(status)) return refused(errorOfFailure(fields));
  const way = wayToToken(fields, tokenPath);
  const error = [fields, ...way].map(errorIn).find((found) => found !== undefined);
  if (error !== undefined) return refused(error);
  const holder = way.at(-1);
  if (holder === undefined) {
    const failure = errorOfFailure(fields);
    return failure.description === '' ? { unusable: 'no_token' } : refused(failure);
  }
  if (needsProof(holder, dpopKey !== null))
    return { unusable: needsProof(holder, true) ? 'bad_type' : 'bound_type' };
  const grant = grantOf(holder, now);
  if (grant === undefined) return { unusable: 'bad_token' };
  const places = holder === fields ? [fields] : [fields, holder];
  return {
    grant: {
      ...grant,
      dpopKey,
      hosts: namedHosts(places, hostFields),
      fields: fieldsAbout(places, accountFields?.token ?? [], secretsIn(fields)),
      account: accountBesideToken(fields, account, grant),
    },
  };
};

/**
 * What a token endpoint responded, read with tolerance: JSON or form-encoded, any 2xx, a nested token, and an error in
 * whatever status. Never throws. An error is never taken for success: a token beside an error does not count.
 */
export const readTokenResponse = (
  { status, text }: TokenResponseBody,
  options: ReadOptions,
): ReadTokenResponse => {
  const body = readFields(text);
  if ('fields' in body) return readObject(body.fields, status, options);
  if (isOk(status)) return { unusable: body.unreadable };
  const description = body.unreadable === 'unreadable' ? text : '';
  const error = { code: `http_${status}`, description };
  return { refused: { ...error, status, said: saidIn(error) }, secrets: [] };
};
