import type { RunTestInput, TestResult, TestStep } from '@gatehouse/contract/testing.ts';
import type { QueryClient } from '@tanstack/react-query';
import { noticeDeletion } from '#src/features/deletions/offers/deletion-link.ts';
import type { ArrivedRecords, SentCall, TestRun } from '#src/features/testing/test-run.ts';
import { followProgress } from '#src/lib/follow-progress.ts';
import { createRunner } from '#src/lib/run.ts';
import type { trpc } from '#src/lib/trpc.ts';
import type { Operation } from '#src/lib/use-operation.ts';

/** The records that have arrived, with those of one more step. */
export const withArrived = (
  before: ArrivedRecords | undefined,
  { status, statusText, contentType, at, records }: TestStep,
): ArrivedRecords => ({
  status,
  statusText,
  contentType,
  records: [...(before?.records ?? []), ...records],
  arrivals: [...(before?.arrivals ?? []), ...records.map(() => at)],
});

interface RunnerOptions {
  call: Operation<RunTestInput, AsyncIterable<{ step: TestStep } | { result: TestResult }>>;
  queryClient: QueryClient;
  utils: ReturnType<typeof trpc.useUtils>;
  onChange: (run: TestRun) => void;
}

/** Makes the calls of one tab, one at a time, and reports the records of a stream as they arrive. */
export const createTabRunner = ({ call, queryClient, utils, onChange }: RunnerOptions) =>
  createRunner<SentCall, TestResult, ArrivedRecords>({
    perform: async ({ input }, { signal, report }) => {
      let arrived: ArrivedRecords | undefined;
      const messages = await call(input, { signal });
      try {
        return await followProgress(messages, (step) => {
          arrived = withArrived(arrived, step);
          report(arrived);
        });
      } catch (error) {
        await noticeDeletion(queryClient, input, error);
        throw error;
      }
    },
    onChange: (run) => {
      onChange(run);
      const isOver = run.phase !== 'idle' && run.phase !== 'running';
      // The call may have renewed its token, or found that only a new login helps.
      if (isOver && run.call.input.connectionId !== undefined) void utils.oauth.connections.list.invalidate();
    },
  });

export type TabRunner = ReturnType<typeof createTabRunner>;
