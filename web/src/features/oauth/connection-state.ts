import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isUsable } from '#src/features/oauth/offers/usable-connection.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';

interface Badge {
  tone: Tone;
  label: string;
  /** What it means, if the word does not say it. */
  title?: string;
}

/** The word for its state. */
export const connectionBadge = (state: Pick<OauthConnection, 'status' | 'isRenewable'>): Badge => {
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
