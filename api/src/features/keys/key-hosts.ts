import type { WithheldReason } from '@gatehouse/contract/testing.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import { isPinned, matchesHost } from '@gatehouse/request/covers-url.ts';
import type { CredentialHosts } from '@gatehouse/request/credential.ts';

/**
 * Why a secret may not be sent to this URL; undefined if it may. It may go to its provider's hosts, to the origin of its
 * own base URL, to a host that the user pinned, and to local addresses while only this machine can connect to the server. A
 * host pinned with a port means only that port.
 *
 * Plain http would show the secret to everyone on the network path, so it is only used for local hosts, and for a base URL
 * that says http itself: that was typed with its scheme, while a host is pinned without one.
 */
export const whyWithheld = (
  url: URL,
  { provider, baseUrl, pinned }: CredentialHosts,
  localNetworks: boolean,
): WithheldReason | undefined => {
  if (baseUrl !== null && new URL(baseUrl).origin === url.origin) return undefined;
  const isLocal = isLocalHost(url.hostname);
  // Pinning the host would change nothing, so this is the reason for any host.
  if (url.protocol !== 'https:' && !isLocal) return 'plain-http';
  const isAllowed =
    isPinned(url, { pinned }) ||
    provider.some((pattern) => matchesHost(pattern, url.hostname)) ||
    (localNetworks && isLocal);
  return isAllowed ? undefined : 'host';
};

/** Whether a secret may be sent to this URL. */
export const mayReceiveKey = (...args: Parameters<typeof whyWithheld>): boolean =>
  whyWithheld(...args) === undefined;

/** Whether a secret that was sent to this URL could be read on the network path. */
export const isSentInTheOpen = (url: URL): boolean => url.protocol !== 'https:' && !isLocalHost(url.hostname);
