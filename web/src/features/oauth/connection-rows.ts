import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

export interface ConnectionRow {
  connection: OauthConnection;
  provider: Provider;
}

/** The connections whose provider is in the list. */
export const connectionRows = (
  connections: readonly OauthConnection[],
  providers: readonly Provider[],
): ConnectionRow[] =>
  connections.flatMap((connection) => {
    const provider = providers.find(({ id }) => id === connection.providerId);
    return provider === undefined ? [] : [{ connection, provider }];
  });
