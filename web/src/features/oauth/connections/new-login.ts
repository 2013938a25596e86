import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { newLogin } from '#src/features/oauth/connections/connection-state.ts';
import { trpc } from '#src/lib/trpc.ts';

/** The connections of one provider, the oldest first. */
export const connectionsOf = (
  connections: readonly OauthConnection[] | undefined,
  providerId: number,
): OauthConnection[] => (connections ?? []).filter((one) => one.providerId === providerId);

/** Loads the connections after a login: the next step is only shown with one. Returns the one of `before` that is new, or was renewed. */
export const useLoadNewLogin = (before: readonly OauthConnection[]) => {
  const utils = trpc.useUtils();
  return async (providerId: number): Promise<OauthConnection | undefined> =>
    newLogin(
      before,
      connectionsOf(await utils.oauth.connections.list.fetch({}, { staleTime: 0 }), providerId),
    );
};
