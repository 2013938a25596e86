import type { Provider } from '@gatehouse/contract/providers.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import type { Deps } from '#src/deps.ts';

/**
 * The hosts that get a provider's keys by themselves, as the list shows them: those it names, and that of its base URL if
 * it is a local one and only this machine can connect. `keys/key-hosts.ts` decides about each call.
 */
export const keyHosts = (
  { localNetworks }: Pick<Deps, 'localNetworks'>,
  { hosts, baseUrl }: Pick<Provider, 'hosts' | 'baseUrl'>,
): string[] => {
  const base = baseUrl === null ? null : new URL(baseUrl);
  const isExtra = base !== null && localNetworks && isLocalHost(base.hostname) && !hosts.includes(base.host);
  return isExtra ? [...hosts, base.host] : [...hosts];
};
