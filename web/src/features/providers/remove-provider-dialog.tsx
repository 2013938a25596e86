import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface RemoveProviderDialogProps {
  provider: Pick<Provider, 'id' | 'name' | 'origin' | 'source'>;
  opened: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

export const RemoveProviderDialog = ({ provider, opened, onClose, onRemoved }: RemoveProviderDialogProps) => {
  const utils = trpc.useUtils();
  const remove = trpc.providers.delete.useMutation({
    onSuccess: () => {
      onRemoved();
      toastSuccess('Provider removed successfully');
      return utils.providers.list.invalidate();
    },
    onSettled: onClose,
    // The reason: its keys have to be deleted first.
    meta: { failure: FROM_ERROR },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      confirmLabel="Remove"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ id: provider.id })}
    >
      This will remove {providerLabel(provider)} from your provider list.{' '}
      {provider.source === 'own'
        ? 'What you described of it is removed with it.'
        : 'To add it again, search for it or research its company.'}
    </ConfirmDialog>
  );
};
