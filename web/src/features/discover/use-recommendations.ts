import type { Recommendations, RecommendInput } from '@gatehouse/contract/discover.ts';
import { createKeptResult, useKeptResult } from '#src/lib/draft.ts';
import { useRun } from '#src/lib/run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';

/** Recommendations and what they were requested for. */
type Answer = { input: RecommendInput; data: Recommendations };

const lastAnswer = createKeptResult<Answer>({
  name: 'recommendations',
  isResult: ({ input, data }) =>
    typeof input?.requirements === 'string' &&
    Array.isArray(data?.recommendations) &&
    Array.isArray(data.groups) &&
    data.understood !== undefined,
});

/** Requests recommendations. The last ones stay available after leaving the screen, and after a reload. */
export const useRecommendations = () => {
  const ask = useOperation(trpc.discover.recommend, UNBATCHED);
  const { kept, keep, forget: forgetAnswer } = useKeptResult(lastAnswer);
  const { run, start, forget } = useRun<RecommendInput, Answer>({
    perform: async (input, { signal }) => ({ input, data: await ask(input, { signal }) }),
    onEnd: (ended) => {
      if (ended.phase === 'done') keep(ended.result);
    },
  });
  const recommend = (requirements: string): void => void start({ requirements });
  const disregard = (name: string): void => {
    if (kept === undefined) return;
    const { requirements, disregard: before = [] } = kept.input;
    void start({ requirements, disregard: [...before, name] });
  };
  const isRunning = run.phase === 'running';
  const failed = run.phase === 'failed' ? run : undefined;
  return {
    phase: run.phase,
    recommend,
    /** Requests the last ones again without a condition, an exclusion or a correction. */
    disregard,
    /** Undefined while there is nothing to clear, or a request runs. */
    clear:
      isRunning || (kept === undefined && failed === undefined)
        ? undefined
        : () => {
            forgetAnswer();
            forget();
          },
    recommendations: {
      // The recommendations of an earlier request do not belong to this one.
      data: isRunning || failed ? undefined : kept?.data,
      error: failed?.error ?? null,
      isFetching: isRunning,
      refetch: () => failed && start(failed.call),
    },
  };
};
