import { ENDPOINT_METHODS, type EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, NativeSelect, Tabs, VisuallyHidden } from '@mantine/core';
import { IconBookmarks, IconStar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { type EndpointAction, EndpointCard } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointFilter, EndpointSort, EndpointTab } from '#src/features/endpoints/endpoint-filter.ts';
import { type EndpointRow, filterRows, sortRows } from '#src/features/endpoints/endpoint-search.ts';
import classes from '#src/features/endpoints/endpoints.module.css';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { formatCount } from '#src/lib/format.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { GrowingList } from '#src/ui/table/growing-list.tsx';

const SORT_LABELS: Record<EndpointSort, string> = {
  newest: 'Newest first',
  name: 'By name',
  provider: 'By provider',
  method: 'By method',
};

interface EndpointToolbarProps {
  filter: EndpointFilter;
  setFilter: (change: EndpointFilter) => void;
  search: string;
  setSearch: (search: string) => void;
  /** Those that have endpoints. */
  providers: readonly Provider[];
}

/** Searches, filters and sorts the endpoints. */
const EndpointToolbar = ({ filter, setFilter, search, setSearch, providers }: EndpointToolbarProps) => (
  <Group gap="xs" className={classes.toolbar}>
    <SearchField label="Search endpoints" search={search} setSearch={setSearch} />
    <NativeSelect
      size="xs"
      aria-label="Provider"
      data={[
        { value: '', label: 'All providers' },
        ...providers.map((provider) => ({ value: String(provider.id), label: providerLabel(provider) })),
      ]}
      value={String(filter.provider ?? '')}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ provider: value === '' ? undefined : Number(value) })
      }
    />
    <NativeSelect
      size="xs"
      aria-label="Method"
      data={[{ value: '', label: 'All methods' }, ...ENDPOINT_METHODS]}
      value={filter.method ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ method: value === '' ? undefined : (value as EndpointMethod) })
      }
    />
    <NativeSelect
      size="xs"
      aria-label="Sort"
      data={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
      value={filter.sort ?? 'newest'}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ sort: value === 'newest' ? undefined : (value as EndpointSort) })
      }
    />
  </Group>
);

interface EndpointGridProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
}

const EndpointGrid = ({ rows, onAction }: EndpointGridProps) => (
  <GrowingList rows={rows} rowKey={({ saved }) => saved.id} step={30}>
    {(row) => <EndpointCard row={row} onAction={onAction} />}
  </GrowingList>
);

const route = getRouteApi('/_shell/endpoints');

/** The filter in the URL, which can be linked to. The search shows each letter at once, and is in the URL soon after. */
const useFilter = () => {
  const filter: EndpointFilter = route.useSearch();
  const navigate = route.useNavigate();
  const setFilter = (change: EndpointFilter): void =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  const { text: search, setText: setSearch } = useSearchText(filter.q, (q) => setFilter({ q }));
  return { filter, setFilter, search, setSearch };
};

const providersOf = (rows: readonly EndpointRow[]) =>
  [
    ...new Map(rows.flatMap(({ provider }) => (provider ? [[provider.id, provider] as const] : []))).values(),
  ].sort((one, other) => providerLabel(one).localeCompare(providerLabel(other)));

const NothingFound = ({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) => (
  <EmptyState
    icon={isFiltered ? IconBookmarks : IconStar}
    title={isFiltered ? 'No endpoint matches' : 'No favorites yet'}
    text={
      isFiltered
        ? 'None of the saved endpoints matches the search and the filters.'
        : 'The star on an endpoint adds it here.'
    }
    action={
      <Button variant="default" onClick={onShowAll}>
        Show all endpoints
      </Button>
    }
  />
);

interface EndpointListProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
}

/** All endpoints or the favorites, as far as they match the search and the filters. */
export const EndpointList = ({ rows, onAction }: EndpointListProps) => {
  const { filter, setFilter, search, setSearch } = useFilter();
  const { tab = 'all', sort = 'newest', provider, method } = filter;
  const wanted = useDeferredValue(search);
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const found = useMemo(
    () => filterRows(sorted, { tab, provider, method, q: wanted }),
    [sorted, tab, provider, method, wanted],
  );
  const providers = useMemo(() => providersOf(rows), [rows]);
  const favorites = useMemo(() => rows.filter(({ saved }) => saved.isFavorite).length, [rows]);
  const isFiltered = wanted.trim() !== '' || provider !== undefined || method !== undefined;
  const showAll = (): void => {
    setSearch('');
    setFilter({ tab: undefined, q: undefined, provider: undefined, method: undefined });
  };
  return (
    <Tabs
      value={tab}
      onChange={(value) => setFilter({ tab: value === 'favorites' ? (value as EndpointTab) : undefined })}
    >
      <Tabs.List>
        <Tabs.Tab value="all">All Endpoints</Tabs.Tab>
        <Tabs.Tab value="favorites">Favorites{favorites > 0 && ` (${favorites})`}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} pt="md">
        <EndpointToolbar {...{ filter, setFilter, search, setSearch, providers }} />
        <VisuallyHidden role="status">{`${found.length} of ${formatCount(rows.length, 'endpoint')} shown`}</VisuallyHidden>
        {found.length === 0 ? (
          <NothingFound isFiltered={isFiltered} onShowAll={showAll} />
        ) : (
          // Anew for another selection, so that it begins at its start.
          <EndpointGrid
            key={`${tab} ${sort} ${provider} ${method} ${wanted}`}
            rows={found}
            onAction={onAction}
          />
        )}
      </Tabs.Panel>
    </Tabs>
  );
};
