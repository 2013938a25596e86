import type { ListRunsInput, RunPage } from '@gatehouse/contract/compositions.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { trpc } from '#src/lib/trpc.ts';
import { useReader } from '#src/lib/use-operation.ts';

/** The key of everything that shows runs: what changes them invalidates it. */
export const RUNS_KEY = ['composition runs'] as const;

const PAGE_SIZE = 20;

type FetchPage = (input: ListRunsInput, signal: AbortSignal) => Promise<RunPage>;

const pages = (fetchPage: FetchPage, compositionId: string) =>
  infiniteQueryOptions({
    queryKey: [...RUNS_KEY, compositionId],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ compositionId, limit: PAGE_SIZE, before: pageParam }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A script may have executed it.
    staleTime: 0,
  });

/** The runs of a composition, newest first, page by page. */
export const useRuns = (compositionId: string) => {
  const list = useReader(trpc.compositions.runs);
  return useInfiniteQuery(pages((input, signal) => list(input, { signal }), compositionId));
};
