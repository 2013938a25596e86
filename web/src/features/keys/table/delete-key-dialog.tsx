import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface KeyDialogProps {
  row: KeyRow;
  opened: boolean;
  onClose: () => void;
}

export const DeleteKeyDialog = ({ row, opened, onClose }: KeyDialogProps) => {
  const markChanged = useFocusAfterRemoval();
  const utils = trpc.useUtils();
  const remove = trpc.keys.delete.useMutation({
    onSuccess: () => {
      markChanged();
      onClose();
      toastSuccess('API key deleted successfully');
      return utils.keys.list.invalidate();
    },
    meta: { failure: 'Failed to delete API key' },
  });

  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Are you absolutely sure?"
      subject={<KeyLine row={row} />}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: row.key.id })}
    >
      This will permanently delete the API key for {providerName(row)}. This action cannot be undone.
    </ConfirmDialog>
  );
};
