import type { ApiOrigin, KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import type { Deps } from '#src/deps.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { listProviders, providerListedAs } from '#src/features/providers/providers.service.ts';

export type KnownApi = {
  name: string;
  origin: ApiOrigin;
  baseUrl: string | null;
  /** The slug of its provider in the list, if it is listed itself. */
  slug?: string | undefined;
  /** The slug of the provider that it is a product of, if there is one. */
  partOf?: string | undefined;
  /** The names of the hosts that serve it. */
  hosts: readonly string[];
  /** Null if it is not known, or if no key is needed. */
  keyPlacement: KeyPlacement | null;
};

export type ApiAccess = {
  /** The listed provider that represents the API, or whose keys work for it. */
  provider: Provider | undefined;
  /** Whether an active key may be sent to it. */
  hasKey: boolean;
};

/** Leaves out names with `*` or `{…}`: that part is different for each account. */
const urlsOf = (hosts: readonly string[]): URL[] =>
  hosts.filter((host) => /^[a-z0-9.-]+$/i.test(host)).map((host) => new URL(`https://${host}`));

/** A key that is sent unchanged, in a header or in the query, is a different kind from a token or a signature. */
const kindOf = ({ type }: KeyPlacement): string => (type === 'header' || type === 'query' ? 'key' : type);

/**
 * Whether an API accepts the kind of keys that a provider issues. Gmail, for example, is served from a Google host but
 * does not accept Google's API keys.
 */
export const isSameKind = (
  provider: Pick<Provider, 'slug' | 'keyPlacement'>,
  { keyPlacement, partOf }: Pick<KnownApi, 'keyPlacement' | 'partOf'>,
): boolean =>
  (partOf === undefined || partOf === provider.slug) &&
  (keyPlacement === null || kindOf(keyPlacement) === kindOf(provider.keyPlacement));

/** Reads the keys and providers once; the result looks up the access to any number of APIs. */
export const loadApiAccess = async (deps: Deps): Promise<(api: KnownApi) => ApiAccess> => {
  const providers = await listProviders(deps);
  const keys = (await listKeys(deps)).filter(({ isActive }) => isActive);
  const withProvider = keys.flatMap((key) => {
    const provider = providers.find(({ id }) => id === key.providerId);
    return provider === undefined ? [] : [{ key, provider }];
  });
  return (api) => {
    const urls = urlsOf(api.hosts);
    const listed = providerListedAs(providers, api);
    const serves = (provider: Provider) =>
      isSameKind(provider, api) &&
      urls.some((url) => mayReceiveKey(url, { provider: provider.hosts, baseUrl: null, pinned: [] }, false));
    const isAllowedByKey = ({ baseUrl, pinnedHosts }: (typeof keys)[number]) =>
      urls.some((url) => mayReceiveKey(url, { provider: [], baseUrl, pinned: pinnedHosts }, false));
    return {
      provider: listed ?? providers.find(({ slug }) => slug === api.partOf) ?? providers.find(serves),
      hasKey: withProvider.some(
        ({ key, provider }) => provider.id === listed?.id || isAllowedByKey(key) || serves(provider),
      ),
    };
  };
};
