import type { ConnectionRow } from '#src/features/oauth/connections/connection-state.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface DeleteConnectionDialogProps {
  row: ConnectionRow;
  opened: boolean;
  onClose: () => void;
}

export const DeleteConnectionDialog = ({ row, opened, onClose }: DeleteConnectionDialogProps) => {
  const markChanged = useFocusAfterRemoval();
  const utils = trpc.useUtils();
  const { name, account } = row.connection;
  const remove = trpc.oauth.connections.delete.useMutation({
    onSuccess: () => {
      markChanged();
      onClose();
      toastSuccess('Connection deleted successfully');
      return utils.oauth.connections.list.invalidate();
    },
    meta: { failure: 'Failed to delete the connection' },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: row.connection.id })}
    >
      This will permanently delete the tokens of {account === null ? name : `${name} · ${account}`}. Calls
      that use this connection fail until you log in again. The configuration and other connections stay.
    </ConfirmDialog>
  );
};
