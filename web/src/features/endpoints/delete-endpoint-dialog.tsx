import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { toast } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

interface DeleteEndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

export const DeleteEndpointDialog = ({ opened, onClose, saved }: DeleteEndpointDialogProps) => {
  const utils = trpc.useUtils();
  const remove = trpc.endpoints.delete.useMutation({
    onSuccess: ({ id }) => {
      utils.endpoints.list.setData({}, (list) => list?.filter((entry) => entry.id !== id));
      onClose();
      toast({ title: 'Endpoint deleted' });
      // The button that had the focus is removed with its card.
      setTimeout(() => document.activeElement === document.body && focusHeading());
    },
    meta: { failure: 'Failed to delete endpoint' },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Are you absolutely sure?"
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: saved.id })}
    >
      This will permanently delete the endpoint “{saved.name}”. This action cannot be undone.
    </ConfirmDialog>
  );
};
