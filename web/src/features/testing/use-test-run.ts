import type { TestResult } from '@gatehouse/contract/testing.ts';
import { type ArrivedRecords, withArrived } from '#src/features/testing/arrived-records.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';

/**
 * Makes one test call at a time, and reports the records of a stream as they arrive. Cancelling it makes the server cancel
 * its call to the API.
 */
export const useTestRun = () => {
  const { client } = trpc.useUtils();
  const { run, start, cancel } = useRun<SentCall, TestResult, ArrivedRecords>({
    perform: async ({ input }, { signal, report }) => {
      let arrived: ArrivedRecords | undefined;
      const messages = await client.testing.runWithProgress.mutate(input, { signal, context: STREAMED });
      return followProgress(messages, (step) => {
        arrived = withArrived(arrived, step);
        report(arrived);
      });
    },
  });
  return { run, send: start, cancel };
};
