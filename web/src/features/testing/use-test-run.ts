import type { TestResult } from '@gatehouse/contract/testing.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ArrivedRecords, withArrived } from '#src/features/testing/arrived-records.ts';
import { lastCall } from '#src/features/testing/last-call.ts';
import type { SentCall, TestRun } from '#src/features/testing/test-run.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';
import { noticeGone } from '#src/shared/gone-link.ts';

/** The last call, if it was made with the key that is chosen on arrival: the response of another key would mislead. */
const runBefore = (keyId: number | undefined): TestRun | undefined => {
  const last = lastCall.read();
  return last === undefined || last.call.input.apiKeyId !== keyId ? undefined : { phase: 'done', ...last };
};

/**
 * Makes one test call at a time, and reports the records of a stream as they arrive. Cancelling it makes the server cancel
 * its call to the API. On arrival, the run is that of the last call.
 */
export const useTestRun = (keyId: number | undefined) => {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const [before] = useState(() => runBefore(keyId));
  const { run, start, cancel } = useRun<SentCall, TestResult, ArrivedRecords>({
    perform: async ({ input }, { signal, report }) => {
      let arrived: ArrivedRecords | undefined;
      const messages = await client.testing.runWithProgress.mutate(input, { signal, context: STREAMED });
      try {
        return await followProgress(messages, (step) => {
          arrived = withArrived(arrived, step);
          report(arrived);
        });
      } catch (error) {
        await noticeGone(queryClient, input, error);
        throw error;
      }
    },
    onEnd: (ended) => {
      if (ended.phase === 'done') lastCall.keep(ended);
    },
  });
  return { run: run.phase === 'idle' && before !== undefined ? before : run, send: start, cancel };
};
