import type { CatalogApi, CatalogOperation } from '@gatehouse/catalog/catalog-api.ts';
import { apiNamed, getApi, operationsOf } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isSameKind } from '#src/features/keys/api-access.service.ts';
import { familyOf } from '#src/features/providers/catalog-provider.ts';

/** What the catalogue knows about a provider beyond its row, with the operations to call first. */
export type KnownApi = { api: CatalogApi; operations: readonly CatalogOperation[] };

/** As many as a reader can take in; the API reference has the rest. */
const MAX_OPERATIONS = 6;

/** The catalogue entry that a saved provider was created from; undefined if it came from elsewhere. */
export const knownApiOf = (catalog: Catalog, { name, baseUrl, origin }: Provider): KnownApi | undefined => {
  // An API that was found on a site is not an entry, whatever its name is.
  if (origin?.type === 'site') return undefined;
  const api = origin === null ? apiNamed(catalog, name) : getApi(catalog, origin.id);
  // Before origins were recorded, another company could have an API with the same name.
  if (api === undefined || (origin === null && api.baseUrl !== baseUrl)) return undefined;
  return { api, operations: operationsOf(catalog, api.id, MAX_OPERATIONS) };
};

/** Whether the API needs no key. An entry from the API directory may just fail to say how to authenticate. */
export const isKeyless = ({ api }: KnownApi): boolean =>
  api.origin === 'curated' && api.keyPlacement === null;

/** The name of the built-in provider whose keys work with this API too; undefined if there is none. */
export const keysComeFrom = ({ api }: KnownApi): string | undefined => {
  const family = familyOf(api);
  return family !== undefined && isSameKind(family, { ...api, partOf: family.slug })
    ? family.name
    : undefined;
};

/**
 * The path for a first call: an operation that only reads, if possible one without parameters in its path. Empty
 * if no operation is known, undefined if all of them write.
 */
export const firstPath = (operations: readonly CatalogOperation[]): string | undefined => {
  if (operations.length === 0) return '';
  const reading = operations.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return reading.find((path) => !path.includes('{')) ?? reading[0];
};
