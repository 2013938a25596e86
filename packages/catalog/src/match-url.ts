import type { CatalogApi, CatalogOperation } from '#src/catalog-api.ts';
import { domainsAbove, rowsOfDomain } from '#src/lookups.ts';
import type { Catalog } from '#src/open-catalog.ts';

export type UrlMatch = { api: CatalogApi; operation: CatalogOperation | null };

/** Hosts such as `www.googleapis.com` serve many APIs; beyond this number, the others are not examined. */
const MAX_APIS = 60;

/** `*` matches one label or the rest of one. */
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
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);

/** The number of literally equal segments; undefined if the path does not match the template. */
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

/** The part of a path below the base URL's path; undefined if it is not below it. */
const below = (baseUrl: string | null, pathname: string): string | undefined => {
  const base = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
};

type Ranked = { match: UrlMatch; literal: number; depth: number };

/** The more of the URL matches literally, the surer the match. */
const isSurer = (a: Ranked, b: Ranked): number => b.literal - a.literal || b.depth - a.depth;

/** How each of the APIs matches a path; `literal` is -1 if no operation does. */
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
 * The API that a URL belongs to, and the operation if its path matches a template; of several, the one with the most
 * literal segments. Without an operation, a base path, a host or a company's domain identifies the API if no other shares it.
 * @param method limits the operations, such as `GET`
 * @returns undefined for anything but an http URL, and for URLs that identify no API
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
