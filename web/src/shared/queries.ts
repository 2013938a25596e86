import type { AppRouter } from '@gatehouse/api/router.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/ui-constants.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import { trpc } from '#src/lib/trpc.ts';

/*
 * The lists that several screens begin with. Each is written once, for the hook that reads it and for the route that
 * starts it: both then mean the same entry of the cache, and call it fresh for the same time. Routes load before any
 * screen, so this imports no schema.
 */

/** What a route loader starts queries with. */
export interface QueryStart {
  queryClient: QueryClient;
  utils: CreateQueryUtils<AppRouter>;
}

/** Leaving the screen ends a query that its route started, as it ends those of its hooks. */
export const STARTED = { trpc: { abortOnUnmount: true } };

const KEYS = { staleTime: STALE_TIME_MS.keys };
const PROVIDERS = { staleTime: STALE_TIME_MS.providers };

interface Wanted {
  /** False while nothing shows the list, which is then not asked for. */
  enabled?: boolean;
}

export const useKeys = ({ enabled = true }: Wanted = {}) => trpc.keys.list.useQuery({}, { ...KEYS, enabled });

export const useProviders = ({ enabled = true }: Wanted = {}) =>
  trpc.providers.list.useQuery({}, { ...PROVIDERS, enabled });

/** Asks for the providers unless they are there and fresh. A failure is the screen's own to show. */
export const startProviders = ({ queryClient, utils }: QueryStart): Promise<void> =>
  queryClient.prefetchQuery(utils.providers.list.queryOptions({}, { ...PROVIDERS, ...STARTED }));

/** As `startProviders`, for the keys with their providers. */
export const startKeyRows = (start: QueryStart): void => {
  const { queryClient, utils } = start;
  void queryClient.prefetchQuery(utils.keys.list.queryOptions({}, { ...KEYS, ...STARTED }));
  void startProviders(start);
};
