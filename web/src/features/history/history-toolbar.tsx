import { CALL_METHODS } from '@gatehouse/contract/call-methods.ts';
import { MAX_HISTORY_QUERY } from '@gatehouse/contract/history-options.ts';
import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '#src/features/history/history.module.css';
import { type HistorySearch, STATUS_CHOICES } from '#src/features/history/history-filter.ts';
import { useKeyRows } from '#src/shared/keys/use-key-rows.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { useConnections, useProviders } from '#src/shared/queries.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';

interface ToolbarProps {
  search: HistorySearch;
  onChange: (search: HistorySearch) => void;
}

/** A status code from the URL is a choice too. */
const statusChoices = (status: string | undefined) =>
  status === undefined || STATUS_CHOICES.some(({ value }) => value === status)
    ? STATUS_CHOICES
    : [...STATUS_CHOICES, { value: status, label: status }];

/** Says that only the calls of one connection are shown, and shows all again. */
const ConnectionFilter = ({ connectionId, onRemove }: { connectionId: number; onRemove: () => void }) => {
  const connections = useConnections();
  const providers = useProviders();
  const connection = connections.data?.find(({ id }) => id === connectionId);
  const provider = providers.data?.find(({ id }) => id === connection?.providerId);
  const isLoaded = connections.data !== undefined && providers.data !== undefined;
  const name = provider === undefined ? undefined : providerLabel(provider);
  return (
    <Button
      variant="light"
      size="xs"
      rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
      aria-label={`Show all calls, not only those of ${name === undefined ? 'one' : `the ${name}`} connection`}
      onClick={onRemove}
    >
      Connection: {name ?? (isLoaded ? 'deleted' : '…')}
    </Button>
  );
};

const SHARED = { size: 'xs', clearable: true } as const;

/** Searches and filters the calls. */
export const HistoryToolbar = ({ search, onChange }: ToolbarProps) => {
  const { text, setText } = useSearchText(search.q, (q) => onChange({ ...search, q }));
  const { data: rows = [] } = useKeyRows();
  const providers = new Map(rows.flatMap(({ provider }) => (provider ? [[provider.id, provider]] : [])));
  const key = rows.find((row) => row.key.id === search.keyId)?.key;
  return (
    <Group gap="xs" className={classes.toolbar}>
      <SearchField
        label="Search calls"
        placeholder="Search URLs, names, bodies"
        maxLength={MAX_HISTORY_QUERY}
        search={text}
        setSearch={setText}
      />
      <div className={classes.select}>
        <LazySelect
          {...SHARED}
          aria-label="Status"
          placeholder="Any status"
          data={statusChoices(search.status)}
          value={search.status ?? null}
          onChange={(status) => onChange({ ...search, status: status ?? undefined })}
        />
      </div>
      <div className={classes.select}>
        <LazySelect
          {...SHARED}
          aria-label="Method"
          placeholder="Any method"
          data={[...CALL_METHODS]}
          value={search.method ?? null}
          onChange={(method) =>
            onChange({ ...search, method: CALL_METHODS.find((known) => known === method) })
          }
        />
      </div>
      <div className={classes.select}>
        <LazySelect
          {...SHARED}
          aria-label="Provider"
          placeholder="Any provider"
          data={[...providers.values()].map((provider) => ({
            value: String(provider.id),
            label: providerLabel(provider),
          }))}
          value={search.providerId === undefined ? null : String(search.providerId)}
          onChange={(id) => onChange({ ...search, providerId: id === null ? undefined : Number(id) })}
        />
      </div>
      {search.connectionId !== undefined && (
        <ConnectionFilter
          connectionId={search.connectionId}
          onRemove={() => onChange({ ...search, connectionId: undefined })}
        />
      )}
      {search.keyId !== undefined && (
        <Button
          variant="light"
          size="xs"
          rightSection={<IconX size={14} stroke={1.75} aria-hidden />}
          aria-label={`Show the calls of all keys, not only of ${key?.name ?? 'a deleted key'}`}
          onClick={() => onChange({ ...search, keyId: undefined })}
        >
          Key: {key?.name ?? 'deleted'}
        </Button>
      )}
    </Group>
  );
};
