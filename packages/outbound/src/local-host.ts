import { classifyAddress } from '#src/address.ts';

/**
 * Whether the host itself is written as a loopback or private address. A name that resolves to such an address does not
 * count: by the time of the call it may resolve to another address, and a key would be sent there.
 */
export const isLocalHost = (hostname: string): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  const { scope } = classifyAddress(bare);
  return scope === 'loopback' || scope === 'private';
};
