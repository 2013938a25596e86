import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { isBelow, rebaseEndpoint } from '@gatehouse/request/rebase-endpoint.ts';
import { containsMask, isMask } from '@gatehouse/secrets/masks.ts';
import type { EndpointRow } from '#src/features/endpoints/endpoint-search.ts';
import type { KeyChoice } from '#src/features/keys/offers/key-choices.ts';
import type { RequestToOpen } from '#src/features/requests/offers/open-request.ts';

/** The keys that an endpoint can be tested with; active ones first, as the test screen chooses. */
export const keysFor = (row: EndpointRow, choices: readonly KeyChoice[]): KeyChoice[] =>
  choices
    .filter(({ provider }) => provider.id === row.saved.providerId)
    .toSorted((one, other) => Number(other.key.isActive) - Number(one.key.isActive));

/** The base URLs that a saved URL may be below: the provider's, and those of its keys. */
const knownBases = (keys: readonly KeyChoice[]): string[] =>
  keys.flatMap(({ key, provider }) => [key.baseUrl, provider.baseUrl]).filter((base) => base !== null);

/**
 * The same path below the key's own base URL. Undefined if the key has none, or if the saved URL is below it: then there is no
 * question which of the two is meant.
 */
export const urlUnderKey = (
  { endpoint }: Pick<SavedEndpoint, 'endpoint'>,
  { key }: KeyChoice,
  keys: readonly KeyChoice[],
): string | undefined => {
  if (key.baseUrl === null || isBelow(endpoint, key.baseUrl)) return undefined;
  return rebaseEndpoint(endpoint, knownBases(keys), key.baseUrl)?.url;
};

/** Hidden values belong to one origin: for a call to another one they have to be entered again. */
const withoutMasks = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return isMask(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutMasks);
  const object = asObject(value);
  if (object === undefined) return value;
  return Object.fromEntries(Object.entries(object).map(([name, inner]) => [name, withoutMasks(inner)]));
};

const urlWithoutMasks = (url: string): string =>
  url.replace(/=([^&#]*)/g, (whole, value: string) => (isMask(value) ? '=' : whole));

/** An endpoint as the test screen opens it. */
export const requestOf = (
  { id, method, endpoint, headers, requestBody, providerId }: SavedEndpoint,
  { keyId, url = endpoint }: { keyId?: number | undefined; url?: string | undefined } = {},
): RequestToOpen => {
  const isSameOrigin = new URL(url).origin === new URL(endpoint).origin;
  const shared = { method, keyId, providerId };
  if (isSameOrigin) return { ...shared, endpoint: url, headers, body: requestBody, savedEndpointId: id };
  const shown = withoutMasks({ headers, body: requestBody }) as Pick<RequestToOpen, 'headers' | 'body'>;
  return { ...shared, ...shown, endpoint: urlWithoutMasks(url) };
};

/** Whether a part of the endpoint is hidden, so that only the server knows it. */
export const hasHiddenValues = ({ endpoint, headers, requestBody }: SavedEndpoint): boolean =>
  containsMask(JSON.stringify([endpoint, headers, requestBody]));
