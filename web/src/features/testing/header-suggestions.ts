/** Headers that callers of APIs set, with values that are usual for them. */
const COMMON: Record<string, readonly string[]> = {
  Accept: ['application/json', 'application/xml', 'text/csv', 'text/plain', '*/*'],
  'Accept-Language': ['en', 'de', 'fr', 'es', 'ja'],
  'Cache-Control': ['no-cache', 'no-store', 'max-age=0'],
  'Content-Type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'application/merge-patch+json',
    'application/xml',
    'text/plain',
  ],
  'Idempotency-Key': [],
  'If-Match': [],
  'If-Modified-Since': [],
  'If-None-Match': ['*'],
  Origin: [],
  Prefer: ['return=representation', 'return=minimal', 'respond-async'],
  Range: ['bytes=0-1023'],
  Referer: [],
  'User-Agent': [],
  'X-Request-Id': [],
};

const NAMES = Object.keys(COMMON);

/** What is usually entered as the name of a header, or as the value of the one with this name. */
export const headerSuggestions = (half: 'name' | 'value', name: string): readonly string[] => {
  if (half === 'name') return NAMES;
  const known = NAMES.find((entry) => entry.toLowerCase() === name.trim().toLowerCase());
  return known === undefined ? [] : (COMMON[known] ?? []);
};
