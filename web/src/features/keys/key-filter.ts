import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';

/** True if a key needs attention: it is due for rotation, rejected by its provider, expired or about to expire. */
export const needsAttention = ({ key, isDue, expiry }: KeyRow): boolean =>
  isDue || !key.isActive || expiry === 'soon' || expiry === 'past';

/** All texts of a row by which the user may remember the key, in lower case. */
const textOf = (row: KeyRow): string => {
  const { key, provider } = row;
  const mask = key.apiKey.replace(/\*+$/, '');
  return [key.name, providerName(row), provider?.slug, mask, key.keyType, key.baseUrl, ...key.pinnedHosts]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
};

/** The state of a key in words. A search matches only their beginning, or `active` would also find inactive keys. */
const statesOf = ({ key, isDue, expiry }: KeyRow): string[] => [
  key.isActive ? 'active' : 'inactive',
  ...(isDue ? ['due'] : []),
  ...(expiry === 'past' ? ['expired'] : []),
];

/** The rows that match every word of the search, in their order. */
export const searchRows = (rows: readonly KeyRow[], search: string): KeyRow[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row);
    const states = statesOf(row);
    return words.every((word) => text.includes(word) || states.some((state) => state.startsWith(word)));
  });
};
