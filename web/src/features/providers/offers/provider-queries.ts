import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const PROVIDERS = { staleTime: STALE_TIME_MS.providers };

export const useProviders = ({ enabled = true }: ListOptions = {}) =>
  trpc.providers.list.useQuery({}, { ...PROVIDERS, enabled });

/** Fetches the providers unless they are cached and fresh. Does not throw: the screen shows errors. */
export const startProviders = ({ queryClient, utils }: QueryStart): Promise<void> =>
  queryClient.prefetchQuery(utils.providers.list.queryOptions({}, { ...PROVIDERS, ...STARTED }));
