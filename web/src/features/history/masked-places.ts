import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/names.ts';

/** A secret that was removed, or the mask of a key. */
const isMasked = (text: string): boolean => text.includes(REMOVED_SECRET) || text.includes('*'.repeat(20));

function* namesIn(value: JsonValue, name: string): Generator<string> {
  if (typeof value === 'string') {
    if (isMasked(value)) yield name;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* namesIn(inner, Array.isArray(value) ? name : key);
  }
}

const inUrl = (address: string): string[] => {
  const url = URL.parse(address);
  if (url === null) return isMasked(address) ? ['the URL'] : [];
  const names = [...url.searchParams].flatMap(([name, value]) =>
    isMasked(value) ? [`parameter ${name}`] : [],
  );
  return isMasked(`${url.host}${url.pathname}`.replaceAll('%5B', '[').replaceAll('%5D', ']'))
    ? ['the URL', ...names]
    : names;
};

type Request = Pick<HistoryEntry, 'url' | 'requestHeaders' | 'requestBody'>;

/** The parts of a request whose secrets are not stored, so that they have to be typed again. */
export const maskedPlaces = ({ url, requestHeaders, requestBody }: Request): string[] => [
  ...new Set([
    ...inUrl(url),
    ...Object.entries(requestHeaders ?? {}).flatMap(([name, value]) =>
      isMasked(value) ? [`header ${name}`] : [],
    ),
    ...[...namesIn(requestBody, '')].map((name) => (name === '' ? 'the body' : `field ${name}`)),
  ]),
];

const MASKS = /\S{0,3}\*{20}|\[secret\]|%5Bsecret%5D/gi;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const urlWithoutMasks = (url: string): string =>
  url
    .replace(/([?&][^=&#]*=)([^&#]*)/g, (whole, name: string, value: string) =>
      isMasked(decoded(value)) ? name : whole,
    )
    .replace(MASKS, '');

const valueWithoutMasks = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return isMasked(value) ? '' : value;
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
