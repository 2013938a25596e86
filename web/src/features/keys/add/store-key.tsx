import type { AddCatalogKeyInput, AddKeyInput } from '@gatehouse/contract/keys.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorStatus } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';

/** Stores a key, with its provider if that comes from the catalog. The lists are loaded again by `refresh`. */
export const useStoreKey = () => {
  const utils = trpc.useUtils();
  const add = useOperation(trpc.keys.add);
  const addFromCatalog = useOperation(trpc.keyForms.addKey);
  const store = useMutation({
    mutationFn: (input: AddKeyInput | AddCatalogKeyInput) =>
      'catalogId' in input ? addFromCatalog(input) : add(input),
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

/** Whether a key was not stored because its secret is stored already. */
export const isSameSecret = (error: unknown): boolean => errorStatus(error) === 409;

interface SameSecretProps {
  /** Why the key was not stored; null if it was, or once another key is pasted. */
  error: unknown;
  isBusy: boolean;
  onStoreAnyway: () => void;
}

/** After the message at the field that a secret is stored already: stores it a second time. */
export const SameSecret = ({ error, isBusy, onStoreAnyway }: SameSecretProps) =>
  isSameSecret(error) && (
    <Button variant="default" size="xs" mt="xs" disabled={isBusy} onClick={onStoreAnyway}>
      Store it anyway
    </Button>
  );
