import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';

/** True where something is to be done about a key: it is due, refused by its provider, or at its end. */
export const needsAttention = ({ key, isDue, expiry }: KeyRow): boolean =>
  isDue || !key.isActive || expiry === 'soon' || expiry === 'past';

/** Everything in a row's texts that a person may remember a key by, in lower case. */
const textOf = (row: KeyRow): string => {
  const { key, provider } = row;
  const mask = key.apiKey.replace(/\*+$/, '');
  return [key.name, providerName(row), provider?.slug, mask, key.keyType, key.baseUrl, ...key.pinnedHosts]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
};

/** The state of a key in words. They match from their beginning on, or `active` would find what is inactive. */
const statesOf = ({ key, isDue, expiry }: KeyRow): string[] => [
  key.isActive ? 'active' : 'inactive',
  ...(isDue ? ['due'] : []),
  ...(expiry === 'past' ? ['expired'] : []),
];

/** The rows of which each word of the search says something, in their order. */
export const searchRows = (rows: readonly KeyRow[], search: string): KeyRow[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = textOf(row);
    const states = statesOf(row);
    return words.every((word) => text.includes(word) || states.some((state) => state.startsWith(word)));
  });
};
