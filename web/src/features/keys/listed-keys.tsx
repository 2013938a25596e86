import { Text } from '@mantine/core';
import { formatAge, formatDateTime } from '#src/lib/format.ts';
import { ACTIONS, ADDED, PROVIDER, SECRET, STATUS } from '#src/shared/keys/key-columns.tsx';
import { KeyDetails } from '#src/shared/keys/key-details.tsx';
import { PlainKeyLine } from '#src/shared/keys/key-line.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { PlainStatus, ShortStatus } from '#src/shared/keys/key-status.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

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
  width: 'max(92px, 4cqi + 45px)',
  cell: (row) => <LastUsed row={row} />,
  plain: lastUsedText,
  sort: {
    // A key that was never used was used the longest time ago.
    compare: (one, other) => Date.parse(one.lastUsedAt ?? '0000') - Date.parse(other.lastUsedAt ?? '0000'),
    isDescendingFirst: true,
  },
};

/** The columns of the screen: the checkboxes and the last use take room from the status. */
export const COLUMNS: Column<ListedKey>[] = [
  PROVIDER,
  SECRET,
  ADDED,
  LAST_USED,
  { ...STATUS, width: 'clamp(182px, 66cqi - 466px, 400px)' },
  ACTIONS,
];

/** The same in rows of one line. */
export const COMPACT_COLUMNS: Column<ListedKey>[] = [
  {
    ...PROVIDER,
    width: '29%',
    cell: (row) => <KeyDetails row={row} isOneLine />,
    plain: (row) => <PlainKeyLine row={row} isOneLine />,
  },
  { ...SECRET, width: undefined },
  ADDED,
  LAST_USED,
  {
    ...STATUS,
    width: 'max(144px, 18cqi - 32px)',
    narrow: 'footer',
    cell: (row) => <ShortStatus row={row} />,
    plain: (row) => <PlainStatus row={row} isShort />,
  },
  ACTIONS,
];
