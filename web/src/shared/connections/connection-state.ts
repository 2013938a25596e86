import type { OauthConnection } from '@gatehouse/contract/oauth.ts';

type State = Pick<OauthConnection, 'status' | 'isRenewable' | 'problem'>;

/** Why calls cannot use a connection; undefined if they can: its token is valid, or is renewed when it is used. */
export const loginReason = ({ status, isRenewable, problem }: State): string | undefined => {
  if (status === 'active' || (status === 'expired' && isRenewable)) return undefined;
  return problem ?? 'Its access token has expired, and the provider gave no refresh token.';
};
