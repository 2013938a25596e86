import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { domainsAbove, getApi } from '@gatehouse/catalog/lookups.ts';
import type { Catalog } from '@gatehouse/catalog/open-catalog.ts';
import { type Prepared, prepare, type Rankable } from '@gatehouse/catalog/rank-operations.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { endpointUnder } from '@gatehouse/request/under-base.ts';

/** An operation of an API; `row` is that of the catalogue, or null if it was found on a site. */
export type KnownOperation = Rankable & { row: number | null };

/** The entries of each built-in provider: the one that it is, then those whose operations take its keys. */
const readBuiltIn = (catalog: Catalog): Map<string, CatalogApi[]> => {
  const entries = catalog.store.vendors().map(({ row }) => catalog.store.api(row));
  const isSame = ({ builtIn }: CatalogApi) => builtIn?.is !== 'part';
  const listed = entries.filter(isSame).concat(entries.filter((api) => !isSame(api)));
  return Map.groupBy(listed, ({ id, builtIn }) => builtIn?.slug ?? id);
};

/** Remembers a value for each open catalogue, which does not change while it is open. */
const perCatalog = <T>(read: (catalog: Catalog) => T): ((catalog: Catalog) => T) => {
  const known = new WeakMap<Catalog, T>();
  return (catalog) => {
    const value = known.get(catalog) ?? read(catalog);
    known.set(catalog, value);
    return value;
  };
};
const builtInOf = perCatalog(readBuiltIn);

/** A host may serve several APIs, as `www.googleapis.com` does. */
const MAX_BY_HOST = 3;

/** The entries that are served from exactly one of the provider's hosts. */
const entriesByHost = ({ store }: Catalog, { hosts, baseUrl }: Provider): CatalogApi[] => {
  const own = baseUrl === null ? hosts : [...hosts, new URL(baseUrl).hostname];
  const rows = own.flatMap((host) =>
    store.rowsOfHosts(domainsAbove(host)).flatMap(({ pattern, api }) => (pattern === host ? [api] : [])),
  );
  return [...new Set(rows)].slice(0, MAX_BY_HOST).map(store.api);
};

const entriesOf = (catalog: Catalog, provider: Provider): CatalogApi[] => {
  const { origin, slug } = provider;
  if (origin?.type === 'catalog') return [getApi(catalog, origin.id) ?? []].flat();
  const known = origin === null ? builtInOf(catalog).get(slug) : undefined;
  return known ?? entriesByHost(catalog, provider);
};

const operationsIn = (catalog: Catalog, api: CatalogApi, baseUrl: string | null): KnownOperation[] => {
  const row = catalog.store.rowOf(api.id);
  // A product whose host differs between accounts is not below the base URL of its family.
  if (row === undefined || (api.baseUrl === null && baseUrl !== null && api.builtIn?.is === 'part'))
    return [];
  return catalog.store
    .operationsIn(catalog.store.operationRange(row), Number.MAX_SAFE_INTEGER)
    .map(({ id, method, path, summary }) => ({
      row: id,
      method,
      path: endpointUnder(baseUrl, api.baseUrl, path),
      summary,
    }));
};

/** Of the providers used last: one of them may have 11,000 operations, and each letter that is typed asks for them. */
const MAX_REMEMBERED = 8;
const remembered = perCatalog(() => new Map<string, Prepared<KnownOperation>[]>());

/** The operations of a provider in the catalogue, those to call first on top; none if it has no entry there. */
export const catalogOperations = (catalog: Catalog, provider: Provider): Prepared<KnownOperation>[] => {
  const { id, slug, baseUrl, hosts, origin } = provider;
  const cache = remembered(catalog);
  const key = JSON.stringify([id, slug, baseUrl, hosts, origin]);
  const known =
    cache.get(key) ??
    entriesOf(catalog, provider)
      .flatMap((api) => operationsIn(catalog, api, baseUrl))
      .map(prepare);
  // The one that was used last is at the end.
  cache.delete(key);
  cache.set(key, known);
  for (const oldest of [...cache.keys()].slice(0, -MAX_REMEMBERED)) cache.delete(oldest);
  return known;
};
