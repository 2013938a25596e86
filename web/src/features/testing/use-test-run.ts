import type { TestResult } from '@gatehouse/contract/testing.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ArrivedRecords, withArrived } from '#src/features/testing/arrived-records.ts';
import { lastCall } from '#src/features/testing/last-call.ts';
import { idOfCall, type SentCall, type TestRun } from '#src/features/testing/test-run.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { STREAMED, trpc } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';
import { noticeGone } from '#src/shared/gone-link.ts';
import { type CredentialId, isSameId } from '#src/shared/keys/call-choices.ts';

/** The last call, if it was made with what is chosen on arrival: the response of another key would mislead. */
const runBefore = (chosen: CredentialId): TestRun | undefined => {
  const last = lastCall.read();
  return last === undefined || !isSameId(idOfCall(last.call), chosen)
    ? undefined
    : { phase: 'done', ...last };
};

/**
 * Makes one test call at a time, and reports the records of a stream as they arrive. Cancelling it makes the server cancel
 * its call to the API. On arrival, the run is that of the last call.
 */
export const useTestRun = (chosen: CredentialId) => {
  const { client, oauth } = trpc.useUtils();
  const queryClient = useQueryClient();
  const [before] = useState(() => runBefore(chosen));
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
      // The call may have renewed its token, or found that only a new login helps.
      if (ended.call.input.connectionId !== undefined) void oauth.connections.list.invalidate();
    },
  });
  return { run: run.phase === 'idle' && before !== undefined ? before : run, send: start, cancel };
};
