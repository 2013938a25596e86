import { useQueryClient } from '@tanstack/react-query';
import { HISTORY_KEY } from '#src/features/history/history-query.ts';
import { formatCount } from '#src/lib/format.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Asks before all calls are deleted. */
export const ClearHistoryDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const clear = trpc.history.clear.useMutation({
    onSuccess: ({ deleted }) => {
      onClose();
      toastSuccess(`${formatCount(deleted, 'call')} deleted`);
      return queryClient.invalidateQueries({ queryKey: HISTORY_KEY });
    },
    meta: { failure: 'Failed to clear the history' },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Clear the history?"
      confirmLabel="Delete all calls"
      isBusy={clear.isPending}
      onConfirm={() => clear.mutate({})}
    >
      This deletes all calls of all keys, including those that the filters hide. Keys and the audit log stay.
      This action cannot be undone.
    </ConfirmDialog>
  );
};
