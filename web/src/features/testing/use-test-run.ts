import type { TestResult } from '@gatehouse/contract/testing.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';

/** Makes one test call at a time. Cancelling it makes the server cancel its call to the API. */
export const useTestRun = () => {
  const { client } = trpc.useUtils();
  const { run, start, cancel } = useRun<SentCall, TestResult>({
    perform: ({ input }, { signal }) => client.testing.run.mutate(input, { signal, context: UNBATCHED }),
  });
  return { run, send: start, cancel };
};
