import { Button, Group, SegmentedControl, Switch } from '@mantine/core';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { KEY_FILTERS, type KeysSearch, type ShownKeys } from '#src/features/keys/table/key-filter.ts';
import classes from '#src/features/keys/table/key-filters.module.css';
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
export const KeyFilters = (props: KeyFiltersProps) => {
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
            className={classes.select}
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
