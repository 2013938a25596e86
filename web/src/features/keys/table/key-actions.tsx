import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconRefresh, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { rotateKeyDialog } from '#src/features/keys/offers/rotate-key.tsx';
import { useVerifyKey } from '#src/features/keys/offers/verify-key.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { IconAction, IconLink } from '#src/ui/button/icon-action.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';

const deleteKeyDialog = loadExport(
  () => import('#src/features/keys/table/delete-key-dialog.tsx'),
  'DeleteKeyDialog',
);

/** The actions for a key. */
export const KeyActions = ({ row }: { row: KeyRow }) => {
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
          search={{ keyId: key.id }}
        />
        <IconAction
          label={`Verify ${key.name}`}
          hint="Verify with the provider"
          icon={IconShieldCheck}
          pending={verify.isPending}
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
