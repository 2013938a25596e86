import type { ApiKey } from '@gatehouse/contract/keys.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { classifyAddress } from '@gatehouse/outbound/address.ts';

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
 * Whether a key may go to this URL: to its provider's hosts, its own base URL's origin, a host the user
 * pinned, and to local addresses while only this machine can connect to us. A pinned host with a port
 * means that port alone.
 */
export const mayReceiveKey = (
  url: URL,
  key: Pick<ApiKey, 'baseUrl' | 'pinnedHosts'>,
  provider: Pick<Provider, 'hosts'>,
  localNetworks: boolean,
): boolean => {
  // Plain http would show the key to everyone on the way; only a machine next door is spoken to like that.
  const isLocal = isLocalHost(url.hostname);
  const isPrivateWay = url.protocol === 'https:' || isLocal;
  if (key.baseUrl !== null && new URL(key.baseUrl).origin === url.origin) return true;
  if (key.pinnedHosts.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`))
    return true;
  if (provider.hosts.some((pattern) => matchesHost(pattern, url.hostname))) return isPrivateWay;
  return localNetworks && isLocal;
};
