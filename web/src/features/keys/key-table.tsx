import { Group, Text } from '@mantine/core';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { type Column, DataTable } from '#src/components/data-table.tsx';
import { DateText } from '#src/components/date-text.tsx';
import { KeyActions } from '#src/features/keys/key-actions.tsx';
import { type KeyRow, providerName } from '#src/features/keys/key-rows.ts';
import { KeySecret } from '#src/features/keys/key-secret.tsx';
import { KeyStatus } from '#src/features/keys/key-status.tsx';

const ProviderCell = ({ row }: { row: KeyRow }) => (
  <Group gap="sm" wrap="nowrap">
    <BrandIcon slug={row.provider?.slug ?? ''} />
    <div>
      <Text size="sm" fw={500}>
        {providerName(row)}
      </Text>
      <Text size="xs" c="dimmed">
        {row.key.name}
        {row.key.keyType === null ? '' : ` · ${row.key.keyType}`}
      </Text>
    </div>
  </Group>
);

const columns: Column<KeyRow>[] = [
  {
    key: 'provider',
    header: 'Provider',
    width: '27%',
    narrow: 'title',
    cell: (row) => <ProviderCell row={row} />,
  },
  {
    key: 'apiKey',
    header: 'API Key',
    // A rotated key is another secret: what was revealed of the old one goes.
    cell: (row) => <KeySecret key={row.key.lastRotated} row={row} />,
  },
  { key: 'added', header: 'Added', width: 120, cell: (row) => <DateText iso={row.key.createdAt} /> },
  { key: 'status', header: 'Status', width: 190, cell: (row) => <KeyStatus row={row} /> },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    width: 150,
    narrow: 'footer',
    cell: (row) => <KeyActions row={row} />,
  },
];

interface KeyTableProps {
  /** Says which keys these are. */
  caption: string;
  rows: readonly KeyRow[];
}

/** Keys with everything that can be done to them. */
export const KeyTable = ({ caption, rows }: KeyTableProps) => (
  <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.key.id} />
);
