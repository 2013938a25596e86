import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConnectionRow } from '#src/features/oauth/connections/connection-state.ts';
import { overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface RenameConnectionDialogProps {
  row: ConnectionRow;
  opened: boolean;
  onClose: () => void;
}

/** Gives a connection another name, as its user has seen it. */
const useRename = (connection: OauthConnection, onDone: () => void) => {
  const utils = trpc.useUtils();
  const send = useOperation(trpc.oauth.connections.update);
  return useMutation({
    mutationFn: (given: string) =>
      overLatest({
        seen: connection,
        load: async () =>
          (await utils.oauth.connections.list.fetch({}, { staleTime: 0 })).find(
            ({ id }) => id === connection.id,
          ),
        // Calls renew its tokens meanwhile.
        isSame: (now) => now.name === connection.name,
        send: (ifMatch) => send({ id: connection.id, name: given }, { ifMatch }),
      }),
    onSuccess: async () => {
      onDone();
      toastSuccess('Connection renamed successfully');
      await utils.oauth.connections.list.invalidate();
    },
    meta: { failure: FROM_ERROR },
  });
};

/** Another name for a connection; an empty one gives it back the name that it had at first. */
export const RenameConnectionDialog = ({ row, opened, onClose }: RenameConnectionDialogProps) => {
  const { connection } = row;
  const [name, setName] = useState<string>();
  const close = (): void => {
    setName(undefined);
    onClose();
  };
  const rename = useRename(connection, close);
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={`Rename ${connection.name}`}
      size="sm"
      submitLabel="Rename"
      isBusy={rename.isPending}
      isDirty={name !== undefined && name !== connection.name}
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(name ?? connection.name);
      }}
    >
      <TextInput
        label="Name"
        description="Empty: the name that it had at first."
        autoComplete="off"
        maxLength={200}
        data-autofocus
        value={name ?? connection.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </FormDialog>
  );
};
