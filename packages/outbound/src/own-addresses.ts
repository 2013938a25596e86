import { networkInterfaces } from 'node:os';
import { type ClassifiedAddress, classifyAddress, unmapped } from '#src/address.ts';
import { isLoopbackName } from '#src/target.ts';

/** Stands for every address of this machine. */
export const EVERY_ADDRESS = '';

const WILDCARDS = new Set(['', '*', '0.0.0.0', '::']);

/**
 * A listener's host in the one spelling that is compared: no brackets, zone or trailing dot, an IPv4-mapped address
 * as its IPv4 address, `0x7f.1` as URLs spell it, a loopback name as 127.0.0.1, and a wildcard in any spelling as
 * EVERY_ADDRESS. A name stays a name.
 */
export const normalizeListener = (host: string): string => {
  const bare = host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*/s, '')
    .replace(/(?<!\.)\.+$/, '');
  const parsed = URL.parse(`http://${bare.includes(':') ? `[${bare}]` : bare}/`);
  const canonical = unmapped(parsed?.hostname.replace(/^\[|\]$/g, '') ?? bare);
  if (WILDCARDS.has(canonical)) return EVERY_ADDRESS;
  return isLoopbackName(canonical) ? '127.0.0.1' : canonical;
};

/** Asked for each time: an interface may come up while the server runs. */
const isOwnAddress = ({ address, scope }: ClassifiedAddress): boolean =>
  scope === 'loopback' ||
  Object.values(networkInterfaces()).some((list) =>
    list?.some((own) => classifyAddress(own.address).address === address),
  );

/**
 * Whether a call to the target could reach the listener. Addresses of this machine count as the same: a loopback
 * address may reach a listener on another one, and a database that is configured by one address listens on others.
 * @param listener the result of `normalizeListener`, with names resolved
 */
export const isSameListener = (target: ClassifiedAddress, listener: string): boolean => {
  if (listener === EVERY_ADDRESS) return isOwnAddress(target);
  const known = classifyAddress(listener);
  return known.address === target.address || (isOwnAddress(known) && isOwnAddress(target));
};
