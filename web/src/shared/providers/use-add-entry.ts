import { catalogResultId } from '@gatehouse/contract/api-name.ts';
import { trpc } from '#src/lib/trpc.ts';
import { type ProviderChoice, toTarget } from '#src/shared/providers/entry-choice.ts';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Adds an API of the catalogue to the provider list, for a field that takes listed providers alone. */
export const useAddEntry = (onAdded: (providerId: string) => void) => {
  const utils = trpc.useUtils();
  const save = trpc.research.discover.useMutation({ meta: { failure: FROM_ERROR } });
  const add = async ({ value, name = '' }: ProviderChoice): Promise<void> => {
    const target = toTarget(value);
    if (!('catalogId' in target)) return;
    const { catalogId } = target;
    await save.mutateAsync({ query: name, autoSave: true, id: catalogResultId(catalogId) });
    await utils.providers.list.invalidate();
    const providers = await utils.providers.list.fetch({});
    const provider = providers.find(({ origin }) => origin?.type === 'catalog' && origin.id === catalogId);
    if (provider === undefined) return;
    toastSuccess(`${provider.name} has been added to your provider list`, 'API Saved');
    onAdded(String(provider.id));
  };
  return {
    isAdding: save.isPending,
    // The failure has been told.
    add: (choice: ProviderChoice): void => void add(choice).catch(() => undefined),
  };
};
