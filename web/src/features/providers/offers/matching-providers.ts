import { findRows, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

type Listed = Pick<Provider, 'slug' | 'name' | 'origin'>;

/** How many are built in. A screen that only counts them must not have to load their names. */
const BUILT_IN = 12;

/** True if the list has grown beyond the built-in providers: searching it is then faster than reading it. */
export const isLong = (providers: readonly unknown[]): boolean => providers.length > BUILT_IN;

/** The providers whose name or slug fits what was typed. */
export const matchingProviders = <P extends Listed>(providers: readonly P[], typed: string): P[] =>
  findRows(providers, typed, (provider) => searchable(providerLabel(provider), provider.slug));
