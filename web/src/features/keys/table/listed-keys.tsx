import { Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { ACTIONS, ADDED, COMPACT, PROVIDER, SECRET, STATUS } from '#src/features/keys/table/key-columns.tsx';
import {
  DEFAULT_ORDER,
  filterRows,
  filtersIn,
  type KeysSearch,
  needsAttention,
  orderOf,
  readKeysSearch,
  searchRows,
} from '#src/features/keys/table/key-filter.ts';
import { formatAge, formatDateTime } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { type SortOrder, sortRows, writeSortOrder } from '#src/ui/table/sort-order.ts';
import type { Column } from '#src/ui/table/table-column.ts';

/** A key with the time of its last use; null if it was never sent anywhere, undefined while that is not known. */
export interface ListedKey extends KeyRow {
  lastUsedAt: string | null | undefined;
}

const lastUsedText = ({ lastUsedAt }: ListedKey): string => {
  if (lastUsedAt === undefined) return '';
  return lastUsedAt === null ? 'Never' : formatAge(lastUsedAt);
};

/** When the key was last sent to a host. */
const LastUsed = ({ row }: { row: ListedKey }) => (
  <Text
    component="span"
    size="sm"
    c={row.lastUsedAt === null ? 'dimmed' : undefined}
    title={row.lastUsedAt ? formatDateTime(row.lastUsedAt) : undefined}
  >
    {lastUsedText(row)}
  </Text>
);

const LAST_USED: Column<ListedKey> = {
  key: 'lastUsed',
  header: 'Last used',
  isMinor: true,
  width: 'max(92px, 4cqi + 45px)',
  cell: (row) => <LastUsed row={row} />,
  plain: lastUsedText,
  sort: {
    // A key that was never used was used the longest time ago.
    compare: (one, other) => Date.parse(one.lastUsedAt ?? '0000') - Date.parse(other.lastUsedAt ?? '0000'),
    isDescendingFirst: true,
  },
};

/** The columns of the screen: the checkboxes and the last use take room from the status. */
export const COLUMNS: Column<ListedKey>[] = [
  PROVIDER,
  SECRET,
  ADDED,
  LAST_USED,
  { ...STATUS, width: 'clamp(150px, 66cqi - 466px, 400px)' },
  ACTIONS,
];

/** The same in rows of one line. */
export const COMPACT_COLUMNS: Column<ListedKey>[] = [
  COMPACT.provider,
  COMPACT.secret,
  ADDED,
  LAST_USED,
  COMPACT.status,
  ACTIONS,
];

const route = getRouteApi('/_shell/keys');

/** The keys with their last uses; without them if the audit log cannot be read. */
const useLastUses = (rows: readonly KeyRow[]): ListedKey[] => {
  const { data } = trpc.audit.lastUses.useQuery({}, { staleTime: 0 });
  return useMemo(() => {
    const byKey = data && new Map(data.map(({ keyId, lastUsedAt }) => [keyId, lastUsedAt]));
    return rows.map((row) => ({ ...row, lastUsedAt: byKey && (byKey.get(row.key.id) ?? null) }));
  }, [rows, data]);
};

/** The rows that match the search and the filters in the URL, which can be linked to, in the order that the URL names. */
export const useListedKeys = (rows: readonly KeyRow[]) => {
  const inUrl = route.useSearch();
  const filters = useMemo(() => readKeysSearch(inUrl), [inUrl]);
  const navigate = route.useNavigate();
  const { text: search, setText: setSearch } = useSearchText(
    filters.q,
    (q) => void navigate({ search: (before) => ({ ...before, q }), replace: true, resetScroll: false }),
  );
  const wanted = useDeferredValue(search).trim();
  const listed = useLastUses(rows);
  const found = useMemo(
    () => sortRows(searchRows(filterRows(listed, filters), wanted), COLUMNS, orderOf(filters)),
    [listed, filters, wanted],
  );
  const setFilters = (next: KeysSearch): void => void navigate({ search: next, resetScroll: false });
  const setOrder = (order: SortOrder): void => {
    const text = writeSortOrder(order);
    setFilters({ ...filters, sort: text === writeSortOrder(DEFAULT_ORDER) ? undefined : text });
  };
  return {
    filters,
    setFilters,
    isFiltered: filters.show !== undefined || filtersIn(filters).length > 0,
    /** Shows all keys again, in the same order. */
    showAll: (): void => {
      setSearch('');
      setFilters({ sort: filters.sort });
    },
    order: orderOf(filters),
    setOrder,
    search,
    setSearch,
    wanted,
    counts: { all: rows.length, attention: rows.filter(needsAttention).length },
    found,
  };
};
