import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { configDraft, configDraftId } from '#src/features/oauth/config-draft.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { trpc } from '#src/lib/trpc.ts';
import { ConfirmDialog } from '#src/ui/dialog/confirm-dialog.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

interface DeleteConfigDialogProps {
  config: OauthConfig;
  provider: Provider;
  opened: boolean;
  onClose: () => void;
}

export const DeleteConfigDialog = ({ config, provider, opened, onClose }: DeleteConfigDialogProps) => {
  const utils = trpc.useUtils();
  const remove = trpc.oauth.configs.delete.useMutation({
    onSuccess: async () => {
      configDraft.forget(configDraftId(provider.id));
      onClose();
      toastSuccess('OAuth configuration deleted successfully');
      await Promise.all([utils.oauth.configs.list.invalidate(), utils.oauth.connections.list.invalidate()]);
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: config.id })}
    >
      This will permanently delete the OAuth configuration for {providerLabel(provider)} with its client
      secret, and the connection that was made with it. This action cannot be undone.
    </ConfirmDialog>
  );
};
