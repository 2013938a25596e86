import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import { type ConnectionState, isUsable } from '#src/features/oauth/offers/connection-queries.ts';

/** Why calls cannot use it; undefined if they can. */
export const loginReason = (
  connection: ConnectionState & Pick<OauthConnection, 'problem'>,
): string | undefined => {
  if (isUsable(connection)) return undefined;
  return connection.problem ?? 'Its access token has expired, and the provider gave no refresh token.';
};
