import { classifyAddress } from '@gatehouse/outbound/address.ts';
import type { CredentialHosts } from '@gatehouse/request/credential.ts';

/**
 * Loopback or private by its own spelling. A name that only resolves to such an address is not: its answer
 * may be another one by the time the call goes out, and the key would follow it.
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
 * Whether a secret may go to this URL: to its provider's hosts, the origin of the base URL of its own, a host that a
 * person pinned, and to local addresses while only this machine can connect to the server. A pinned host with a port
 * means that port alone.
 */
export const mayReceiveKey = (
  url: URL,
  { provider, baseUrl, pinned }: CredentialHosts,
  localNetworks: boolean,
): boolean => {
  // Plain http would show the key to everyone on the way; only a machine next door is spoken to like that.
  const isLocal = isLocalHost(url.hostname);
  const isPrivateWay = url.protocol === 'https:' || isLocal;
  if (baseUrl !== null && new URL(baseUrl).origin === url.origin) return true;
  if (pinned.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`)) return true;
  if (provider.some((pattern) => matchesHost(pattern, url.hostname))) return isPrivateWay;
  return localNetworks && isLocal;
};
