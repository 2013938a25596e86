import { PROFILE_DRAFT_ID, profileDraft } from '#src/features/profile/profile-values.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  id: number;
  onDeleted: () => void;
}

/** Asks before the profile is deleted. */
export const DeleteProfileDialog = ({ opened, onClose, id, onDeleted }: DialogProps) => {
  const utils = trpc.useUtils();
  const markChanged = useFocusAfterRemoval();
  const remove = trpc.profile.delete.useMutation({
    onSuccess: () => {
      markChanged();
      onClose();
      onDeleted();
      toastSuccess('Profile deleted');
      profileDraft.forget(PROFILE_DRAFT_ID);
      return utils.profile.get.reset({});
    },
    meta: { failure: 'Failed to delete the profile' },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete the profile?"
      confirmLabel="Delete profile"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      Applications that were filled in from it stay as they are. This action cannot be undone.
    </ConfirmDialog>
  );
};
