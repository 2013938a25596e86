import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { Provider, ProviderFacts } from '@gatehouse/contract/providers.ts';
import { isLocalHost } from '@gatehouse/outbound/local-host.ts';
import { rejected } from '#src/errors.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { isAddress, isShared } from '#src/features/providers/company.ts';

type Listed = Pick<Provider, 'id' | 'name'>;

/** Throws CONFLICT if another provider has this name, in whatever case. */
export const requireFreeName = (listed: readonly Listed[], name: string, id?: number): void => {
  const other = listed.find((one) => one.id !== id && apiNameKey(one.name) === apiNameKey(name));
  if (other !== undefined)
    throw rejected('CONFLICT', 'name', `There is a provider named ${other.name} already`);
};

const hostOf = (baseUrl: string | null): string | undefined =>
  baseUrl === null ? undefined : new URL(baseUrl).hostname;

/**
 * The hosts of a provider with another base URL: its host takes the place of the one before, so that the keys follow.
 * @param before the base URL that the hosts were for
 */
export const hostsAt = (
  baseUrl: string | null,
  hosts: readonly string[],
  before: string | null,
): string[] => {
  const host = hostOf(baseUrl);
  const others = hosts.filter((one) => one !== hostOf(before));
  return host === undefined || others.includes(host) ? others : [host, ...others];
};

/** Whether nobody but the owner of the API has this name, or a name below it. */
const isOfOne = (host: string, baseUrl: string | null): boolean => {
  const name = host.replace(/^\*\./, '');
  const isAlone = name === host && (host === hostOf(baseUrl) || isLocalHost(host) || isAddress(bare(host)));
  return isAlone || !isShared(name);
};
const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** Throws BAD_REQUEST for a host that would give the keys to strangers: `*.com`, `*.co.uk`, `*.github.io`. */
const requireHosts = ({ hosts, baseUrl }: Pick<Provider, 'hosts' | 'baseUrl'>): void => {
  const at = hosts.findIndex((host) => !isOfOne(host, baseUrl));
  if (at === -1) return;
  const message = `Strangers can have a name at ${hosts[at]}, and would get the keys: name the hosts of the API`;
  throw rejected('BAD_REQUEST', ['hosts', at], message);
};

/** Throws BAD_REQUEST for a verification that would be called without the key. */
const requireOwnVerification = ({ verification, hosts }: Pick<Provider, 'verification' | 'hosts'>): void => {
  const url = verification === null ? null : URL.parse(verification.endpoint);
  if (url === null || mayReceiveKey(url, { provider: hosts, baseUrl: null, pinned: [] }, true)) return;
  const message = 'Must be a path under the base URL, or a URL on one of the hosts';
  throw rejected('BAD_REQUEST', ['verification', 'endpoint'], message);
};

type Route = Pick<ProviderFacts, 'hosts' | 'baseUrl' | 'verification'>;

/** Throws BAD_REQUEST, at the field, for what would send keys where they do not belong. */
export const requireSafeRoute = (route: Route): void => {
  requireHosts(route);
  requireOwnVerification(route);
};

/** Throws BAD_REQUEST for a placement that only a provider which is known can have. */
export const requireDescribable = ({ type }: Provider['keyPlacement']): void => {
  if (type !== 'parts') return;
  const message = 'The placement of a key of several values is only known for providers of the catalog';
  throw rejected('BAD_REQUEST', 'keyPlacement', message);
};
