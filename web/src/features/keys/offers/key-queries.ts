import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { startProviders } from '#src/features/providers/offers/provider-queries.ts';
import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const KEYS = { staleTime: STALE_TIME_MS.keys };

export const useKeys = ({ enabled = true }: ListOptions = {}) =>
  trpc.keys.list.useQuery({}, { ...KEYS, enabled });

/** Like `startProviders`, for the keys with their providers. */
export const startKeyRows = (start: QueryStart): void => {
  const { queryClient, utils } = start;
  void queryClient.prefetchQuery(utils.keys.list.queryOptions({}, { ...KEYS, ...STARTED }));
  void startProviders(start);
};
