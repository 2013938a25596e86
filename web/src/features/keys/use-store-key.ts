import type { AddCatalogKeyInput, AddKeyInput } from '@gatehouse/contract/keys.ts';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '#src/lib/trpc.ts';

/** Stores a key, with its provider if that comes from the catalogue. The lists are loaded again by `refresh`. */
export const useStoreKey = () => {
  const utils = trpc.useUtils();
  const store = useMutation({
    mutationFn: (input: AddKeyInput | AddCatalogKeyInput) =>
      'catalogId' in input ? utils.client.keyForms.addKey.mutate(input) : utils.client.keys.add.mutate(input),
    // The input contains a secret.
    gcTime: 0,
  });
  const refresh = async (): Promise<void> => {
    await Promise.all([
      utils.keys.list.invalidate(),
      utils.providers.list.invalidate(),
      utils.keyForms.list.invalidate(),
    ]);
  };
  return { store, refresh };
};
