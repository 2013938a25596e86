import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { hasHiddenValues } from '#src/features/endpoints/open-endpoint.ts';
import { useDeleteEndpoint, useRestoreEndpoint } from '#src/features/endpoints/use-endpoint-changes.ts';
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
  const restore = useRestoreEndpoint();
  const isFinal = hasHiddenValues(saved);
  const undo = { label: 'Undo', onClick: () => restore(saved) };
  const remove = useDeleteEndpoint(saved, {
    onDeleted: () => {
      onClose();
      toast({ title: 'Endpoint deleted', ...(isFinal ? {} : { action: undo, duration: UNDO_MS }) });
    },
    // What it is now has to be seen first.
    onChanged: onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      {isFinal
        ? `This will permanently delete the endpoint “${saved.name}” with its hidden values. This action cannot be undone.`
        : `This will delete the endpoint “${saved.name}”.`}
    </ConfirmDialog>
  );
};
