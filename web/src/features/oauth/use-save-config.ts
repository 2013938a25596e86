import type { CreateOauthConfigInput, OauthConfig } from '@gatehouse/contract/oauth.ts';
import { trpc } from '#src/lib/trpc.ts';
import { toast } from '#src/ui/feedback/toast.ts';

interface SaveConfigOptions {
  providerId: number;
  /** The saved one, which is then changed. */
  config: OauthConfig | undefined;
  onSaved: () => void;
}

/** Creates the configuration of a provider, or changes the one that is saved. */
export const useSaveConfig = ({ providerId, config, onSaved }: SaveConfigOptions) => {
  const utils = trpc.useUtils();
  const saved = (title: string, description: string) => async (): Promise<void> => {
    // Loaded before the next step, which needs it, is shown. A failure to load it is told there.
    await utils.oauth.configs.list.invalidate();
    // A new client or token URL makes an old connection useless.
    void utils.oauth.connections.list.invalidate();
    toast({ title, description });
    onSaved();
  };
  const create = trpc.oauth.configs.create.useMutation({
    onSuccess: saved('Configuration saved', 'Your OAuth configuration has been saved successfully'),
    // The input contains a secret.
    gcTime: 0,
  });
  const update = trpc.oauth.configs.update.useMutation({
    onSuccess: saved('Configuration updated', 'Your OAuth configuration has been updated successfully'),
    gcTime: 0,
  });
  const { error, isPending } = config === undefined ? create : update;
  const save = (input: Omit<CreateOauthConfigInput, 'providerId'>): void => {
    if (config === undefined) create.mutate({ providerId, ...input });
    else update.mutate({ id: config.id, providerId, ...input });
  };
  return {
    save,
    error,
    isPending,
    failureText:
      config === undefined ? 'Failed to save OAuth configuration' : 'Failed to update OAuth configuration',
  };
};
