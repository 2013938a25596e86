import { KEY_TYPES, type KeyType } from '@gatehouse/contract/key-types.ts';
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
