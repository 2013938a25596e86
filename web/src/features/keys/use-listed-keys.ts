import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { filterRows, needsAttention, searchRows } from '#src/features/keys/key-filter.ts';
import { COLUMNS, type ListedKey } from '#src/features/keys/listed-keys.tsx';
import { DEFAULT_ORDER, type KeysSearch, readKeysSearch, SORTABLE } from '#src/features/keys/shown-keys.ts';
import { trpc } from '#src/lib/trpc.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { readSortOrder, type SortOrder, sortRows, writeSortOrder } from '#src/ui/table/sort-order.ts';

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
  const filters = readKeysSearch(route.useSearch());
  const navigate = route.useNavigate();
  const { text: search, setText: setSearch } = useSearchText(
    filters.q,
    (q) => void navigate({ search: (before) => ({ ...before, q }), replace: true, resetScroll: false }),
  );
  const wanted = useDeferredValue(search).trim();
  const listed = useLastUses(rows);
  const { show, provider, type, status, sort } = filters;
  const found = useMemo(() => {
    const order = readSortOrder(sort, SORTABLE) ?? DEFAULT_ORDER;
    return sortRows(searchRows(filterRows(listed, { show, provider, type, status }), wanted), COLUMNS, order);
  }, [listed, show, provider, type, status, sort, wanted]);
  const setFilters = (next: KeysSearch): void => void navigate({ search: next, resetScroll: false });
  const setOrder = (order: SortOrder): void => {
    const text = writeSortOrder(order);
    setFilters({ ...filters, sort: text === writeSortOrder(DEFAULT_ORDER) ? undefined : text });
  };
  const isFiltered = [show, provider, type, status].some((filter) => filter !== undefined);
  return {
    filters,
    setFilters,
    isFiltered,
    /** Shows all keys again, in the same order. */
    showAll: (): void => {
      setSearch('');
      setFilters({ sort });
    },
    order: readSortOrder(sort, SORTABLE) ?? DEFAULT_ORDER,
    setOrder,
    search,
    setSearch,
    wanted,
    counts: { all: rows.length, attention: rows.filter(needsAttention).length },
    found,
  };
};
