import { useFocusWhenGone } from '#src/features/keys/use-focus-when-gone.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

/** Changes a stored key. `onUpdated` is called once the list shows it. */
export const useUpdateKey = (onUpdated: () => void) => {
  const utils = trpc.useUtils();
  const mayGo = useFocusWhenGone();
  return trpc.keys.update.useMutation({
    onSuccess: async () => {
      mayGo();
      toastSuccess('API key updated successfully');
      await utils.keys.list.invalidate();
      onUpdated();
    },
    // What was typed stays in the fields.
    onError: (error) => toastError(errorMessage(error) || 'Failed to update API key'),
  });
};
