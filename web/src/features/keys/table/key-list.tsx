import { Button, Group, SegmentedControl, Switch, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconKey } from '@tabler/icons-react';
import { type Key, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import {
  filtersIn,
  KEY_FILTERS,
  type KeysSearch,
  type ShownKeys,
} from '#src/features/keys/table/key-filter.ts';
import classes from '#src/features/keys/table/key-list.module.css';
import {
  COLUMNS,
  COMPACT_COLUMNS,
  type ListedKey,
  useListedKeys,
} from '#src/features/keys/table/listed-keys.tsx';
import { preferenceKey } from '#src/lib/browser-storage.ts';
import { formatCount } from '#src/lib/format.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { NarrowTableTools } from '#src/ui/table/narrow-table-tools.tsx';
import { useSelection } from '#src/ui/table/use-selection.ts';

interface KeyToolbarProps {
  search: string;
  setSearch: (search: string) => void;
  counts: Record<ShownKeys, number>;
  show: ShownKeys;
  setShow: (show: ShownKeys) => void;
}

/** Filters the keys. The slash key moves the focus to the search, Escape clears it. */
const KeyToolbar = ({ counts, show, setShow, search, setSearch }: KeyToolbarProps) => (
  <Group gap="xs" className={classes.toolbar}>
    <SegmentedControl
      aria-label="Show"
      data={[
        { value: 'all', label: `All ${counts.all}` },
        { value: 'attention', label: `Need attention ${counts.attention}` },
      ]}
      value={show}
      onChange={setShow}
    />
    <SearchField label="Search keys" search={search} setSearch={setSearch} />
  </Group>
);

interface KeyFiltersProps {
  rows: readonly KeyRow[];
  filters: KeysSearch;
  setFilters: (filters: KeysSearch) => void;
  isFiltered: boolean;
  showAll: () => void;
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
}

/** The filters, and how high the rows are. */
const KeyFilters = (props: KeyFiltersProps) => {
  const { rows, filters, setFilters, isFiltered, showAll, isCompact, setCompact } = props;
  return (
    <div className={classes.filters}>
      {KEY_FILTERS.map(({ param, label, choices }) => {
        const data = choices(rows, filters[param]);
        if (data.length === 0) return null;
        return (
          <LazySelect
            key={param}
            size="xs"
            clearable
            aria-label={label}
            placeholder={label}
            data={data}
            value={filters[param] ?? null}
            onChange={(value) => setFilters({ ...filters, [param]: value ?? undefined })}
          />
        );
      })}
      {isFiltered && (
        <Button variant="subtle" size="xs" onClick={showAll}>
          Clear filters
        </Button>
      )}
      <Switch
        className={classes.compact}
        size="xs"
        label="Compact rows"
        checked={isCompact}
        onChange={(event) => setCompact(event.currentTarget.checked)}
      />
    </div>
  );
};

const loadSelected = () => import('#src/features/keys/many/selected-keys.tsx');
const SelectedKeys = lazy(loadSelected);

/** With fewer keys than this, a glance is enough. */
const TOOLBAR_FROM = 6;

interface NothingFoundProps {
  wanted: string;
  /** The only filter is that for keys that need attention. */
  isAttention: boolean;
  onShowAll: () => void;
}

const nothingText = ({ wanted, isAttention }: NothingFoundProps): string => {
  if (wanted !== '') return `No key has “${wanted}” in its name, provider, type, tags or hosts.`;
  return isAttention
    ? 'No key is due for rotation, rejected or expired, or expires soon.'
    : 'No key matches all of the filters.';
};

const NothingFound = (props: NothingFoundProps) => (
  <EmptyState
    icon={IconKey}
    title={props.wanted === '' && props.isAttention ? 'No key needs attention' : 'No key matches'}
    text={nothingText(props)}
    action={
      <Button variant="default" onClick={props.onShowAll}>
        Show all keys
      </Button>
    }
  />
);

const idOf = ({ key }: ListedKey): number => key.id;
const nameOf = (row: ListedKey): string => `${row.key.name}, ${providerName(row)}`;

interface SelectionBarProps {
  found: readonly ListedKey[];
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'clear'>;
}

/** What can be done with the selected keys. Loaded while the browser is idle, and shown from the first selection on: the results stay. */
const SelectionBar = ({ found, selection }: SelectionBarProps) => {
  useEffect(() => whenIdle(() => void loadSelected().catch(() => undefined)), []);
  const chosen = found.filter(({ key }) => selection.selected.has(key.id));
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen.length > 0 && !wasChosen) setWasChosen(true);
  return (
    wasChosen && (
      <Suspense>
        <SelectedKeys rows={chosen} count={found.length} onClear={selection.clear} />
      </Suspense>
    )
  );
};

/** All keys, or those that match the filters and the search. */
export const KeyList = ({ rows }: { rows: readonly KeyRow[] }) => {
  const listed = useListedKeys(rows);
  const { filters, setFilters, isFiltered, found, wanted, search, setSearch, order } = listed;
  const [isCompact, setCompact] = useLocalStorage({
    key: preferenceKey('compact-keys'),
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const ids = useMemo((): Key[] => found.map(idOf), [found]);
  const selection = useSelection(ids);
  // Also shown while a filter hides keys, or there would be no way to see them again.
  const hasTools = rows.length >= TOOLBAR_FROM || isFiltered || search !== '';
  const { show = 'all' } = filters;
  const isAttention = filtersIn(filters).length === 0;
  const setShow = (next: typeof show): void =>
    setFilters({ ...filters, show: next === 'all' ? undefined : next });
  const toolbar = <KeyToolbar {...{ counts: listed.counts, show, setShow, search, setSearch }} />;
  const table = {
    columns: isCompact ? COMPACT_COLUMNS : COLUMNS,
    sort: rows.length > 1 ? { order, onSort: listed.setOrder } : undefined,
    selection: hasTools ? { ...selection, nameOf } : undefined,
  };
  return (
    <Section title="Your keys" flush actions={hasTools ? toolbar : undefined}>
      {hasTools && (
        <>
          <KeyFilters {...{ rows, ...listed, isCompact, setCompact }} />
          <VisuallyHidden role="status">{`${found.length} of ${formatCount(rows.length, 'key')} shown`}</VisuallyHidden>
        </>
      )}
      {found.length === 0 ? (
        <NothingFound wanted={wanted} isAttention={isAttention} onShowAll={listed.showAll} />
      ) : (
        <DataTable
          {...table}
          caption={found.length === rows.length ? 'All API keys' : 'Some of the API keys'}
          rows={found}
          rowKey={idOf}
          narrowTools={hasTools && <NarrowTableTools {...table} count={found.length} />}
          isCompact={isCompact}
        />
      )}
      <SelectionBar found={found} selection={selection} />
    </Section>
  );
};
