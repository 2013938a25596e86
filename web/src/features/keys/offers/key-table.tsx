import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { ACTIONS, ADDED, COMPACT } from '#src/features/keys/table/key-columns.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';

const columns = [COMPACT.provider, COMPACT.secret, ADDED, COMPACT.status, ACTIONS];

interface KeyTableProps {
  /** Says which keys these are. */
  caption: string;
  rows: readonly KeyRow[];
}

/** A table of keys with their actions. */
export const KeyTable = ({ caption, rows }: KeyTableProps) => (
  <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.key.id} isCompact />
);
