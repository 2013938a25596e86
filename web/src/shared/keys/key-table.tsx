import { type Column, DataTable } from '#src/components/data-table.tsx';
import { DateText } from '#src/components/date-text.tsx';
import { KeyActions } from '#src/shared/keys/key-actions.tsx';
import { KeyDetails } from '#src/shared/keys/key-details.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { KeySecret } from '#src/shared/keys/key-secret.tsx';
import { KeyStatus } from '#src/shared/keys/key-status.tsx';

const columns: Column<KeyRow>[] = [
  {
    key: 'provider',
    header: 'Provider',
    width: '24%',
    narrow: 'title',
    cell: (row) => <KeyDetails row={row} />,
  },
  {
    key: 'apiKey',
    header: 'API Key',
    narrow: 'title',
    // Rotation changes the secret: a revealed old secret must disappear.
    cell: (row) => <KeySecret key={row.key.lastRotated} row={row} />,
  },
  { key: 'added', header: 'Added', width: 116, cell: (row) => <DateText iso={row.key.createdAt} /> },
  { key: 'status', header: 'Status', width: 220, cell: (row) => <KeyStatus row={row} /> },
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

/** A table of keys with their actions. */
export const KeyTable = ({ caption, rows }: KeyTableProps) => (
  <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.key.id} />
);
