import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { apiNamed, getApi } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

/** The catalogue entry that a saved provider was created from; undefined if it came from elsewhere. */
export const knownEntryOf = (
  catalog: Catalog,
  { name, baseUrl, origin }: Pick<Provider, 'name' | 'baseUrl' | 'origin'>,
): CatalogApi | undefined => {
  // An API that was found on a site is not an entry, whatever its name is.
  if (origin?.type === 'site') return undefined;
  const api = origin === null ? apiNamed(catalog, name) : getApi(catalog, origin.id);
  // Before origins were recorded, another company could have an API with the same name.
  if (api === undefined || (origin === null && api.baseUrl !== baseUrl)) return undefined;
  return api;
};
