import type { PatchEndpointInput, SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { useMutation } from '@tanstack/react-query';
import { focusHeading } from '#src/lib/focus-heading.ts';
import { over, trpc } from '#src/lib/trpc.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Replaces an endpoint in a list. */
export const replaced = (
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
  return useMutation({
    mutationFn: ({ ifMatch, ...input }: PatchEndpointInput & { ifMatch: string | undefined }) =>
      utils.client.endpoints.update.mutate(input, { context: over(ifMatch) }),
    onSuccess: (saved) => {
      utils.endpoints.list.setData({}, (list) => replaced(list, saved));
      toast({ title: 'Endpoint updated' });
      onSaved(saved);
    },
  });
};

/** Saves an endpoint that was deleted again. Only one without hidden values: the server erased these. */
export const useRestoreEndpoint = () => {
  const utils = trpc.useUtils();
  return trpc.endpoints.create.useMutation({
    onSuccess: (saved) => {
      utils.endpoints.list.setData({}, (list) => list && [saved, ...list]);
      toast({ title: 'Endpoint restored' });
      // The toast with the button that had the focus is gone.
      setTimeout(() => document.activeElement === document.body && focusHeading());
    },
    meta: { failure: 'Failed to create endpoint' },
  });
};
