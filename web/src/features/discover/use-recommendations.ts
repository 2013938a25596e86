import type { Recommendations, RecommendInput } from '@gatehouse/contract/discover.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useKeptResult } from '#src/lib/use-kept-result.ts';
import { useRun } from '#src/lib/use-run.ts';

/** Recommendations and what they were requested for. */
type Answer = { input: RecommendInput; data: Recommendations };

/** Requests recommendations. The last ones stay available after leaving the screen. */
export const useRecommendations = () => {
  const { client } = trpc.useUtils();
  const { kept, keep } = useKeptResult<Answer>('recommendations');
  const { run, start } = useRun<RecommendInput, Answer>({
    perform: async (input, { signal }) => ({
      input,
      data: await client.discover.recommend.mutate(input, { signal, context: UNBATCHED }),
    }),
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
    recommendations: {
      // The recommendations of an earlier request do not belong to this one.
      data: isRunning || failed ? undefined : kept?.data,
      error: failed?.error ?? null,
      isFetching: isRunning,
      refetch: () => failed && start(failed.call),
    },
  };
};
