import type { Credential, CredentialHosts, SecretVariable } from '#src/credential.ts';
import { isBelow } from '#src/rebase-endpoint.ts';

/** `api.example.com` matches itself; `*.example.com` matches every name below example.com. */
export const matchesHost = (pattern: string, hostname: string): boolean =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

/** Whether a URL leads to a host that is named exactly, with a port if only that is meant, or as `*.example.com`. */
export const isNamedHost = (named: string, url: URL): boolean =>
  matchesHost(named, url.hostname) || named === `${url.hostname}:${portOf(url)}`;

/** A host that is pinned with a port means only that port. */
export const isPinned = (url: URL, { pinned }: Pick<CredentialHosts, 'pinned'>): boolean =>
  pinned.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`);

/**
 * Whether a credential is meant for a URL: it is below its base URL, or has one of its hosts. That it may be sent to a local
 * address does not count: every key may.
 */
export const coversUrl = (
  { baseUrl, hosts }: Pick<Credential<SecretVariable>, 'baseUrl' | 'hosts'>,
  endpoint: string,
): boolean => {
  const url = URL.parse(endpoint);
  if (url === null) return false;
  if (baseUrl !== null && isBelow(url.href, baseUrl)) return true;
  return (
    url.protocol === 'https:' &&
    (isPinned(url, hosts) || hosts.provider.some((pattern) => matchesHost(pattern, url.hostname)))
  );
};
