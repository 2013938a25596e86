import { Text } from '@mantine/core';
import type { Column } from '#src/components/table-column.ts';
import { formatAge, formatDateTime } from '#src/lib/format.ts';
import { ACTIONS, ADDED, PROVIDER, SECRET, STATUS } from '#src/shared/keys/key-columns.tsx';
import { KeyDetails } from '#src/shared/keys/key-details.tsx';
import { PlainKeyLine } from '#src/shared/keys/key-line.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { PlainStatus, ShortStatus } from '#src/shared/keys/key-status.tsx';

/** A key with the time of its last use; null if it was never sent anywhere, undefined while that is not known. */
export interface ListedKey extends KeyRow {
  lastUsedAt: string | null | undefined;
}

const lastUsedText = ({ lastUsedAt }: ListedKey): string => {
  if (lastUsedAt === undefined) return '';
  return lastUsedAt === null ? 'Never' : formatAge(lastUsedAt);
};

/** When the key was last sent to a host. */
const LastUsed = ({ row }: { row: ListedKey }) => (
  <Text
    component="span"
    size="sm"
    c={row.lastUsedAt === null ? 'dimmed' : undefined}
    title={row.lastUsedAt ? formatDateTime(row.lastUsedAt) : undefined}
  >
    {lastUsedText(row)}
  </Text>
);

const LAST_USED: Column<ListedKey> = {
  key: 'lastUsed',
  header: 'Last used',
  width: 'max(98px, 4cqi + 59px)',
  cell: (row) => <LastUsed row={row} />,
  plain: lastUsedText,
  sort: {
    // A key that was never used was used the longest time ago.
    compare: (one, other) => Date.parse(one.lastUsedAt ?? '0000') - Date.parse(other.lastUsedAt ?? '0000'),
    isDescendingFirst: true,
  },
};

/*
 * Widths in `cqi` are shares of the table's width: in a wide window every column gets a part of the spare room, most of it
 * the provider and the status, which would wrap. A share in percent cannot have a least width in a table.
 */
const ADDED_WIDTH = 'max(104px, 4cqi + 65px)';

/** The columns of the screen: the checkboxes and the last use take room, and the mask is not to be cut. */
export const COLUMNS: Column<ListedKey>[] = [
  { ...PROVIDER, width: undefined },
  { ...SECRET, width: 'max(260px, 15cqi + 114px)' },
  { ...ADDED, width: ADDED_WIDTH },
  LAST_USED,
  { ...STATUS, width: 'max(172px, 25cqi - 74px)' },
  { ...ACTIONS, width: 138 },
];

/** The same in rows of one line. */
export const COMPACT_COLUMNS: Column<ListedKey>[] = [
  {
    ...PROVIDER,
    width: '29%',
    cell: (row) => <KeyDetails row={row} isOneLine />,
    plain: (row) => <PlainKeyLine row={row} isOneLine />,
  },
  SECRET,
  { ...ADDED, width: ADDED_WIDTH },
  LAST_USED,
  {
    ...STATUS,
    width: 'max(144px, 18cqi - 32px)',
    narrow: 'footer',
    cell: (row) => <ShortStatus row={row} />,
    plain: (row) => <PlainStatus row={row} isShort />,
  },
  { ...ACTIONS, width: 138 },
];
