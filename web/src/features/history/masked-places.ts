import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { containsMask, removeMasks } from '@gatehouse/secrets/masks.ts';

function* namesIn(value: JsonValue, name: string): Generator<string> {
  if (typeof value === 'string') {
    if (containsMask(value)) yield name;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* namesIn(inner, Array.isArray(value) ? name : key);
  }
}

const inUrl = (address: string): string[] => {
  const url = URL.parse(address);
  if (url === null) return containsMask(address) ? ['the URL'] : [];
  const names = [...url.searchParams].flatMap(([name, value]) =>
    containsMask(value) ? [`parameter ${name}`] : [],
  );
  return containsMask(`${url.host}${url.pathname}`.replaceAll('%5B', '[').replaceAll('%5D', ']'))
    ? ['the URL', ...names]
    : names;
};

type Request = Pick<HistoryEntry, 'url' | 'requestHeaders' | 'requestBody'>;

/** The parts of a request whose secrets are not stored, so that they have to be typed again. */
export const maskedPlaces = ({ url, requestHeaders, requestBody }: Request): string[] => [
  ...new Set([
    ...inUrl(url),
    ...Object.entries(requestHeaders ?? {}).flatMap(([name, value]) =>
      containsMask(value) ? [`header ${name}`] : [],
    ),
    ...[...namesIn(requestBody, '')].map((name) => (name === '' ? 'the body' : `field ${name}`)),
  ]),
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const urlWithoutMasks = (url: string): string =>
  removeMasks(
    url.replace(/([?&][^?=&#]*=)([^&#]*)/g, (whole, name: string, value: string) =>
      containsMask(decoded(value)) ? name : whole,
    ),
  );

const valueWithoutMasks = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return containsMask(value) ? '' : value;
  if (Array.isArray(value)) return value.map(valueWithoutMasks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, valueWithoutMasks(inner)]));
};

/** The request with nothing in the places of its secrets, so that no mask is stored as if it were the secret. */
export const withoutMasks = <R extends Request>(request: R): R => ({
  ...request,
  url: urlWithoutMasks(request.url),
  requestHeaders: request.requestHeaders && valueWithoutMasks(request.requestHeaders),
  requestBody: valueWithoutMasks(request.requestBody),
});
