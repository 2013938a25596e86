import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { STALE_TIME_MS } from '@gatehouse/contract/plain/ui-constants.ts';
import { type ListOptions, type QueryStart, STARTED } from '#src/lib/query-start.ts';
import { trpc } from '#src/lib/trpc.ts';

const CONNECTIONS = { staleTime: STALE_TIME_MS.oauthConnections };

/** The OAuth connections, without their tokens. */
export const useConnections = ({ enabled = true }: ListOptions = {}) =>
  trpc.oauth.connections.list.useQuery({}, { ...CONNECTIONS, enabled });

export type ConnectionState = Pick<OauthConnection, 'status' | 'isRenewable'>;

/** Whether calls can use a connection: its token is valid, or is renewed when it is used. */
export const isUsable = ({ status, isRenewable }: ConnectionState): boolean =>
  status === 'active' || (status === 'expired' && isRenewable);

/** Like `startProviders`, for the OAuth connections. */
export const startConnections = ({ queryClient, utils }: QueryStart): void =>
  void queryClient.prefetchQuery(
    utils.oauth.connections.list.queryOptions({}, { ...CONNECTIONS, ...STARTED }),
  );
