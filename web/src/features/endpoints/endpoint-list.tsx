import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import { IconBookmarks, IconStar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import type { EndpointAction } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointFilter, EndpointTab } from '#src/features/endpoints/endpoint-filter.ts';
import { EndpointGrid } from '#src/features/endpoints/endpoint-grid.tsx';
import { type EndpointRow, filterRows, sortRows } from '#src/features/endpoints/endpoint-search.ts';
import { EndpointToolbar } from '#src/features/endpoints/endpoint-toolbar.tsx';
import { formatCount } from '#src/lib/format.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';

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
