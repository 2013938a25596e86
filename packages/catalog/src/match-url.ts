import type { CatalogApi, CatalogOperation } from '#src/catalog-api.ts';
import { domainsAbove, rowsOfDomain } from '#src/lookups.ts';
import type { Catalog } from '#src/open-catalog.ts';

export type UrlMatch = { api: CatalogApi; operation: CatalogOperation | null };

/** Hosts such as `www.googleapis.com` serve many APIs; more are not told apart by looking at each. */
const MAX_APIS = 60;

/** `*` stands for one label or the rest of one. */
const hostMatches = (pattern: string, host: string): boolean => {
  const labels = host.split('.');
  const wanted = pattern.split('.');
  return (
    labels.length === wanted.length &&
    wanted.every((label, at) => {
      const [before = '', after] = label.split('*');
      const actual = labels[at] ?? '';
      return after === undefined ? actual === label : actual.startsWith(before) && actual.endsWith(after);
    })
  );
};

const segmentsOf = (path: string): string[] =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .slice(1);

/** How many segments are equal, letter for letter; undefined where the path does not fit the template. */
const literalSegments = (template: string, segments: readonly string[]): number | undefined => {
  const wanted = segmentsOf(template);
  if (wanted.length !== segments.length) return undefined;
  let literal = 0;
  for (const [at, segment] of wanted.entries()) {
    if (segment === segments[at]) literal += 1;
    else if (!segment.includes('{')) return undefined;
  }
  return literal;
};

const bestOperation = (
  { store }: Catalog,
  row: number,
  apiId: string,
  segments: readonly string[],
  method?: string,
) => {
  let best: { operation: CatalogOperation; literal: number } | undefined;
  for (const { method: way, path, summary } of store.operationsOfDepth(
    store.operationRange(row),
    segments.length,
  )) {
    if (method !== undefined && way !== method) continue;
    const literal = literalSegments(path, segments);
    if (literal !== undefined && literal > (best?.literal ?? -1))
      best = { operation: { apiId, method: way, path, summary }, literal };
  }
  return best;
};

/** The part of a path below the base URL's own path; undefined where it is not below it. */
const below = (baseUrl: string | null, pathname: string): string | undefined => {
  const base = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
};

type Ranked = { match: UrlMatch; literal: number; depth: number };

/** The more of the URL is accounted for letter by letter, the surer. */
const isSurer = (a: Ranked, b: Ranked): number => b.literal - a.literal || b.depth - a.depth;

/** What each of the APIs makes of a path; `literal` is -1 where no operation fits. */
const readings = (catalog: Catalog, rows: readonly number[], pathname: string, method?: string): Ranked[] =>
  rows.slice(0, MAX_APIS).flatMap((row): Ranked[] => {
    const api = catalog.store.api(row);
    const path = below(api.baseUrl, pathname);
    if (path === undefined) return [];
    const found = bestOperation(catalog, row, api.id, segmentsOf(path), method);
    const depth = pathname.length - path.length;
    return [{ match: { api, operation: found?.operation ?? null }, literal: found?.literal ?? -1, depth }];
  });

/**
 * The API that a URL belongs to, and the operation if its path fits a template; of several, the one with most literal
 * segments. Without an operation, a base path, a host or a company's domain tells the API where it is its alone.
 * @param method narrows the operations, such as `GET`
 * @returns undefined for what is no http URL, and for addresses that say nothing
 */
export const matchUrl = (catalog: Catalog, url: string, method?: string): UrlMatch | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const hosts = catalog.store.rowsOfHosts(domainsAbove(hostname));
  const rows = [
    ...new Set(hosts.filter(({ pattern }) => hostMatches(pattern, hostname)).map(({ api }) => api)),
  ];
  const [surest, next] = readings(catalog, rows, pathname, method).sort(isSurer);
  if (surest !== undefined) {
    const isItsAlone = rows.length === 1 || surest.depth > (next?.depth ?? 0);
    return surest.match.operation !== null || isItsAlone ? surest.match : undefined;
  }
  const [row, ...others] = rows.length > 0 ? [] : rowsOfDomain(catalog, hostname);
  return row === undefined || others.length > 0
    ? undefined
    : { api: catalog.store.api(row), operation: null };
};
