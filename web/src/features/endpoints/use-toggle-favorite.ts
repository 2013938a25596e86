import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { trpc } from '#src/lib/trpc.ts';
import { replaced } from '#src/shared/endpoints/use-endpoint-changes.ts';

/** Changes whether an endpoint is a favorite: in the list at once, and back if the server did not change it. */
export const useToggleFavorite = (saved: SavedEndpoint): (() => void) => {
  const utils = trpc.useUtils();
  const show = (endpoint: SavedEndpoint): void => {
    utils.endpoints.list.setData({}, (list) => replaced(list, endpoint));
  };
  const update = trpc.endpoints.update.useMutation({
    onMutate: ({ isFavorite = saved.isFavorite }) => show({ ...saved, isFavorite }),
    // What is shown by now is the change itself.
    onSettled: (changed, _error, { isFavorite }) => show(changed ?? { ...saved, isFavorite: !isFavorite }),
    meta: { failure: 'Failed to update favorite status' },
  });
  return () => {
    if (!update.isPending) update.mutate({ id: saved.id, isFavorite: !saved.isFavorite });
  };
};
