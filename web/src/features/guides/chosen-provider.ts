import type { Provider } from '@gatehouse/contract/providers.ts';

/** The provider that the address names; the first one where it names none, or one that is not in the list. */
export const chosenProvider = <P extends Pick<Provider, 'slug'>>(
  providers: readonly P[],
  slug: string | undefined,
): P | undefined => providers.find((provider) => provider.slug === slug) ?? providers[0];
