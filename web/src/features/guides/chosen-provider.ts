import { apiNameKey } from '@gatehouse/contract/api-name.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

type Listed = Pick<Provider, 'slug' | 'name'>;

/** The query parameters of the screen: the slug of a provider, or the name of an API. */
export interface GuideSearch {
  provider?: string | undefined;
  api?: string | undefined;
}

/**
 * The provider that the URL names; the first one if it names none, or one that is not in the list. Undefined for an
 * API that is not in the list, and if the list is empty.
 */
export const chosenProvider = <P extends Listed>(
  providers: readonly P[],
  { provider: slug, api }: GuideSearch,
): P | undefined => {
  const bySlug = providers.find((provider) => provider.slug === slug);
  if (bySlug !== undefined || api === undefined) return bySlug ?? providers[0];
  return providers.find(({ name }) => apiNameKey(name) === apiNameKey(api));
};

/** The providers whose name or slug contains what was typed. */
export const matchingProviders = <P extends Listed>(providers: readonly P[], typed: string): P[] => {
  const wanted = typed.trim().toLowerCase();
  return providers.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(wanted));
};
