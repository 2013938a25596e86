import { toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';
import { useFocusWhenGone } from '#src/shared/keys/use-focus-when-gone.ts';

/** Changes a stored key; its form says where that failed, and keeps what was typed. `onUpdated` is called once the list has it, which the answer sees to: fetching may fail. */
export const useUpdateKey = (onUpdated: () => void) => {
  const utils = trpc.useUtils();
  const mayGo = useFocusWhenGone();
  return trpc.keys.update.useMutation({
    onSuccess: (updated) => {
      mayGo();
      toastSuccess('API key updated successfully');
      utils.keys.list.setData({}, (keys) => keys?.map((key) => (key.id === updated.id ? updated : key)));
      onUpdated();
      void utils.keys.list.invalidate();
    },
  });
};
