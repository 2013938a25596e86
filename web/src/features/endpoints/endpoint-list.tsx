import { ENDPOINT_METHODS, type EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconBookmarks, IconFolder, IconStar } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { type EndpointAction, EndpointCard } from '#src/features/endpoints/endpoint-card.tsx';
import type { EndpointFilter, EndpointSort, EndpointTab } from '#src/features/endpoints/endpoint-filter.ts';
import { type EndpointRow, filterRows, sortRows } from '#src/features/endpoints/endpoint-search.ts';
import { EndpointTabs } from '#src/features/endpoints/endpoint-tabs.tsx';
import classes from '#src/features/endpoints/endpoints.module.css';
import type { DraggedItems } from '#src/features/endpoints/folders/drag-and-drop.ts';
import { countEndpoints, type FolderNode, idsWithin } from '#src/features/endpoints/folders/folder-tree.ts';
import { NewFolder } from '#src/features/endpoints/folders/new-folder.tsx';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { formatCount } from '#src/lib/format.ts';
import { loadExport, useLoaded } from '#src/lib/load-once.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { GrowingList } from '#src/ui/table/growing-list.tsx';
import { type Selection, useSelection } from '#src/ui/table/use-selection.ts';

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
  hasFolders: boolean;
}

/** Searches, filters and sorts the endpoints. */
const EndpointToolbar = ({
  filter,
  setFilter,
  search,
  setSearch,
  providers,
  hasFolders,
}: EndpointToolbarProps) => (
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
    {!hasFolders && <NewFolder />}
  </Group>
);

