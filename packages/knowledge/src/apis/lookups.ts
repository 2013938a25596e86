import { rowsOfDomains } from '#src/apis/addresses.ts';
import { apiAt, rowNamed, rowOf } from '#src/apis/api-rows.ts';
import type { CatalogApi, CatalogOperation } from '#src/apis/catalog-api.ts';
import { operationsAt } from '#src/apis/operations.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** The API with this id; undefined if there is none. */
export const getApi = (knowledge: Knowledge, id: string): CatalogApi | undefined => {
  const row = rowOf(knowledge, id);
  return row === undefined ? undefined : apiAt(knowledge, row);
};

/**
 * The API with exactly this name, as `apiNameKey` compares names; of several, the curated or better known one. A search does not
 * always find it, because many names in the directory consist of common words.
 */
export const apiNamed = (knowledge: Knowledge, name: string): CatalogApi | undefined => {
  const row = rowNamed(knowledge, name);
  return row === undefined ? undefined : apiAt(knowledge, row);
};

/** The operations of an API, those to call first on top; none for an unknown id. */
export const operationsOf = (knowledge: Knowledge, apiId: string, limit: number): CatalogOperation[] => {
  const row = rowOf(knowledge, apiId);
  if (row === undefined) return [];
  return operationsAt(knowledge, row, Math.max(0, limit)).map(({ method, path, summary }) => ({
    apiId,
    method,
    path,
    summary,
  }));
};

/** The name itself and all its parent domains, longest first: `api.eu.example.com` … `example.com`, `com`. */
export const domainsAbove = (host: string): string[] => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
};

/** The APIs of the longest known domain that is the host or a parent of it; nobody owns a single label (`com`, `localhost`). */
const rowsOfDomain = (knowledge: Knowledge, host: string): number[] => {
  const ownable = domainsAbove(host).filter((name) => name.includes('.'));
  const found = rowsOfDomains(knowledge, ownable);
  return [...new Set(found.filter(({ domain }) => domain === found[0]?.domain).map(({ api }) => api))];
};

/**
 * The APIs of a company by one of its domains or a subdomain (`www.stripe.com`): the domain's main product first, then
 * by popularity.
 * @param domain a host name without scheme, port and path
 */
export const apisOfDomain = (knowledge: Knowledge, domain: string, limit = 50): CatalogApi[] => {
  const apis = rowsOfDomain(knowledge, domain).map((row) => apiAt(knowledge, row));
  const names = domainsAbove(domain);
  const rank = ({ origin, domains: [main = ''], popularity }: CatalogApi): number =>
    (origin === 'curated' ? 100 : 0) + (names.includes(main) ? 10 : 0) + popularity;
  return apis.sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1)).slice(0, Math.max(0, limit));
};
