import type {
  CreateEndpointInput,
  PatchEndpointInput,
  SavedEndpoint,
} from '@gatehouse/contract/endpoints.ts';
import { etagOf } from '@gatehouse/contract/etag.ts';
import { toEndpointInput, updateOf, valuesOfRequest } from '#src/features/endpoints/endpoint-values.ts';
import type { RequestToSave } from '#src/features/endpoints/save-endpoint-dialog.tsx';
import { errorMessage, isConflict } from '#src/lib/error-message.ts';
import type { trpc } from '#src/lib/trpc.ts';
import type { Operation } from '#src/lib/use-operation.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';

type Utils = ReturnType<typeof trpc.useUtils>;
type Update = Operation<PatchEndpointInput, SavedEndpoint>;

/**
 * Updates the endpoint that a request was opened from, without a question. Resolves to `ask` where the user has to decide: the
 * request is probably another endpoint, or somebody else has changed this one.
 */
export const saveKnown = async (
  utils: Utils,
  update: Update,
  { request, providerId, saved, problem }: RequestToSave,
): Promise<SavedEndpoint | 'ask' | undefined> => {
  if (saved === undefined || problem !== undefined) return 'ask';
  const { values, asNew } = updateOf(saved, valuesOfRequest(request, providerId ?? saved.providerId));
  if (asNew.isMeant) return 'ask';
  const input = { id: saved.id, ...(toEndpointInput(values) as CreateEndpointInput) };
  try {
    const changed = await update(input, { ifMatch: etagOf(saved) });
    utils.endpoints.list.setData({}, (list) =>
      list?.map((entry) => (entry.id === changed.id ? changed : entry)),
    );
    toast({ title: 'Endpoint updated', description: changed.name });
    return changed;
  } catch (error) {
    if (isConflict(error)) return 'ask';
    toastError(errorMessage(error), 'Failed to update endpoint');
    return undefined;
  }
};
