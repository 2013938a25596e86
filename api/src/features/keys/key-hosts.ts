import { classifyAddress } from '@gatehouse/outbound/address.ts';
import type { CredentialHosts } from '@gatehouse/request/credential.ts';

/**
 * Whether the host itself is written as a loopback or private address. A name that resolves to such an address does not
 * count: by the time of the call it may resolve to another address, and the key would be sent there.
 */
const isLocalHost = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  const { scope } = classifyAddress(bare);
  return scope === 'loopback' || scope === 'private';
};

/** `api.example.com` matches itself; `*.example.com` matches every name below example.com. */
const matchesHost = (pattern: string, hostname: string): boolean =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern;

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');

/**
 * Whether a secret may be sent to this URL: to its provider's hosts, to the origin of its own base URL, to a host that
 * the user pinned, and to local addresses while only this machine can connect to the server. A host pinned with a port
 * means only that port.
 */
export const mayReceiveKey = (
  url: URL,
  { provider, baseUrl, pinned }: CredentialHosts,
  localNetworks: boolean,
): boolean => {
  // Plain http would show the key to everyone on the network path; it is only used for local hosts.
  const isLocal = isLocalHost(url.hostname);
  const isPrivatePath = url.protocol === 'https:' || isLocal;
  if (baseUrl !== null && new URL(baseUrl).origin === url.origin) return true;
  if (pinned.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`)) return true;
  if (provider.some((pattern) => matchesHost(pattern, url.hostname))) return isPrivatePath;
  return localNetworks && isLocal;
};
