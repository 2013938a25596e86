import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { trpc } from '#src/lib/trpc.ts';

const PAGE_SIZE = 10;

/** What was done with a key, newest first, page by page. Fetched each time it is shown, and when the key changes. */
export const useKeyActivity = ({ id, updatedAt }: ApiKey) => {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: ['key activity', id, updatedAt],
    queryFn: ({ pageParam, signal }) =>
      client.audit.list.query({ keyId: id, limit: PAGE_SIZE, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
};
