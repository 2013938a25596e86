import type { Provider } from '@gatehouse/contract/providers.ts';
import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { SecretRow } from '#src/features/imports/import-choice.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

type Change = (index: number, changes: Partial<SecretRow>) => void;

const SecretText = ({ secret: { place, line, secret, reason, host } }: Pick<SecretRow, 'secret'>) => (
  <Stack gap={2} miw={0}>
    <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
      {place}
      {line === null ? '' : `, line ${line}`}
    </Text>
    <Text size="xs" ff="monospace" c="dimmed">
      {secret}
    </Text>
    {(reason ?? host) !== null && (
      <Text size="xs" c="dimmed">
        {reason ?? `For ${host}`}
      </Text>
    )}
  </Stack>
);

const columnsOf = (providers: readonly Provider[], onChange: Change): Column<SecretRow>[] => [
  {
    key: 'secret',
    header: 'Secret to store',
    width: '36%',
    narrow: 'title',
    cell: ({ secret, isChosen }) => (
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Checkbox
          aria-label={`Store ${secret.place}`}
          checked={isChosen}
          disabled={secret.status !== 'new'}
          onChange={(event) => onChange(secret.index, { isChosen: event.currentTarget.checked })}
        />
        <SecretText secret={secret} />
      </Group>
    ),
  },
  {
    key: 'name',
    header: 'Key name',
    cell: ({ secret, name, isChosen }) => (
      <TextInput
        aria-label={`Name of ${secret.place}`}
        value={name}
        disabled={!isChosen}
        maxLength={200}
        onChange={(event) => onChange(secret.index, { name: event.currentTarget.value })}
      />
    ),
  },
  {
    key: 'provider',
    header: 'Provider',
    cell: ({ secret, providerId, isChosen }) => (
      <ProviderSelect
        aria-label={`Provider of ${secret.place}`}
        providers={providers}
        value={providerId}
        disabled={!isChosen}
        placeholder="Custom"
        onChange={(value) => onChange(secret.index, { providerId: value })}
      />
    ),
  },
];

interface SecretListProps {
  rows: readonly SecretRow[];
  providers: readonly Provider[];
  onChange: Change;
}

/** The secrets of a document, masked: those that the user ticks are stored as keys. */
export const SecretList = ({ rows, providers, onChange }: SecretListProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function only uses the setter of a state
  const columns = useMemo(() => columnsOf(providers, onChange), [providers]);
  return (
    <DataTable
      caption="Secrets in the document"
      columns={columns}
      rows={rows}
      rowKey={({ secret }) => secret.index}
    />
  );
};
