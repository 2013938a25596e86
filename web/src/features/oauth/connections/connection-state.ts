import type { OauthConnection } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
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

type Login = Pick<OauthConnection, 'id' | 'connectedAt' | 'status' | 'isRenewable'>;

/**
 * The connection that comes from a login after `before` was read, renewed or added; undefined if there is none. A refresh, which
 * another window or a call may cause meanwhile, is no login.
 */
export const newLogin = <Found extends Login>(
  before: readonly Login[],
  now: readonly Found[],
): Found | undefined =>
  now.find((one) => isUsable(one) && before.find(({ id }) => id === one.id)?.connectedAt !== one.connectedAt);

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
