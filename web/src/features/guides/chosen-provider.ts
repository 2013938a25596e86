import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

type Listed = Pick<Provider, 'slug' | 'name' | 'origin'>;

/** The query parameters of the screen: the slug of a provider, or the name of an API and its id in the catalog. */
export interface GuideSearch {
  provider?: string | undefined;
  api?: string | undefined;
  entry?: string | undefined;
  /** What the list of providers is filtered by. */
  q?: string | undefined;
}

/** Whether a provider is an API of the catalog. One that was found on a site is not, whatever it calls itself. */
const isEntry = ({ name, origin }: Listed, api: string, entry: string | undefined): boolean => {
  if (origin?.type === 'site') return false;
  if (origin !== null && entry !== undefined) return origin.id === entry;
  return apiNameKey(name) === apiNameKey(api);
};

/**
 * The provider that the URL names; the first one if it names none, or one that is not in the list. Undefined for an
 * API that is not in the list, and if the list is empty.
 */
export const chosenProvider = <P extends Listed>(
  providers: readonly P[],
  { provider: slug, api, entry }: GuideSearch,
): P | undefined => {
  const bySlug = providers.find((provider) => provider.slug === slug);
  if (bySlug !== undefined || api === undefined) return bySlug ?? providers[0];
  return providers.find((provider) => isEntry(provider, api, entry));
};

/** Whether the URL names a provider that is not in the list. */
export const isUnknownProvider = (providers: readonly Listed[], { provider }: GuideSearch): boolean =>
  provider !== undefined && !providers.some(({ slug }) => slug === provider);
