import { type AddressScope, classifyAddress } from '#src/address.ts';
import { isLoopbackName } from '#src/target.ts';

/** The scope of an address, or of a name that always means this machine. For any other name, `never`. */
const writtenScope = (hostname: string): AddressScope => {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isLoopbackName(bare) ? 'loopback' : classifyAddress(bare).scope;
};

/**
 * Whether the host itself is written as a loopback or private address. A name that resolves to such an address does not
 * count: by the time of the call it may resolve to another address, and a key would be sent there.
 */
export const isLocalHost = (hostname: string): boolean => {
  const scope = writtenScope(hostname);
  return scope === 'loopback' || scope === 'private';
};

/** Whether the host is written as this machine, to which a secret may go without https. */
export const isLoopbackHost = (hostname: string): boolean => writtenScope(hostname) === 'loopback';
