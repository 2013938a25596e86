import { formatCount } from '#src/lib/format.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Stores what was chosen in a review; the dialog shows why it could not. */
export const useRunImport = (onDone: () => void) => {
  const utils = trpc.useUtils();
  return trpc.imports.run.useMutation({
    trpc: { context: UNBATCHED },
    onSuccess: async ({ endpoints, keys }) => {
      onDone();
      const parts = [
        ...(endpoints > 0 ? [formatCount(endpoints, 'endpoint')] : []),
        ...(keys > 0 ? [formatCount(keys, 'API key')] : []),
      ];
      toastSuccess(`${parts.join(' and ')} imported`);
      await Promise.all([utils.endpoints.list.invalidate(), keys > 0 && utils.keys.list.invalidate()]);
    },
  });
};
