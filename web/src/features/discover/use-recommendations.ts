import type { Recommendations, RecommendInput } from '@gatehouse/contract/discover.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useKeptResult } from '#src/lib/use-kept-result.ts';
import { useRun } from '#src/lib/use-run.ts';

/** Requests recommendations. The last ones stay available after leaving the screen. */
export const useRecommendations = () => {
  const { client } = trpc.useUtils();
  const { kept, keep } = useKeptResult<Recommendations>('recommendations');
  const { run, start } = useRun<RecommendInput, Recommendations>({
    perform: (input, { signal }) => client.discover.recommend.mutate(input, { signal, context: UNBATCHED }),
    onEnd: (ended) => {
      if (ended.phase === 'done') keep(ended.result);
    },
  });
  const recommend = (requirements: string): void => void start({ requirements });
  const isRunning = run.phase === 'running';
  const failed = run.phase === 'failed' ? run : undefined;
  return {
    phase: run.phase,
    recommend,
    recommendations: {
      // The recommendations of an earlier request do not belong to this one.
      data: isRunning || failed ? undefined : kept,
      error: failed?.error ?? null,
      isFetching: isRunning,
      refetch: () => failed && start(failed.call),
    },
  };
};
