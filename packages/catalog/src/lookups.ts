import type { CatalogApi, CatalogOperation } from '#src/catalog-api.ts';
import type { Catalog } from '#src/open-catalog.ts';

/** The API with this id; undefined if there is none. */
export const getApi = ({ store }: Catalog, id: string): CatalogApi | undefined => {
  const row = store.rowOf(id);
  return row === undefined ? undefined : store.api(row);
};

/**
 * The API with exactly this name, as `apiNameKey` compares names; of several, the curated or better known one. A search does not
 * always find it, because many names in the directory consist of common words.
 */
export const apiNamed = ({ store }: Catalog, name: string): CatalogApi | undefined => {
  const row = store.rowNamed(name);
  return row === undefined ? undefined : store.api(row);
};

/** The operations of an API, those to call first on top; none for an unknown id. */
export const operationsOf = ({ store }: Catalog, apiId: string, limit: number): CatalogOperation[] => {
  const row = store.rowOf(apiId);
  if (row === undefined) return [];
  return store
    .operationsIn(store.operationRange(row), Math.max(0, limit))
    .map(({ method, path, summary }) => ({ apiId, method, path, summary }));
};

/** The name itself and all its parent domains, longest first: `api.eu.example.com` … `example.com`, `com`. */
export const domainsAbove = (host: string): string[] => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/** The names that someone may own: nobody owns a single label (`com`, `localhost`). */
const ownableDomains = (host: string): string[] => domainsAbove(host).filter((name) => name.includes('.'));

/** The APIs of the longest known domain that is the host or a parent of it; none if no domain is known. */
export const rowsOfDomain = ({ store }: Catalog, host: string): number[] => {
  const found = store.rowsOfDomains(ownableDomains(host));
  return [...new Set(found.filter(({ domain }) => domain === found[0]?.domain).map(({ api }) => api))];
};

/**
 * The APIs of a company by one of its domains or a subdomain (`www.stripe.com`): the domain's main product first, then
 * by popularity.
 * @param domain a host name without scheme, port and path
 */
export const apisOfDomain = (catalog: Catalog, domain: string, limit = 50): CatalogApi[] => {
  const apis = rowsOfDomain(catalog, domain).map(catalog.store.api);
  const names = domainsAbove(domain);
  const rank = ({ origin, domains: [main = ''], popularity }: CatalogApi): number =>
    (origin === 'curated' ? 100 : 0) + (names.includes(main) ? 10 : 0) + popularity;
  return apis.sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).slice(0, Math.max(0, limit));
};
