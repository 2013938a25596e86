import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { useMutation } from '@tanstack/react-query';
import { configDraft, configDraftId } from '#src/features/oauth/config-draft.ts';
import { useLoadConfig } from '#src/features/oauth/oauth-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import { isConflict } from '#src/lib/error-message.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
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
  const load = useLoadConfig(config.id);
  const send = useOperation(trpc.oauth.configs.delete);
  const remove = useMutation({
    mutationFn: () =>
      overLatest({
        seen: config,
        load,
        isSame: (now) => isSameBut(config, now, ['updatedAt']),
        send: (ifMatch) => send({ id: config.id }, { ifMatch }),
      }),
    onSuccess: async () => {
      configDraft.forget(configDraftId(provider.id));
      onClose();
      toastSuccess('OAuth configuration deleted successfully');
      await Promise.all([utils.oauth.configs.list.invalidate(), utils.oauth.connections.list.invalidate()]);
    },
    onSettled: (_done, error) => {
      // What it is now, which is loaded, has to be seen first.
      if (isConflict(error)) onClose();
    },
    meta: { failure: FROM_ERROR },
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      This will permanently delete the OAuth configuration for {providerLabel(provider)} with its client
      secret, and all connections that were made with it. This action cannot be undone.
    </ConfirmDialog>
  );
};
