import type { OauthConnection } from '@gatehouse/contract/oauth.ts';

type State = Pick<OauthConnection, 'status' | 'isRenewable'>;

/** Whether calls can use it: its token is valid, or is renewed when it is used. */
export const isUsable = ({ status, isRenewable }: State): boolean =>
  status === 'active' || (status === 'expired' && isRenewable);

/** Why calls cannot use it; undefined if they can. */
export const loginReason = (connection: State & Pick<OauthConnection, 'problem'>): string | undefined => {
  if (isUsable(connection)) return undefined;
  return connection.problem ?? 'Its access token has expired, and the provider gave no refresh token.';
};
