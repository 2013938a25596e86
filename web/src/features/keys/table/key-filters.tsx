import { KEY_TYPES } from '@gatehouse/contract/key-types.ts';
import { Button, Group, SegmentedControl, Switch } from '@mantine/core';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import {
  KEY_STATES,
  type KeyState,
  type KeysSearch,
  type ShownKeys,
} from '#src/features/keys/table/key-filter.ts';
import classes from '#src/features/keys/table/key-filters.module.css';
import { capitalised } from '#src/lib/format.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';

interface KeyToolbarProps {
  search: string;
  setSearch: (search: string) => void;
  counts: Record<ShownKeys, number>;
  show: ShownKeys;
  setShow: (show: ShownKeys) => void;
}

/** Filters the keys. The slash key moves the focus to the search, Escape clears it. */
export const KeyToolbar = ({ counts, show, setShow, search, setSearch }: KeyToolbarProps) => (
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

const STATE_LABELS: Record<KeyState, string> = {
  valid: 'Valid',
  rejected: 'Rejected',
  unverified: 'Never verified',
  unverifiable: 'Cannot be verified',
  due: 'Due for rotation',
  expiring: 'Expires soon',
  expired: 'Expired',
};

const TYPES = KEY_TYPES.map((value) => ({ value, label: capitalised(value) }));
const STATES = KEY_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** The providers of the keys, and the one that the URL names. */
const providerChoices = (rows: readonly KeyRow[], chosen: string | undefined) => {
  const names = new Map(chosen === undefined ? [] : [[chosen, chosen]]);
  for (const { provider } of rows)
    if (provider !== undefined) names.set(provider.slug, providerLabel(provider));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
};

const SHARED = { size: 'xs', clearable: true, className: classes.select } as const;

interface KeyFiltersProps {
  rows: readonly KeyRow[];
  filters: KeysSearch;
  setFilters: (filters: KeysSearch) => void;
  isFiltered: boolean;
  showAll: () => void;
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
}

/** Filters by provider, type and status, and how high the rows are. */
export const KeyFilters = (props: KeyFiltersProps) => {
  const { rows, filters, setFilters, isFiltered, showAll, isCompact, setCompact } = props;
  return (
    <div className={classes.filters}>
      <LazySelect
        {...SHARED}
        aria-label="Provider"
        placeholder="Provider"
        data={providerChoices(rows, filters.provider)}
        value={filters.provider ?? null}
        onChange={(provider) => setFilters({ ...filters, provider: provider ?? undefined })}
      />
      <LazySelect
        {...SHARED}
        aria-label="Type"
        placeholder="Type"
        data={TYPES}
        value={filters.type ?? null}
        onChange={(type) => setFilters({ ...filters, type: type ?? undefined })}
      />
      <LazySelect
        {...SHARED}
        aria-label="Status"
        placeholder="Status"
        data={STATES}
        value={filters.status ?? null}
        onChange={(status) => setFilters({ ...filters, status: status ?? undefined })}
      />
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
