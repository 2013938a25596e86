import { findRows, type Searchable, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import {
  FIELD_FILTERS,
  type FieldChoice,
  type FieldParam,
  type KeyFilter,
  searchedTexts,
} from '#src/features/keys/key-fields.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { type VerdictKind, verdictKind } from '#src/features/keys/table/key-states.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { searchChoice, searchWords } from '#src/lib/search-params.ts';
import { readSortOrder, type SortOrder, writeSortOrder } from '#src/ui/table/sort-order.ts';

/* Which keys the screen shows, and in which order: all of it is in the URL. */

/** All keys, or only those that need attention. */
const SHOWN_KEYS = ['all', 'attention'] as const;
export type ShownKeys = (typeof SHOWN_KEYS)[number];

/** The columns by which the keys can be sorted. */
const SORTABLE = ['provider', 'apiKey', 'added', 'lastUsed', 'status'] as const;

/** The newest first, as the server lists them. */
export const DEFAULT_ORDER = { column: 'added', isDescending: true };

/** By what the keys can be filtered: `provider` is the slug of one. */
type FilterParam = 'provider' | 'status' | FieldParam;

export interface KeysSearch extends Partial<Record<FilterParam, string | undefined>> {
  /** What is searched for. */
  q?: string | undefined;
  show?: ShownKeys | undefined;
  /** `provider`, or `-provider` in descending order. */
  sort?: string | undefined;
}

/** The same as it is in the URL. */
export type KeysSearchTexts = { [Name in keyof KeysSearch]?: string | undefined };

/** The longest search that is kept in the URL. */
const MAX_SEARCH = 200;

/** What the table says of a key; the first ones are what a provider said about it. */
const STATES: Record<string, { label: string; has: (row: KeyRow) => boolean }> = {
  valid: { label: 'Valid', has: (row) => verdictKind(row) === 'valid' },
  rejected: { label: 'Rejected', has: (row) => verdictKind(row) === 'rejected' },
  unverified: { label: 'Never verified', has: (row) => verdictKind(row) === 'unverified' },
  unverifiable: { label: 'Cannot be verified', has: (row) => verdictKind(row) === 'unverifiable' },
  due: { label: 'Due for rotation', has: ({ isDue }) => isDue },
  expiring: { label: 'Expires soon', has: ({ expiry }) => expiry === 'soon' },
  expired: { label: 'Expired', has: ({ expiry }) => expiry === 'past' },
};

/** The providers of the keys, and the one that the URL names. */
const providerChoices = (rows: readonly KeyRow[], chosen: string | undefined): FieldChoice[] => {
  const names = new Map(chosen === undefined ? [] : [[chosen, chosen]]);
  for (const { provider } of rows)
    if (provider !== undefined) names.set(provider.slug, providerLabel(provider));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
};

/** The filters, in the order in which they are shown. */
export const KEY_FILTERS = [
  {
    param: 'provider',
    label: 'Provider',
    choices: providerChoices,
    has: ({ provider }, slug) => provider?.slug === slug,
  },
  ...FIELD_FILTERS,
  {
    param: 'status',
    label: 'Status',
    values: Object.keys(STATES),
    choices: () => Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
    has: (row, state) => STATES[state]?.has(row) === true,
  },
] as (KeyFilter & { param: FilterParam })[];

/** What the search parameters of the screen say; what is not valid is left out. */
export const readKeysSearch = (search: KeysSearchTexts): KeysSearch => {
  const order = readSortOrder(search.sort, SORTABLE);
  return {
    q: searchWords(search.q, MAX_SEARCH),
    show: searchChoice(search.show, SHOWN_KEYS),
    ...Object.fromEntries(
      KEY_FILTERS.map(({ param, values }) => [
        param,
        values === undefined ? search[param] || undefined : searchChoice(search[param], values),
      ]),
    ),
    sort: order && writeSortOrder(order),
  };
};

/** The order that the URL names. */
export const orderOf = ({ sort }: KeysSearch): SortOrder => readSortOrder(sort, SORTABLE) ?? DEFAULT_ORDER;

/** True if a key needs attention: it is shown as due for rotation, rejected by its provider, expired or about to expire. */
export const needsAttention = ({ key, showsDue, expiry }: KeyRow): boolean =>
  showsDue || !key.isActive || expiry === 'soon' || expiry === 'past';

/** All texts by which the user may remember the key; its name may be abbreviated. */
const textsOf = (row: KeyRow): Searchable => {
  const { key, provider } = row;
  const mask = key.apiKey.replace(/(?<!\*)\*+$/, '');
  return searchable(
    key.name,
    providerName(row),
    provider?.slug,
    mask,
    ...searchedTexts(key),
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

/** The filters that the URL names, besides whether only keys that need attention are shown. */
export const filtersIn = (search: KeysSearch): { filter: KeyFilter; value: string }[] =>
  KEY_FILTERS.flatMap((filter) => {
    const value = search[filter.param];
    return value === undefined ? [] : [{ filter, value }];
  });

/** The rows that match all filters, in their order. */
export const filterRows = <Row extends KeyRow>(rows: readonly Row[], search: KeysSearch): Row[] => {
  const filters = filtersIn(search);
  return rows.filter(
    (row) =>
      (search.show !== 'attention' || needsAttention(row)) &&
      filters.every(({ filter, value }) => filter.has(row, value)),
  );
};
