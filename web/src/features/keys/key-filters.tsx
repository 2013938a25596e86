import { KEY_TYPES } from '@gatehouse/contract/key-types.ts';
import { Button, Switch } from '@mantine/core';
import classes from '#src/features/keys/key-toolbar.module.css';
import { KEY_STATES, type KeyState, type KeysSearch } from '#src/features/keys/shown-keys.ts';
import { capitalised } from '#src/lib/format.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';

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
