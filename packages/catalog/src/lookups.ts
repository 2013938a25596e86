import type { CatalogApi, CatalogOperation } from '#src/catalog-api.ts';
import type { Catalog } from '#src/open-catalog.ts';

/** The API of this id; undefined where there is none. */
export const getApi = ({ store }: Catalog, id: string): CatalogApi | undefined => {
  const row = store.rowOf(id);
  return row === undefined ? undefined : store.api(row);
};

/**
 * The API of this very name, its letters' case apart; of several the curated or better known one. A search does not
 * always find it: many names of the directory are made of common words.
 */
export const apiNamed = ({ store }: Catalog, name: string): CatalogApi | undefined => {
  const row = store.rowNamed(name.trim());
  return row === undefined ? undefined : store.api(row);
};

/** The operations of an API, those to call first at the top; none for an unknown id. */
export const operationsOf = ({ store }: Catalog, apiId: string, limit: number): CatalogOperation[] => {
  const row = store.rowOf(apiId);
  if (row === undefined) return [];
  return store
    .operationsIn(store.operationRange(row), Math.max(0, limit))
    .map(({ method, path, summary }) => ({ apiId, method, path, summary }));
};

/** The name itself and all domains above it, the longest first: `api.eu.example.com` … `example.com`, `com`. */
export const domainsAbove = (host: string): string[] => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/** The names that may be a domain of somebody's: a single label (`com`, `localhost`) is nobody's. */
const ownableDomains = (host: string): string[] => domainsAbove(host).filter((name) => name.includes('.'));

/** The APIs of the longest known domain at or above a host; none where nobody is known. */
export const rowsOfDomain = ({ store }: Catalog, host: string): number[] => {
  const found = store.rowsOfDomains(ownableDomains(host));
  return [...new Set(found.filter(({ domain }) => domain === found[0]?.domain).map(({ api }) => api))];
};

/**
 * The APIs of a company by a domain of its own or a name below it (`www.stripe.com`): those of the domain's main
 * product first, then by popularity.
 * @param domain a host name, without scheme, port and path
 */
export const apisOfDomain = (catalog: Catalog, domain: string, limit = 50): CatalogApi[] => {
  const apis = rowsOfDomain(catalog, domain).map(catalog.store.api);
  const names = domainsAbove(domain);
  const rank = ({ origin, domains: [main = ''], popularity }: CatalogApi): number =>
    (origin === 'curated' ? 100 : 0) + (names.includes(main) ? 10 : 0) + popularity;
  return apis.sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).slice(0, Math.max(0, limit));
};
