import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { REMOVED_SECRET } from '@gatehouse/contract/secret-names.ts';

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
