import type { Provider } from '@gatehouse/contract/providers.ts';
import type { Deps } from '#src/deps.ts';
import { mayReceiveKey } from '#src/features/keys/key-hosts.ts';
import { listKeys } from '#src/features/keys/keys.service.ts';
import { listProviders, providerListedAs } from '#src/features/providers/providers.service.ts';

/** An API by its name, the slug of its entry, and the host names it answers on. */
export type KnownApi = { name: string; slug?: string | undefined; hosts: readonly string[] };

export type ApiAccess = {
  /** The provider of the list that stands for the API, or whose keys open it. */
  provider: Provider | undefined;
  /** An active key may go to it. */
  hasKey: boolean;
};

const NO_HOSTS_OF_ITS_OWN = { baseUrl: null, pinnedHosts: [] };

/** `*` and `{…}` stand for what each account has of its own. */
const urlsOf = (hosts: readonly string[]): URL[] =>
  hosts.filter((host) => /^[a-z0-9.-]+$/i.test(host)).map((host) => new URL(`https://${host}`));

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
      urls.some((url) => mayReceiveKey(url, NO_HOSTS_OF_ITS_OWN, provider, false));
    return {
      provider: listed ?? providers.find(serves),
      hasKey: withProvider.some(
        ({ key, provider }) =>
          provider.id === listed?.id || urls.some((url) => mayReceiveKey(url, key, provider, false)),
      ),
    };
  };
};
