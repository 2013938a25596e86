import { classifyAddress } from '@gatehouse/outbound/address.ts';
import type { Listener } from '#src/deps.ts';
import type { Env } from '#src/env.ts';
import { StartError } from '#src/lifecycle/start-error.ts';

/**
 * A name such as `localhost` is what the system says it is. Throws a StartError if the server was to listen on loopback
 * only, but the name led it elsewhere: no access token is required then, and nobody may have connected yet.
 */
export const requireLoopback = (
  { host, listensOnLoopback }: Pick<Env, 'host' | 'listensOnLoopback'>,
  listeners: readonly Listener[],
): void => {
  if (!listensOnLoopback) return;
  const other = listeners.find(({ address }) => classifyAddress(address).scope !== 'loopback');
  if (other === undefined) return;
  throw new StartError(
    `HOST ${host} is ${other.address} on this machine, which is not a loopback address: set HOST to an address, such as 127.0.0.1`,
  );
};
