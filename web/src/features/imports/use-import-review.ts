import type { ImportReview, ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { useRun } from '#src/lib/run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

/** Reviews one document at a time; nothing is stored by it. */
export const useImportReview = () => {
  const { client } = trpc.useUtils();
  return useRun<ReviewImportInput, ImportReview>({
    perform: (input, { signal }) => client.imports.review.mutate(input, { signal, context: UNBATCHED }),
  });
};
