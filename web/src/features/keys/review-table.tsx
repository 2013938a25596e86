import type { Provider } from '@gatehouse/contract/providers.ts';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { maskOf, type ReviewRow } from '#src/features/keys/review-rows.ts';
import { entryChoice } from '#src/shared/keys/entry-choice.ts';
import { hostsOf } from '#src/shared/keys/recognised-key.ts';
import { ProviderSelect } from '#src/shared/providers/provider-select.tsx';
import { useProviders } from '#src/shared/queries.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

type Change = (id: number, changes: Partial<ReviewRow>) => void;

/** What a row is called, for screen readers. */
const labelOf = ({ line, id }: ReviewRow): string => line.name ?? `key ${id + 1}`;

const KeyCell = ({ row }: { row: ReviewRow }) => (
  <Stack gap={2} miw={0}>
    {row.line.name !== undefined && (
      <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {row.line.name}
      </Text>
    )}
    <Text size="xs" ff="monospace" c="dimmed">
      {maskOf(row)}
    </Text>
  </Stack>
);

const ResultCell = ({ row, onChange }: { row: ReviewRow; onChange: Change }) => {
  const { state, errors, note, form, isSame, isChosen } = row;
  if (state === 'stored') return <StatusBadge tone="success">Stored</StatusBadge>;
  if (state === 'storing') return <Text size="xs">Storing…</Text>;
  const isAgain = isSame && !isChosen;
  if (errors.apiKey === undefined && note === undefined && !isAgain) return null;
  const hosts = form?.catalogId == null ? undefined : hostsOf(form);
  return (
    <Stack gap={4} align="flex-start">
      {errors.apiKey !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {errors.apiKey}
        </Text>
      )}
      {isAgain && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => onChange(row.id, { isChosen: true, errors: {} })}
        >
          Store it anyway
        </Button>
      )}
      {errors.apiKey === undefined && note !== undefined && (
        <Text size="xs" c="dimmed">
          {hosts === undefined ? note : `${note}; sent to ${hosts}`}
        </Text>
      )}
    </Stack>
  );
};

const columnsOf = (providers: readonly Provider[], onChange: Change): Column<ReviewRow>[] => [
  {
    key: 'chosen',
    header: 'Store',
    width: 56,
    narrow: 'tick',
    cell: (row) => (
      <Checkbox
        aria-label={`Store ${labelOf(row)}`}
        checked={row.isChosen}
        disabled={row.state !== 'waiting'}
        onChange={(event) => onChange(row.id, { isChosen: event.currentTarget.checked, errors: {} })}
      />
    ),
  },
  { key: 'key', header: 'Key', width: '24%', narrow: 'title', cell: (row) => <KeyCell row={row} /> },
  {
    key: 'name',
    header: 'Key name',
    cell: (row) => (
      <TextInput
        aria-label={`Name of ${labelOf(row)}`}
        value={row.name}
        error={row.errors.name}
        disabled={row.state !== 'waiting' || !row.isChosen}
        maxLength={200}
        onChange={(event) => onChange(row.id, { name: event.currentTarget.value, errors: {} })}
      />
    ),
  },
  {
    key: 'provider',
    header: 'Provider',
    cell: (row) => (
      <ProviderSelect
        aria-label={`Provider of ${labelOf(row)}`}
        providers={providers}
        takesEntries
        further={entryChoice(row.form)}
        value={row.providerId}
        error={row.errors.providerId}
        disabled={row.state !== 'waiting' || !row.isChosen}
        placeholder="Choose a provider"
        onChange={(providerId) => onChange(row.id, { providerId, errors: {} })}
      />
    ),
  },
  {
    key: 'result',
    header: 'Note',
    width: '22%',
    cell: (row) => <ResultCell row={row} onChange={onChange} />,
  },
];

interface ReviewTableProps {
  rows: readonly ReviewRow[];
  onChange: Change;
}

export const ReviewTable = ({ rows, onChange }: ReviewTableProps) => {
  const { data: providers = [] } = useProviders();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function only uses the setter of a state
  const columns = useMemo(() => columnsOf(providers, onChange), [providers]);
  return <DataTable caption="The pasted keys" columns={columns} rows={rows} rowKey={({ id }) => id} />;
};
