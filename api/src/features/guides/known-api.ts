import type { CatalogApi, CatalogOperation } from '@gatehouse/catalog/catalog-api.ts';
import { apiNamed, operationsOf } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';

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
export const isKeyless = (known: KnownApi | undefined): boolean =>
  known !== undefined && known.api.origin === 'curated' && known.api.keyPlacement === null;

/** The operation for a first call: one that only reads, and that needs nothing put into its path where there is one. */
export const firstToCall = (known: KnownApi | undefined): CatalogOperation | undefined => {
  const reading = known?.operations.filter(({ method }) => method === 'GET') ?? [];
  return reading.find(({ path }) => !path.includes('{')) ?? reading[0];
};
