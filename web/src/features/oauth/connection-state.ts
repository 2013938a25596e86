import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Tone } from '#src/components/status-badge.tsx';

type State = Pick<OauthConnection, 'status' | 'isRenewable'>;

/** Whether calls can use it: its token is valid, or is renewed when it is used. */
export const isUsable = ({ status, isRenewable }: State): boolean =>
  status === 'active' || (status === 'expired' && isRenewable);

interface Badge {
  tone: Tone;
  label: string;
  /** What it means, if the word does not say it. */
  title?: string;
}

/** The word for its state. */
export const connectionBadge = (state: State): Badge => {
  if (state.status === 'active') return { tone: 'success', label: 'Connected' };
  if (isUsable(state)) {
    return {
      tone: 'success',
      label: 'Connected',
      title: 'The access token has expired. It is renewed when it is used.',
    };
  }
  return { tone: 'warning', label: 'Needs login' };
};

/** Why it cannot be used, and what to do; undefined if it can. */
export const loginReason = (connection: State & Pick<OauthConnection, 'problem'>): string | undefined => {
  if (isUsable(connection)) return undefined;
  return (
    connection.problem ??
    'The access token has expired, and the provider gave no refresh token to renew it with. Log in again.'
  );
};

type Login = Pick<OauthConnection, 'id' | 'updatedAt' | 'refreshedAt' | 'status' | 'isRenewable'>;

/**
 * Whether a connection comes from a login after `before` was read. A login replaces all of a connection, also the time of
 * its last refresh; a refresh, which another window or a call may cause meanwhile, is no login.
 * @param before the connection when the login began; undefined if there was none
 */
export const isNewLogin = (before: Login | undefined, now: Login): boolean => {
  if (!isUsable(now)) return false;
  if (before?.id !== now.id) return true;
  return before.updatedAt !== now.updatedAt && now.refreshedAt === null;
};
