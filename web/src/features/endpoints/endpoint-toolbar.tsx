import { ENDPOINT_METHODS, type EndpointMethod } from '@gatehouse/contract/endpoint-options.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Group, NativeSelect } from '@mantine/core';
import type { EndpointFilter, EndpointSort } from '#src/features/endpoints/endpoint-filter.ts';
import classes from '#src/features/endpoints/endpoints.module.css';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';

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
export const EndpointToolbar = ({
  filter,
  setFilter,
  search,
  setSearch,
  providers,
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
  </Group>
);
