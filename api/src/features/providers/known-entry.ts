import type { Provider } from '@gatehouse/contract/providers.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { apiNamed, getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';

/** The catalog entry that a saved provider was created from; undefined if it came from elsewhere. */
export const knownEntryOf = (
  knowledge: Knowledge,
  { name, baseUrl, origin }: Pick<Provider, 'name' | 'baseUrl' | 'origin'>,
): CatalogApi | undefined => {
  // An API that was found on a site is not an entry, whatever its name is.
  if (origin?.type === 'site') return undefined;
  const api = origin === null ? apiNamed(knowledge, name) : getApi(knowledge, origin.id);
  // Before origins were recorded, another company could have an API with the same name.
  if (api === undefined || (origin === null && api.baseUrl !== baseUrl)) return undefined;
  return api;
};
