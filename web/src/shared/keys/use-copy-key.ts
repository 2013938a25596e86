import { trpc } from '#src/lib/trpc.ts';
import { copyText } from '#src/ui/button/clipboard.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';

/** Copies a stored key without showing it. It is in no cache, and in memory only until it is on the clipboard. */
export const useCopyKey = (): ((id: number) => Promise<boolean>) => {
  const reveal = trpc.keys.reveal.useMutation({ gcTime: 0 });
  return async (id) => {
    try {
      const { apiKey } = await reveal.mutateAsync({ id });
      reveal.reset();
      return await copyText(apiKey);
    } catch (error) {
      tellFailure(error, 'Failed to copy API key');
      return false;
    }
  };
};
