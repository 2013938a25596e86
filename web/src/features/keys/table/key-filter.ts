import { findRows, type Searchable, searchable } from '@gatehouse/contract/fuzzy-match.ts';
import { KEY_TYPES, type KeyType } from '@gatehouse/contract/key-types.ts';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { type VerdictKind, verdictKind } from '#src/features/keys/table/key-states.ts';
import { searchChoice, searchWords } from '#src/lib/search-params.ts';
import { readSortOrder, writeSortOrder } from '#src/ui/table/sort-order.ts';

/* Which keys the screen shows, and in which order: all of it is in the URL. */

/** All keys, or only those that need attention. */
const SHOWN_KEYS = ['all', 'attention'] as const;
export type ShownKeys = (typeof SHOWN_KEYS)[number];

/** The states of a key by which it can be filtered: the first ones are what a provider said about it. */
export const KEY_STATES = [
  'valid',
  'rejected',
  'unverified',
  'unverifiable',
  'due',
  'expiring',
  'expired',
] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** The columns by which the keys can be sorted. */
export const SORTABLE = ['provider', 'apiKey', 'added', 'lastUsed', 'status'] as const;

/** The newest first, as the server lists them. */
export const DEFAULT_ORDER = { column: 'added', isDescending: true };

export interface KeysSearch {
  /** What is searched for. */
  q?: string | undefined;
  show?: ShownKeys | undefined;
  /** The slug of a provider. */
  provider?: string | undefined;
  type?: KeyType | undefined;
  status?: KeyState | undefined;
  /** `provider`, or `-provider` in descending order. */
  sort?: string | undefined;
}

/** The same as it is in the URL. */
export type KeysSearchTexts = { [Name in keyof KeysSearch]?: string | undefined };

/** The longest search that is kept in the URL. */
const MAX_SEARCH = 200;

/** What the search parameters of the screen say; what is not valid is left out. */
export const readKeysSearch = (search: KeysSearchTexts): KeysSearch => {
  const order = readSortOrder(search.sort, SORTABLE);
  return {
    q: searchWords(search.q, MAX_SEARCH),
    show: searchChoice(search.show, SHOWN_KEYS),
    provider: search.provider || undefined,
    type: searchChoice(search.type, KEY_TYPES),
    status: searchChoice(search.status, KEY_STATES),
    sort: order && writeSortOrder(order),
  };
};

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
