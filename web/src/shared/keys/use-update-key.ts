import { trpc } from '#src/lib/trpc.ts';
import { useFocusAfterRemoval } from '#src/lib/use-focus-after-removal.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/**
 * Updates a stored key. If that fails, the form shows the error and keeps what was typed. The updated key goes from the
 * response into the cached list before `onUpdated` is called, because fetching the list again may fail.
 */
export const useUpdateKey = (onUpdated: () => void) => {
  const utils = trpc.useUtils();
  const markChanged = useFocusAfterRemoval();
  return trpc.keys.update.useMutation({
    onSuccess: (updated) => {
      markChanged();
      toastSuccess('API key updated successfully');
      utils.keys.list.setData({}, (keys) => keys?.map((key) => (key.id === updated.id ? updated : key)));
      onUpdated();
      void utils.keys.list.invalidate();
    },
  });
};
