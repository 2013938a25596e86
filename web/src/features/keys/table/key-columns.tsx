import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconRefresh, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/keys/keys.module.css';
import { PlainKeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { rotateKeyDialog } from '#src/features/keys/offers/rotate-key.tsx';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
import { useVerifyKey } from '#src/features/keys/offers/verify-key.ts';
import { KeyDetails } from '#src/features/keys/table/key-details.tsx';
import { KeySecret } from '#src/features/keys/table/key-secret.tsx';
import { keyStates } from '#src/features/keys/table/key-states.ts';
import { KeyStatus, PlainStatus, ShortStatus } from '#src/features/keys/table/key-status.tsx';
import { formatDate } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { IconAction, IconLink } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import type { Column } from '#src/ui/table/table-column.ts';
import { DateText } from '#src/ui/text/date-text.tsx';

const deleteKeyDialog = loadExport(
  () => import('#src/features/keys/table/delete-keys-dialog.tsx'),
  'DeleteKeyDialog',
);

const KeyActions = ({ row }: { row: KeyRow }) => {
  const [dialog, setDialog] = useState<'rotate' | 'delete'>();
  // The dialogs are mounted when the pointer or the focus is here: in every row they would be a fifth of a table's cost.
  const [isNear, near] = useDisclosure(false);
  const verify = useVerifyKey(row);
  const { key, showsDue } = row;
  const close = () => setDialog(undefined);
  return (
    <>
      <Group gap={0} wrap="nowrap" justify="flex-end" onPointerEnter={near.open} onFocus={near.open}>
        <IconLink
          label={`Test ${key.name}`}
          hint="Test"
          icon={IconFlask2}
          to="/test"
          search={{ keyId: key.id, first: true }}
        />
        <IconAction
          label={`Verify ${key.name}`}
          hint="Verify with the provider"
          icon={IconShieldCheck}
          isBusy={verify.isBusy}
          onClick={verify.run}
        />
        <IconAction
          label={`Rotate ${key.name}`}
          hint={showsDue ? 'Rotate (due)' : 'Rotate'}
          icon={IconRefresh}
          tone={showsDue ? 'warning' : 'neutral'}
          onClick={() => setDialog('rotate')}
        />
        <IconAction
          label={`Delete ${key.name}`}
          hint="Delete"
          icon={IconTrash}
          tone="destructive"
          onClick={() => setDialog('delete')}
        />
      </Group>
      {(isNear || dialog !== undefined) && (
        <>
          <LazyDialog code={rotateKeyDialog} row={row} opened={dialog === 'rotate'} onClose={close} />
          <LazyDialog code={deleteKeyDialog} row={row} opened={dialog === 'delete'} onClose={close} />
        </>
      )}
    </>
  );
};

const compareTexts = new Intl.Collator('en', { numeric: true }).compare;

const byName = (one: KeyRow, other: KeyRow): number =>
  compareTexts(providerName(one), providerName(other)) || compareTexts(one.key.name, other.key.name);

/*
 * Widths in `cqi` are shares of the table's width: in a wide window every column gets a part of the spare room, most of it
 * the name, which has no width. A share in percent cannot have a least width in a table.
 */

/** The columns of every table of keys; a table may have further ones. */
export const PROVIDER: Column<KeyRow> = {
  key: 'provider',
  header: 'Provider',
  narrow: 'title',
  cell: (row) => <KeyDetails row={row} />,
  plain: (row) => <PlainKeyLine row={row} />,
  sort: { compare: byName },
};

export const SECRET: Column<KeyRow> = {
  key: 'apiKey',
  header: 'API Key',
  width: 'clamp(128px, 40cqi - 153px, max(247px, 15cqi + 70px))',
  narrow: 'title',
  // Rotation changes the secret: a revealed old secret must disappear.
  cell: (row) => <KeySecret key={row.key.lastRotated} row={row} />,
  plain: ({ key }) => <span className={classes.plainSecret}>{key.apiKey}</span>,
  sort: { compare: (one, other) => compareTexts(one.key.apiKey, other.key.apiKey) || byName(one, other) },
};

export const ADDED: Column<KeyRow> = {
  key: 'added',
  header: 'Added',
  width: 'max(98px, 4cqi + 50px)',
  cell: (row) => <DateText iso={row.key.createdAt} />,
  plain: ({ key }) => formatDate(key.createdAt),
  sort: {
    compare: (one, other) => Date.parse(one.key.createdAt) - Date.parse(other.key.createdAt),
    isDescendingFirst: true,
  },
};

/** In ascending order, what needs attention most is first. */
export const STATUS: Column<KeyRow> = {
  key: 'status',
  header: 'Status',
  width: 'clamp(182px, 66cqi - 466px, 400px)',
  cell: (row) => <KeyStatus row={row} />,
  plain: (row) => <PlainStatus row={row} />,
  sort: {
    compare: (one, other) =>
      (keyStates(one)[0]?.rank ?? 0) - (keyStates(other)[0]?.rank ?? 0) || byName(one, other),
  },
};

export const ACTIONS: Column<KeyRow> = {
  key: 'actions',
  header: 'Actions',
  align: 'end',
  width: 137,
  narrow: 'footer',
  cell: (row) => <KeyActions row={row} />,
  plain: () => <span className={classes.plainActions} />,
};

/** The same in rows of one line. A mask says nothing after its first characters, so it has as little room as it can. */
export const COMPACT = {
  provider: {
    ...PROVIDER,
    cell: (row: KeyRow) => <KeyDetails row={row} isOneLine />,
    plain: (row: KeyRow) => <PlainKeyLine row={row} isOneLine />,
  },
  secret: { ...SECRET, width: 'clamp(112px, 14cqi + 16px, 247px)' },
  status: {
    ...STATUS,
    width: 'clamp(118px, 26cqi - 46px, max(150px, min(18cqi - 32px, 260px)))',
    narrow: 'footer' as const,
    cell: (row: KeyRow) => <ShortStatus row={row} />,
    plain: (row: KeyRow) => <PlainStatus row={row} isShort />,
  },
};
