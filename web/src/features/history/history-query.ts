import type { HistoryPage, ListHistoryInput } from '@gatehouse/contract/history.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type HistorySearch, listInput } from '#src/features/history/history-filter.ts';
import { CALLS_KEPT_MS, type QueryStart } from '#src/lib/query-start.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useReader } from '#src/lib/use-operation.ts';

type FetchPage = (input: ListHistoryInput, signal: AbortSignal) => Promise<HistoryPage>;

/** The key of everything that shows calls: what changes the history invalidates it. */
export const HISTORY_KEY = ['history'] as const;

const pages = (fetchPage: FetchPage, search: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, 'list', listInput(search)],
    queryFn: ({ pageParam, signal }) => fetchPage(listInput(search, pageParam), signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Calls are made on other screens; what the route has just fetched is not fetched again.
    staleTime: 2_000,
    gcTime: CALLS_KEPT_MS,
  });

/** The calls that the filters let through, newest first, page by page. */
export const useHistory = (search: HistorySearch) => {
  const list = useReader(trpc.history.list, UNBATCHED);
  const fetchPage: FetchPage = (input, signal) => list(input, { signal });
  return useInfiniteQuery({ ...pages(fetchPage, search), placeholderData: keepPreviousData });
};

/** Starts the query of the first page. Does not throw: the screen shows errors. */
export const startHistory = ({ queryClient, utils }: QueryStart, search: HistorySearch): Promise<void> =>
  queryClient.prefetchInfiniteQuery(
    pages((input) => utils.history.list.fetch(input, { staleTime: 0, gcTime: 0 }), search),
  );
