import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Deps } from '#src/deps.ts';
import { notFound } from '#src/errors.ts';
import { forceRenewal } from '#src/features/oauth/fresh-token.service.ts';
import { showConnection } from '#src/features/oauth/oauth-connections.service.ts';
import { findConnection } from '#src/features/oauth/oauth-connections.store.ts';

/** Renews the tokens of a connection now. Throws as `forceRenewal` does. */
export const refreshConnection = async (deps: Deps, id: number): Promise<OauthConnection> => {
  await forceRenewal(deps, id);
  const connection = await findConnection(deps.connection.db, id);
  if (connection === undefined) throw notFound('OAuth connection');
  return showConnection(deps, connection);
};
