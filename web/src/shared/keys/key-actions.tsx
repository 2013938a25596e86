import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlask2, IconRefresh, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconAction } from '#src/components/icon-action.tsx';
import { IconLink } from '#src/components/icon-link.tsx';
import { DeleteKeyDialog } from '#src/shared/keys/delete-key-dialog.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
import { RotateKeyDialog } from '#src/shared/keys/rotate-key-dialog.tsx';
import { useVerifyKey } from '#src/shared/keys/use-verify-key.ts';

/** What can be done with one key. */
export const KeyActions = ({ row }: { row: KeyRow }) => {
  const [dialog, setDialog] = useState<'rotate' | 'delete'>();
  // Its dialogs are made once a pointer or the focus is here: made with every row they are a fifth of a table's cost.
  const [isNear, near] = useDisclosure(false);
  const verify = useVerifyKey(row);
  const { key, isDue } = row;
  const close = () => setDialog(undefined);
  return (
    <>
      <Group gap={2} wrap="nowrap" justify="flex-end" onPointerEnter={near.open} onFocus={near.open}>
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
          hint={isDue ? 'Rotate: it is due' : 'Rotate'}
          icon={IconRefresh}
          tone={isDue ? 'warning' : 'neutral'}
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
          <RotateKeyDialog row={row} opened={dialog === 'rotate'} onClose={close} />
          <DeleteKeyDialog row={row} opened={dialog === 'delete'} onClose={close} />
        </>
      )}
    </>
  );
};
