import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { hasHiddenValues } from '#src/features/endpoints/open-endpoint.ts';
import { useRestoreEndpoint } from '#src/features/endpoints/use-endpoint-changes.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.ts';

interface DeleteEndpointDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

/** Longer than other toasts: it has a button. */
const UNDO_MS = 10_000;

export const DeleteEndpointDialog = ({ opened, onClose, saved }: DeleteEndpointDialogProps) => {
  const utils = trpc.useUtils();
  const restore = useRestoreEndpoint();
  const isFinal = hasHiddenValues(saved);
  const undo = { label: 'Undo', onClick: () => restore.mutate(saved) };
  const remove = trpc.endpoints.delete.useMutation({
    onSuccess: ({ id }) => {
      utils.endpoints.list.setData({}, (list) => list?.filter((entry) => entry.id !== id));
      onClose();
      toast({ title: 'Endpoint deleted', ...(isFinal ? {} : { action: undo, duration: UNDO_MS }) });
    },
    meta: { failure: 'Failed to delete endpoint' },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: saved.id })}
    >
      {isFinal
        ? `This will permanently delete the endpoint “${saved.name}” with its hidden values. This action cannot be undone.`
        : `This will delete the endpoint “${saved.name}”.`}
    </ConfirmDialog>
  );
};
