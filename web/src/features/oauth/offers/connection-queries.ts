import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const CONNECTIONS = { staleTime: STALE_TIME_MS.oauthConnections };

/** The OAuth connections, without their tokens. */
export const useConnections = ({ enabled = true }: ListOptions = {}) =>
  trpc.oauth.connections.list.useQuery({}, { ...CONNECTIONS, enabled });

/** Like `startProviders`, for the OAuth connections. */
export const startConnections = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(
    utils.oauth.connections.list.queryOptions({}, { ...CONNECTIONS, ...STARTED }),
  );
