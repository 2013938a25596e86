import type { AppRouter } from '@gatehouse/api/router.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/ui-constants.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CreateQueryUtils } from '@trpc/react-query/shared';
import { trpc } from '#src/lib/trpc.ts';

/*
 * Queries for the lists that several screens need at first. Each is defined once, for the hook that reads it and for the
 * route that starts it, so that both use the same cache entry and the same stale time. Routes load before any screen, so
 * this imports no schema.
 */

/** What a route loader needs to start queries. */
export interface QueryStart {
  queryClient: QueryClient;
  utils: CreateQueryUtils<AppRouter>;
}

/** Leaving the screen aborts a query that its route started, like the queries of its hooks. */
export const STARTED = { trpc: { abortOnUnmount: true } };

const KEYS = { staleTime: STALE_TIME_MS.keys };
const PROVIDERS = { staleTime: STALE_TIME_MS.providers };

const CONNECTIONS = { staleTime: STALE_TIME_MS.oauthConnections };

interface ListOptions {
  /** False while nothing shows the list: it is then not fetched. */
  enabled?: boolean;
}

export const useKeys = ({ enabled = true }: ListOptions = {}) =>
  trpc.keys.list.useQuery({}, { ...KEYS, enabled });

export const useProviders = ({ enabled = true }: ListOptions = {}) =>
  trpc.providers.list.useQuery({}, { ...PROVIDERS, enabled });

/** The OAuth connections, without their tokens. */
export const useConnections = ({ enabled = true }: ListOptions = {}) =>
  trpc.oauth.connections.list.useQuery({}, { ...CONNECTIONS, enabled });

/** Saved endpoints, newest first. They stay fresh until something here changes them. */
export const useEndpoints = ({ enabled = true }: ListOptions = {}) =>
  trpc.endpoints.list.useQuery({}, { enabled });

const PROFILE = { retry: 1, retryDelay: 300 };

/** The user's profile; the error has the status 404 while there is none. */
export const useProfile = () => trpc.profile.get.useQuery({}, PROFILE);

/** Like `startProviders`, for the profile. */
export const startProfile = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.profile.get.queryOptions({}, { ...PROFILE, ...STARTED }));

/** Like `startProviders`, for the saved endpoints. */
export const startEndpoints = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(utils.endpoints.list.queryOptions({}, STARTED));

/** Fetches the providers unless they are cached and fresh. Does not throw: the screen shows errors. */
export const startProviders = ({ queryClient, utils }: QueryStart): Promise<void> =>
  queryClient.prefetchQuery(utils.providers.list.queryOptions({}, { ...PROVIDERS, ...STARTED }));

/** Like `startProviders`, for the keys with their providers. */
export const startKeyRows = (start: QueryStart): void => {
  const { queryClient, utils } = start;
  void queryClient.prefetchQuery(utils.keys.list.queryOptions({}, { ...KEYS, ...STARTED }));
  void startProviders(start);
};

/** Like `startKeyRows`, with the connections: everything that a call can be made with. */
export const startCallChoices = (start: QueryStart): void => {
  const { queryClient, utils } = start;
  startKeyRows(start);
  void queryClient.prefetchQuery(
    utils.oauth.connections.list.queryOptions({}, { ...CONNECTIONS, ...STARTED }),
  );
};