interface EndpointGridProps {
  rows: readonly EndpointRow[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
  hasFolders: boolean;
  selection: Selection<number>;
  shownFolder: number | undefined;
}

const EndpointGrid = ({ rows, shownFolder, selection, ...card }: EndpointGridProps) => {
  const { selected, toggle } = selection;
  const latest = useRef({ rows, selected });
  latest.current = { rows, selected };
  // The same function as long as the list is there: a card is drawn again only if its own state changes.
  const draggedWith = useCallback((row: EndpointRow): DraggedItems => {
    const now = latest.current;
    const dragged = now.selected.has(row.saved.id)
      ? now.rows.filter(({ saved }) => now.selected.has(saved.id))
      : [row];
    return { kind: 'endpoints', endpoints: dragged.map(({ saved }) => saved) };
  }, []);
  return (
    <GrowingList rows={rows} rowKey={({ saved }) => saved.id} step={30}>
      {(row) => (
        <EndpointCard
          row={row}
          showsFolder={row.saved.folderId !== shownFolder}
          isSelected={selected.has(row.saved.id)}
          onSelect={toggle}
          draggedWith={draggedWith}
          {...card}
        />
      )}
    </GrowingList>
  );
};

const selectedBar = loadExport(
  () => import('#src/features/endpoints/many/selected-endpoints.tsx'),
  'SelectedEndpoints',
);

/** The selected ones of those that are shown, and what can be done with all of them. */
const useSelected = (found: readonly EndpointRow[], hasFolders: boolean) => {
  const selection = useSelection(useMemo(() => found.map(({ saved }) => saved.id), [found]));
  const { selected, toggleAll, clear } = selection;
  const rows = useMemo(() => found.filter(({ saved }) => selected.has(saved.id)), [found, selected]);
  const Bar = useLoaded(selectedBar, rows.length > 0);
  const bar = Bar !== undefined && rows.length > 0 && (
    <Bar {...{ rows, hasFolders }} count={found.length} onAll={toggleAll} onClear={clear} />
  );
  return { selection, bar };
};

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

const EMPTY = {
  noFolder: {
    icon: IconFolder,
    title: 'No such folder',
    text: 'It was deleted. What was in it was kept.',
  },
  noMatch: {
    icon: IconBookmarks,
    title: 'No endpoint matches',
    text: 'No saved endpoint matches the search and the filters.',
  },
  noFavorites: { icon: IconStar, title: 'No favorites yet', text: 'The star on an endpoint adds it here.' },
  emptyFolder: {
    icon: IconFolder,
    title: 'This folder is empty',
    text: 'Move endpoints here from their cards, or save new ones in it.',
  },
  noEndpoints: { icon: IconBookmarks, title: 'No endpoints yet', text: 'There are only folders so far.' },
} as const;

interface NothingFoundProps {
  why: keyof typeof EMPTY;
  onShowAll: () => void;
  onAdd: () => void;
}

const NothingFound = ({ why, onShowAll, onAdd }: NothingFoundProps) => (
  <EmptyState
    {...EMPTY[why]}
    action={
      why === 'noEndpoints' ? (
        <Button onClick={onAdd}>Add New Endpoint</Button>
      ) : (
        <Button variant="default" onClick={onShowAll}>
          Show all endpoints
        </Button>
      )
    }
  />
);

const folderNav = loadExport(() => import('#src/features/endpoints/folders/folder-nav.tsx'), 'FolderNav');

interface EndpointListProps {
  rows: readonly EndpointRow[];
  /** The folders as a tree. */
  nodes: readonly FolderNode[];
  onAction: (action: EndpointAction, row: EndpointRow) => void;
  onAdd: () => void;
}

/** The endpoints that the filter leaves: of the folder that is shown, or of all while something is searched. */
const useFound = (
  { rows, nodes }: Omit<EndpointListProps, 'onAction' | 'onAdd'>,
  filter: EndpointFilter,
  q: string,
) => {
  const { tab, sort = 'newest', provider, method, folder } = filter;
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const isSearched = q.trim() !== '';
  const found = useMemo(() => {
    const folders = isSearched || folder === undefined ? undefined : (idsWithin(nodes, folder) ?? new Set());
    return filterRows(sorted, { tab, provider, method, q }, folders);
  }, [sorted, nodes, tab, provider, method, q, folder, isSearched]);
  const whyNone = (): keyof typeof EMPTY => {
    if (isSearched || provider !== undefined || method !== undefined) return 'noMatch';
    if (folder !== undefined && idsWithin(nodes, folder) === undefined) return 'noFolder';
    if (tab === 'favorites') return 'noFavorites';
    return folder === undefined ? 'noEndpoints' : 'emptyFolder';
  };
  return { found, whyNone, shownFolder: isSearched ? undefined : folder };
};

/** The folders beside or above the list, with what the chosen tab has in them. */
const Folders = ({
  rows,
  nodes,
  chosen,
  tab,
  onChoose,
}: Omit<EndpointListProps, 'onAction' | 'onAdd'> & FoldersProps) => {
  const Nav = useLoaded(folderNav, true);
  const shown = useMemo(
    () => rows.flatMap(({ saved }) => (tab !== 'favorites' || saved.isFavorite ? saved : [])),
    [rows, tab],
  );
  const counts = useMemo(() => countEndpoints(nodes, shown), [nodes, shown]);
  return (
    <div className={classes.folders}>
      {Nav !== undefined && <Nav {...{ nodes, counts, chosen, onChoose }} total={shown.length} />}
    </div>
  );
};

interface FoldersProps {
  chosen: number | undefined;
  tab: EndpointTab;
  onChoose: (folder: number | undefined) => void;
}

const NO_FILTER = { tab: undefined, q: undefined, provider: undefined, method: undefined, folder: undefined };

/** All endpoints or the favorites, as far as they match the search and the filters. */
export const EndpointList = ({ rows, nodes, onAction, onAdd }: EndpointListProps) => {
  const { filter, setFilter, search, setSearch } = useFilter();
  const { tab = 'all', sort = 'newest', provider, method } = filter;
  const wanted = useDeferredValue(search);
  const { found, whyNone, shownFolder } = useFound({ rows, nodes }, filter, wanted);
  const providers = useMemo(() => providersOf(rows), [rows]);
  const favorites = useMemo(() => rows.filter(({ saved }) => saved.isFavorite).length, [rows]);
  const hasFolders = nodes.length > 0;
  const { selection, bar } = useSelected(found, hasFolders);
  const show = (next: EndpointFilter): void => {
    setSearch('');
    setFilter(next);
  };
  return (
    <EndpointTabs favorites={favorites} className={hasFolders ? classes.withFolders : undefined}>
      {hasFolders && (
        <Folders
          {...{ rows, nodes, tab }}
          chosen={shownFolder}
          onChoose={(folder) => show({ folder, q: undefined })}
        />
      )}
      <div>
        <EndpointToolbar {...{ filter, setFilter, search, setSearch, providers, hasFolders }} />
        <VisuallyHidden role="status">{`${found.length} of ${formatCount(rows.length, 'endpoint')} shown`}</VisuallyHidden>
        {found.length === 0 ? (
          <NothingFound why={whyNone()} onShowAll={() => show(NO_FILTER)} onAdd={onAdd} />
        ) : (
          // Anew for another selection, so that it begins at its start.
          <EndpointGrid
            key={`${tab} ${sort} ${provider} ${method} ${wanted} ${shownFolder}`}
            {...{ rows: found, onAction, hasFolders, shownFolder, selection }}
          />
        )}
        {bar}
      </div>
    </EndpointTabs>
  );
};
