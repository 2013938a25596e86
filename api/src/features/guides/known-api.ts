import type { CatalogApi, CatalogOperation } from '@gatehouse/catalog/catalog-api.ts';
import { apiNamed, operationsOf } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { isSameKind } from '#src/features/keys/api-access.service.ts';
import { familyOf } from '#src/features/providers/catalog-provider.ts';

/** What the catalogue knows of a provider beyond its row, with the operations to call first. */
export type KnownApi = { api: CatalogApi; operations: readonly CatalogOperation[] };

/** As many as a reader takes in; the API reference has the rest. */
const MAX_OPERATIONS = 6;

/** The entry of the catalogue that a provider of the list was made of; undefined where it came from elsewhere. */
export const knownApiOf = (catalog: Catalog, { name, baseUrl }: Provider): KnownApi | undefined => {
  const api = apiNamed(catalog, name);
  // Somebody else may have an API of this name.
  if (api === undefined || api.baseUrl !== baseUrl) return undefined;
  return { api, operations: operationsOf(catalog, api.id, MAX_OPERATIONS) };
};

/** Whether it answers anybody. A description of the directory may merely fail to name its way to authenticate. */
export const isKeyless = ({ api }: KnownApi): boolean =>
  api.origin === 'curated' && api.keyPlacement === null;

/** The name of the provider that comes with the product and whose keys open this API too; undefined where there is none. */
export const keysComeFrom = ({ api }: KnownApi): string | undefined => {
  const family = familyOf(api);
  return family !== undefined && isSameKind(family, { ...api, partOf: family.slug })
    ? family.name
    : undefined;
};

/**
 * The path of a first call: one that only reads, and that needs nothing put into its path where there is one. Empty
 * where no operation is known, undefined where each of them writes.
 */
export const firstPath = (operations: readonly CatalogOperation[]): string | undefined => {
  if (operations.length === 0) return '';
  const reading = operations.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return reading.find((path) => !path.includes('{')) ?? reading[0];
};
