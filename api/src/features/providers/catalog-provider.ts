import type { ProviderFacts } from '@gatehouse/contract/providers.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { findBuiltIn } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';

type Named = Pick<CatalogApi, 'id' | 'origin' | 'builtIn'>;

/**
 * The slug of the provider that a catalog entry already is, or becomes when it is added to the list: `twitter` for
 * the entry `x-api`. Undefined if the slug is derived from its name.
 */
export const providerSlugOf = ({ id, origin, builtIn }: Named): string | undefined => {
  if (origin === 'directory') return undefined;
  return builtIn?.is === 'same' ? builtIn.slug : id;
};

/** The slug of the built-in provider that an API is a product of: `google` for Gmail. */
export const partOf = ({ builtIn }: Named): string | undefined =>
  builtIn?.is === 'part' ? builtIn.slug : undefined;

/** That provider; undefined if the API is not a product of one. */
export const familyOf = (api: Named): ProviderFacts | undefined => {
  const slug = partOf(api);
  return slug === undefined ? undefined : findBuiltIn(openKnowledge(), slug);
};
