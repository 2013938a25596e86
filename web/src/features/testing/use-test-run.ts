import type { TestResult } from '@gatehouse/contract/testing.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError } from '#src/lib/toast.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';

const FALLBACK = 'An error occurred while testing the API';

/** Makes one test call at a time. Cancelling it makes the server cancel its call to the API. */
export const useTestRun = () => {
  const { client } = trpc.useUtils();
  const { run, start, cancel } = useRun<SentCall, TestResult>({
    perform: ({ input }, { signal }) => client.testing.run.mutate(input, { signal, context: UNBATCHED }),
    onEnd: (ended) => {
      if (ended.phase === 'failed') toastError(errorMessage(ended.error) || FALLBACK);
    },
  });
  return { run, send: start, cancel };
};
