import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { ApiOrigin, Provider } from '@gatehouse/contract/providers.ts';
import { companyOf, isOfCompany } from '#src/features/providers/company.ts';

/** What tells which provider in the list an API is. */
export type ApiIdentity = {
  name: string;
  origin: ApiOrigin;
  /** The slug of its catalog entry, or of the built-in provider that the entry is. */
  slug?: string | undefined;
  hosts: readonly string[];
  baseUrl: string | null;
};

type Listed = Pick<Provider, 'name' | 'slug' | 'source' | 'origin' | 'hosts' | 'baseUrl'>;

const hasName = (provider: Listed, name: string): boolean => apiNameKey(provider.name) === apiNameKey(name);

/** The hosts that get a provider's keys: those listed, and that of its base URL. */
const keyHosts = ({ hosts, baseUrl }: { hosts: readonly string[]; baseUrl: string | null }): string[] => [
  ...hosts,
  ...(baseUrl === null ? [] : [new URL(baseUrl).host]),
];

type Destination = Pick<ApiIdentity, 'hosts' | 'baseUrl'>;

/** Whether a provider's keys go to no other hosts than the API's; one host of its own is enough to take them. */
export const hasNoOtherHosts = (provider: Destination, api: Destination): boolean => {
  const ours = keyHosts(provider);
  const theirs = keyHosts(api);
  return ours.length === 0 ? theirs.length === 0 : ours.every((host) => theirs.includes(host));
};

const isFoundAt = (provider: Listed, { name, host }: Extract<ApiOrigin, { type: 'site' }>): boolean => {
  const { origin } = provider;
  if (origin?.type === 'site')
    return companyOf(origin.host) === companyOf(host) && apiNameKey(origin.name) === apiNameKey(name);
  const hosts = keyHosts(provider);
  return (
    hasName(provider, name) && hosts.length > 0 && hosts.every((one) => isOfCompany(companyOf(host), one))
  );
};

const isEntry = (provider: Listed, api: ApiIdentity, id: string): boolean => {
  if (provider.origin?.type === 'catalog') return provider.origin.id === id;
  // What a site calls itself says nothing about the entry.
  if (provider.origin?.type === 'site') return false;
  if (provider.source === 'built-in' && provider.slug === api.slug) return true;
  return (provider.slug === api.slug || hasName(provider, api.name)) && hasNoOtherHosts(provider, api);
};

/**
 * Whether a provider in the list is this API. A name alone never decides it: anyone can give an API any name, and a key
 * of the one would go to the hosts of the other.
 */
export const isListedAs = (provider: Listed, api: ApiIdentity): boolean =>
  api.origin.type === 'site' ? isFoundAt(provider, api.origin) : isEntry(provider, api, api.origin.id);

/** The host that tells an API from others of the same name; its slug or id if it has none. */
const distinction = ({ origin, hosts, baseUrl }: ApiIdentity): string => {
  if (origin.type === 'site') return origin.host;
  return keyHosts({ hosts, baseUrl })[0] ?? origin.id;
};

/** The name of an API in the list: its own if it is free, or else with its host behind it. */
export const freeName = (api: ApiIdentity, listed: readonly Pick<Provider, 'name'>[]): string => {
  const taken = new Set(listed.map(({ name }) => apiNameKey(name)));
  const told = `${api.name} (${distinction(api)})`;
  const numbered = Array.from({ length: taken.size + 1 }, (_unused, at) => `${told} ${at + 2}`);
  return [api.name, told, ...numbered].find((name) => !taken.has(apiNameKey(name))) ?? told;
};
