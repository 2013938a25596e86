import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { type VerdictKind, verdictKind } from '#src/shared/keys/key-verdict.ts';

/** True if a key needs attention: it is shown as due for rotation, rejected by its provider, expired or about to expire. */
export const needsAttention = ({ key, showsDue, expiry }: KeyRow): boolean =>
  showsDue || !key.isActive || expiry === 'soon' || expiry === 'past';

/** All texts of a row by which the user may remember the key, in lower case. */
const textOf = (row: KeyRow): string => {
  const { key, provider } = row;
  const mask = key.apiKey.replace(/\*+$/, '');
  return [key.name, providerName(row), provider?.slug, mask, key.keyType, key.baseUrl, ...key.pinnedHosts]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
};

const VERDICTS: Record<VerdictKind, string[]> = {
  valid: ['valid'],
  rejected: ['rejected'],
  unverified: ['unverified', 'never'],
  unverifiable: ['unverifiable', 'cannot'],
};

/** The state of a key in words. A search matches only their beginning, or `active` would also find inactive keys. */
const statesOf = (row: KeyRow): string[] => {
  const { key, isDue, expiry } = row;
  return [
    key.isActive ? 'active' : 'inactive',
    ...VERDICTS[verdictKind(row)],
    ...(isDue ? ['due'] : []),
    ...(expiry === 'past' ? ['expired'] : []),
  ];
};

/** The states as the table shows them, in one word each. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .replace('never verified', 'unverified')
    .replace('cannot be verified', 'unverifiable')
    .split(/\s+/)
    .filter(Boolean);

/** The rows that match every word of the search, in their order. */
export const searchRows = (rows: readonly KeyRow[], search: string): KeyRow[] => {
  const words = wordsOf(search);
  return rows.filter((row) => {
    const text = textOf(row);
    const states = statesOf(row);
    return words.every((word) => text.includes(word) || states.some((state) => state.startsWith(word)));
  });
};
