import type { KeyPlacement, Provider } from '@gatehouse/contract/providers.ts';
import type { Deps } from '#src/deps.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { listProviders, providerListedAs } from '#src/features/providers/providers.service.ts';

export type KnownApi = {
  name: string;
  /** The slug of the provider that it is, if it is one. */
  slug?: string | undefined;
  /** The slug of the provider of whose products it is one, if there is one. */
  partOf?: string | undefined;
  /** The host names that it answers on. */
  hosts: readonly string[];
  /** Null where it is not known, or where no key is needed. */
  keyPlacement: KeyPlacement | null;
};

export type ApiAccess = {
  /** The provider of the list that stands for the API, or whose keys open it. */
  provider: Provider | undefined;
  /** An active key may go to it. */
  hasKey: boolean;
};

/** `*` and `{…}` stand for what each account has of its own. */
const urlsOf = (hosts: readonly string[]): URL[] =>
  hosts.filter((host) => /^[a-z0-9.-]+$/i.test(host)).map((host) => new URL(`https://${host}`));

/** A key that is sent as it stands, in whatever place, is another thing than a token or a signature. */
const kindOf = ({ type }: KeyPlacement): string => (type === 'header' || type === 'query' ? 'key' : type);

/**
 * Whether an API takes the kind of keys that a provider has. Gmail answers on a host of Google's, and takes none of
 * Google's API keys all the same.
 */
export const isSameKind = (
  provider: Pick<Provider, 'slug' | 'keyPlacement'>,
  { keyPlacement, partOf }: Pick<KnownApi, 'keyPlacement' | 'partOf'>,
): boolean =>
  (partOf === undefined || partOf === provider.slug) &&
  (keyPlacement === null || kindOf(keyPlacement) === kindOf(provider.keyPlacement));

/** Reads the keys and providers once; answers for any number of APIs who stands for them and whether a key is there. */
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
    const isSentBySelf = ({ baseUrl, pinnedHosts }: (typeof keys)[number]) =>
      urls.some((url) => mayReceiveKey(url, { provider: [], baseUrl, pinned: pinnedHosts }, false));
    return {
      provider: listed ?? providers.find(({ slug }) => slug === api.partOf) ?? providers.find(serves),
      hasKey: withProvider.some(
        ({ key, provider }) => provider.id === listed?.id || isSentBySelf(key) || serves(provider),
      ),
    };
  };
};
