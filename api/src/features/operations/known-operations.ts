import type { OwnOperation } from '@gatehouse/contract/own-apis.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { rowsOfHosts } from '@gatehouse/knowledge/apis/addresses.ts';
import { apiAt, rowOf, vendors } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { domainsAbove, getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { operationsAt } from '@gatehouse/knowledge/apis/operations.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import { endpointUnder } from '@gatehouse/request/under-base.ts';
import { type Prepared, prepare, type Rankable } from '@gatehouse/search/operations/rank-operations.ts';

/**
 * An operation of an API; `row` is that of the catalog, or null if it was found on a site, or comes from the user, who may
 * have described more of it.
 */
export type KnownOperation = Rankable & { row: number | null; own?: OwnOperation };

/** The entries of each built-in provider: the one that it is, then those whose operations take its keys. */
const builtInOf = perKnowledge((knowledge): Map<string, CatalogApi[]> => {
  const entries = vendors(knowledge).map(({ row }) => apiAt(knowledge, row));
  const isSame = ({ builtIn }: CatalogApi) => builtIn?.is !== 'part';
  const listed = entries.filter(isSame).concat(entries.filter((api) => !isSame(api)));
  return Map.groupBy(listed, ({ id, builtIn }) => builtIn?.slug ?? id);
});

/** A host may serve several APIs, as `www.googleapis.com` does. */
const MAX_BY_HOST = 3;

/** The entries that are served from exactly one of the provider's hosts. */
const entriesByHost = (knowledge: Knowledge, { hosts, baseUrl }: Provider): CatalogApi[] => {
  const own = baseUrl === null ? hosts : [...hosts, new URL(baseUrl).hostname];
  const rows = own.flatMap((host) =>
    rowsOfHosts(knowledge, domainsAbove(host)).flatMap(({ pattern, api }) => (pattern === host ? [api] : [])),
  );
  return [...new Set(rows)].slice(0, MAX_BY_HOST).map((row) => apiAt(knowledge, row));
};

const entriesOf = (knowledge: Knowledge, provider: Provider): CatalogApi[] => {
  const { origin, slug } = provider;
  if (origin?.type === 'catalog') return [getApi(knowledge, origin.id) ?? []].flat();
  const known = origin === null ? builtInOf(knowledge).get(slug) : undefined;
  return known ?? entriesByHost(knowledge, provider);
};

const operationsIn = (knowledge: Knowledge, api: CatalogApi, baseUrl: string | null): KnownOperation[] => {
  const row = rowOf(knowledge, api.id);
  // A product whose host differs between accounts is not below the base URL of its family.
  if (row === undefined || (api.baseUrl === null && baseUrl !== null && api.builtIn?.is === 'part'))
    return [];
  return operationsAt(knowledge, row).map(({ id, method, path, summary }) => ({
    row: id,
    method,
    path: endpointUnder(baseUrl, api.baseUrl, path),
    summary,
  }));
};

/** Of the providers used last: one of them may have 11,000 operations, and each letter that is typed asks for them. */
const MAX_REMEMBERED = 8;
const remembered = perKnowledge(() => new Map<string, Prepared<KnownOperation>[]>());

/** The operations of a provider in the catalog, those to call first on top; none if it has no entry there. */
export const catalogOperations = (knowledge: Knowledge, provider: Provider): Prepared<KnownOperation>[] => {
  const { id, slug, baseUrl, hosts, origin } = provider;
  const cache = remembered(knowledge);
  const key = JSON.stringify([id, slug, baseUrl, hosts, origin]);
  const known =
    cache.get(key) ??
    entriesOf(knowledge, provider)
      .flatMap((api) => operationsIn(knowledge, api, baseUrl))
      .map(prepare);
  // The one that was used last is at the end.
  cache.delete(key);
  cache.set(key, known);
  for (const oldest of [...cache.keys()].slice(0, -MAX_REMEMBERED)) cache.delete(oldest);
  return known;
};
