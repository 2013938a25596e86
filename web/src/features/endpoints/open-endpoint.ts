import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { hasVariableHost, originText } from '@gatehouse/contract/plain/variables/marks.ts';
import { isBelow, rebaseEndpoint } from '@gatehouse/request/rebase-endpoint.ts';
import { containsMask, isMask } from '@gatehouse/secrets/masks.ts';
import type { KeyChoice } from '#src/features/keys/offers/key-choices.ts';
import { bodyWithoutMasks, valueWithoutMasks } from '#src/features/requests/offers/body-masks.ts';
import type { openedWith, RequestToOpen } from '#src/features/requests/offers/open-request.ts';

/** The keys that an endpoint can be tested with; active ones first, as the test screen chooses. */
export const keysFor = (
  { providerId }: Pick<SavedEndpoint, 'providerId'>,
  choices: readonly KeyChoice[],
): KeyChoice[] =>
  choices
    .filter(({ provider }) => provider.id === providerId)
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
  if (key.baseUrl === null || hasVariableHost(endpoint) || isBelow(endpoint, key.baseUrl)) return undefined;
  return rebaseEndpoint(endpoint, knownBases(keys), key.baseUrl)?.url;
};

/** An object is JSON in the form, also where its Content-Type header makes it a form. */
const bodyOf = ({ body, requestBody }: SavedEndpoint): CallBody | null =>
  requestBody === null || body?.kind === 'json' ? body : { kind: 'json', text: JSON.stringify(requestBody) };

const urlWithoutMasks = (url: string): string =>
  url.replace(/=([^&#]*)/g, (whole, value: string) => (isMask(value) ? '=' : whole));

/** An endpoint as the test screen opens it. */
export const requestOf = (
  saved: SavedEndpoint,
  credential: ReturnType<typeof openedWith>,
  url = saved.endpoint,
): RequestToOpen => {
  const { id, method, headers, providerId } = saved;
  const body = bodyOf(saved);
  const isSameOrigin = originText(url) === originText(saved.endpoint);
  const shared = { method, providerId, ...credential };
  if (isSameOrigin) return { ...shared, endpoint: url, headers, body, savedEndpointId: id };
  // Hidden values belong to one origin: for a call to another one they have to be entered again.
  return {
    ...shared,
    headers: headers && (valueWithoutMasks(headers) as HeaderLines),
    body: body && bodyWithoutMasks(body),
    endpoint: urlWithoutMasks(url),
  };
};

/** Whether a part of the endpoint is hidden, so that only the server knows it. */
export const hasHiddenValues = ({ endpoint, headers, body }: SavedEndpoint): boolean =>
  containsMask(JSON.stringify([endpoint, headers, body]));
