import { rejected } from '#src/errors.ts';
import { isSecureEndpoint } from '#src/features/oauth/protocol/loopback-url.ts';

const FIELDS = {
  authorizationUrl: 'Authorization URL',
  tokenUrl: 'Token URL',
  redirectUri: 'Redirect URI',
  deviceAuthorizationUrl: 'Device Authorization URL',
  pushedAuthorizationUrl: 'Pushed Authorization URL',
} as const;

type LoginUrls = Partial<Record<keyof typeof FIELDS, string | undefined>>;

/**
 * Throws BAD_REQUEST for what RFC 6749 sections 3.1 and 3.2 rule out: a fragment, and a login or a client secret that is sent
 * without TLS, except to this machine.
 */
export const requireLoginUrls = (urls: LoginUrls): void => {
  for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
    const text = urls[field];
    if (text === undefined || text === '') continue;
    if (text.includes('#'))
      throw rejected('BAD_REQUEST', field, `${FIELDS[field]} must not have a part after #`);
    if (field !== 'redirectUri' && !isSecureEndpoint(text))
      throw rejected(
        'BAD_REQUEST',
        field,
        `${FIELDS[field]} must begin with https://, unless it is on this machine`,
      );
  }
};

export const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin;
