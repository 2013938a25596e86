import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import { rejected } from '#src/errors.ts';

const FIELDS = {
  authorizationUrl: 'Authorization URL',
  tokenUrl: 'Token URL',
  redirectUri: 'Redirect URI',
} as const;

type LoginUrls = Partial<Record<keyof typeof FIELDS, string | undefined>>;

/**
 * Throws BAD_REQUEST for what RFC 6749 sections 3.1 and 3.2 rule out: a fragment, and a login or a client secret that is sent
 * without TLS. A server on this machine, or one whose address says that it is in a local network, may go without: the call
 * itself is checked again.
 */
export const requireLoginUrls = (urls: LoginUrls): void => {
  for (const field of Object.keys(FIELDS) as (keyof typeof FIELDS)[]) {
    const text = urls[field];
    if (text === undefined) continue;
    const { hash, protocol, hostname } = new URL(text);
    if (hash !== '' || text.includes('#'))
      throw rejected('BAD_REQUEST', field, `${FIELDS[field]} must not have a part after #`);
    if (field !== 'redirectUri' && protocol === 'http:' && !isLocalHost(hostname))
      throw rejected('BAD_REQUEST', field, `${FIELDS[field]} must begin with https://`);
  }
};

export const isSameOrigin = (one: string, other: string): boolean =>
  new URL(one).origin === new URL(other).origin;
