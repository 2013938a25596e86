import { findRows, type Searchable, searchable } from '@gatehouse/contract/fuzzy-match.ts';
import type { KeyState, KeysSearch } from '#src/features/keys/shown-keys.ts';
import { type KeyRow, providerName } from '#src/shared/keys/key-rows.ts';
import { type VerdictKind, verdictKind } from '#src/shared/keys/key-verdict.ts';

/** True if a key needs attention: it is shown as due for rotation, rejected by its provider, expired or about to expire. */
export const needsAttention = ({ key, showsDue, expiry }: KeyRow): boolean =>
  showsDue || !key.isActive || expiry === 'soon' || expiry === 'past';

/** All texts by which the user may remember the key; its name may be abbreviated. */
const textsOf = (row: KeyRow): Searchable => {
  const { key, provider } = row;
  const mask = key.apiKey.replace(/\*+$/, '');
  return searchable(
    key.name,
    providerName(row),
    provider?.slug,
    mask,
    key.keyType,
    key.baseUrl,
    ...key.pinnedHosts,
  );
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
const inWords = (search: string): string =>
  search.toLowerCase().replace('never verified', 'unverified').replace('cannot be verified', 'unverifiable');

/** The rows that match every word of the search, in their order. */
export const searchRows = <Row extends KeyRow>(rows: readonly Row[], search: string): Row[] =>
  findRows(rows, inWords(search), textsOf, (row, word) =>
    statesOf(row).some((state) => state.startsWith(word)),
  );

const HAS_STATE: Record<KeyState, (row: KeyRow) => boolean> = {
  valid: (row) => verdictKind(row) === 'valid',
  rejected: (row) => verdictKind(row) === 'rejected',
  unverified: (row) => verdictKind(row) === 'unverified',
  unverifiable: (row) => verdictKind(row) === 'unverifiable',
  due: ({ isDue }) => isDue,
  expiring: ({ expiry }) => expiry === 'soon',
  expired: ({ expiry }) => expiry === 'past',
};

type Filters = Pick<KeysSearch, 'show' | 'provider' | 'type' | 'status'>;

/** The rows that match all filters, in their order. */
export const filterRows = <Row extends KeyRow>(
  rows: readonly Row[],
  { show, provider, type, status }: Filters,
): Row[] =>
  rows.filter(
    (row) =>
      (show !== 'attention' || needsAttention(row)) &&
      (provider === undefined || row.provider?.slug === provider) &&
      (type === undefined || row.key.keyType === type) &&
      (status === undefined || HAS_STATE[status](row)),
  );
