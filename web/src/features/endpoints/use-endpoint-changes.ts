import type { PatchEndpointInput, SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { isConflict } from '#src/lib/error-message.ts';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { isSameBut, overLatest } from '#src/lib/over-latest.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Replaces an endpoint in a list. */
const replaced = (
  list: readonly SavedEndpoint[] | undefined,
  changed: SavedEndpoint,
): SavedEndpoint[] | undefined => list?.map((entry) => (entry.id === changed.id ? changed : entry));

/*
 * What the server returns goes into the cached list, because fetching thousands of endpoints again for one change takes
 * longer. If the form fails, it shows why.
 */

export const useCreateEndpoint = (onSaved: (saved: SavedEndpoint) => void) => {
  const utils = trpc.useUtils();
  return trpc.endpoints.create.useMutation({
    onSuccess: (saved) => {
      utils.endpoints.list.setData({}, (list) => list && [saved, ...list]);
      toast({ title: 'Endpoint created' });
      onSaved(saved);
    },
  });
};

export const useUpdateEndpoint = (onSaved: (saved: SavedEndpoint) => void) => {
  const utils = trpc.useUtils();
  const update = useOperation(trpc.endpoints.update);
  return useMutation({
    mutationFn: ({ ifMatch, ...input }: PatchEndpointInput & { ifMatch: string | undefined }) =>
      update(input, { ifMatch }),
    onSuccess: (saved) => {
      utils.endpoints.list.setData({}, (list) => replaced(list, saved));
      toast({ title: 'Endpoint updated' });
      onSaved(saved);
    },
  });
};

const FRESH = { staleTime: 0 };

/** Reads an endpoint again, and shows what it is now. */
export const useLoadEndpoint = () => {
  const utils = trpc.useUtils();
  return async (id: number): Promise<SavedEndpoint | undefined> =>
    (await utils.endpoints.list.fetch({}, FRESH)).find((endpoint) => endpoint.id === id);
};

/** Changes whether an endpoint is a favorite: in the list at once, and back if the server did not change it. */
export const useToggleFavorite = (saved: SavedEndpoint): (() => void) => {
  const utils = trpc.useUtils();
  const load = useLoadEndpoint();
  const show = (endpoint: SavedEndpoint): void => {
    utils.endpoints.list.setData({}, (list) => replaced(list, endpoint));
  };
  const change = useOperation(trpc.endpoints.update);
  const update = useMutation({
    mutationFn: (isFavorite: boolean) =>
      overLatest({
        seen: saved,
        load: () => load(saved.id),
        isSame: (now) => now.isFavorite === saved.isFavorite,
        send: (ifMatch) => change({ id: saved.id, isFavorite }, { ifMatch }),
      }),
    onMutate: (isFavorite) => show({ ...saved, isFavorite }),
    onSuccess: show,
    // After a conflict, what it is now is shown already.
    onSettled: (_done, error, isFavorite) => {
      // By now, what is in the list is the change itself.
      if (error !== null && !isConflict(error)) show({ ...saved, isFavorite: !isFavorite });
    },
    meta: { failure: 'Failed to update favorite status' },
  });
  return () => {
    if (!update.isPending) update.mutate(!saved.isFavorite);
  };
};

/** Deletes an endpoint as its user has seen it, whether it is a favorite or not, and in whatever folder. */
export const useDeleteEndpoint = (
  saved: SavedEndpoint,
  done: { onDeleted: () => void; onChanged: () => void },
) => {
  const utils = trpc.useUtils();
  const load = useLoadEndpoint();
  const remove = useOperation(trpc.endpoints.delete);
  return useMutation({
    mutationFn: () =>
      overLatest({
        seen: saved,
        load: () => load(saved.id),
        isSame: (now) => isSameBut(saved, now, ['updatedAt', 'isFavorite', 'folderId']),
        send: (ifMatch) => remove({ id: saved.id }, { ifMatch }),
      }),
    onSuccess: ({ id }) => {
      utils.endpoints.list.setData({}, (list) => list?.filter((entry) => entry.id !== id));
      done.onDeleted();
    },
    onSettled: (_done, error) => {
      if (isConflict(error)) done.onChanged();
    },
    meta: { failure: 'Failed to delete endpoint' },
  });
};

/** Saves an endpoint that was deleted again. Only one without hidden values: the server erased these. */
export const useRestoreEndpoint = () => {
  const utils = trpc.useUtils();
  const { mutate } = trpc.endpoints.create.useMutation({
    onSuccess: (saved) => {
      utils.endpoints.list.setData({}, (list) => list && [saved, ...list]);
      toast({ title: 'Endpoint restored' });
      // The toast with the button that had the focus is gone.
      setTimeout(() => document.activeElement === document.body && focusHeading());
    },
    meta: { failure: 'Failed to create endpoint' },
  });
  return (saved: SavedEndpoint): void => {
    // Its folder may have been deleted since.
    const folder = utils.folders.list.getData({})?.find(({ id }) => id === saved.folderId);
    mutate({ ...saved, folderId: folder?.id ?? null });
  };
};
