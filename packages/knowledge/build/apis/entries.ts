import type { DirectoryApi, OperationFacts } from '#build/directory/directory-api.ts';
import type { CuratedApi } from '#schema/entry.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { fromCurated } from './curated-api.ts';

export type DirectoryEntry = { whole: DirectoryApi; curated: CuratedApi | null; isFolded: boolean };

/** Up to this many descriptions of one provider are parts of one product; those of larger platforms stay searchable individually. */
const MAX_FOLDED = 60;

const hostOf = ({ baseUrl }: { baseUrl: string | null }): string | null =>
  baseUrl === null ? null : new URL(baseUrl).hostname;

/** The directory entries that a curated API replaces: the one it names, or the provider's entries on the same host. */
const foldedBy = (curated: CuratedApi, directory: readonly DirectoryApi[]): DirectoryApi[] => {
  const { directoryId } = curated;
  if (directoryId === null) return [];
  const parts = directory.filter(({ api }) => api.id === directoryId || api.id.startsWith(`${directoryId}:`));
  if (parts.length === 0)
    throw new Error(`the directory has no ${directoryId}; see directoryId of ${curated.slug}`);
  const isPart = (api: CatalogApi) =>
    api.id === directoryId || (parts.length <= MAX_FOLDED && hostOf(api) === hostOf(curated));
  return parts.filter(({ api }) => isPart(api));
};

/** A `path` below `otherBase` as a path below `base`; undefined if it is not below it. */
const pathBelow = (base: string | null, otherBase: string | null, path: string): string | undefined => {
  if (base === null || otherBase === null) return base === otherBase ? path : undefined;
  const whole = otherBase.replace(/\/$/, '') + path;
  const start = base.replace(/\/$/, '');
  return whole.startsWith(`${start}/`) ? whole.slice(start.length) : undefined;
};

/** Operations of a folded description, with paths relative to the curated API's base URL. */
const operationsBelow = (base: string | null, { api, operations }: DirectoryApi): OperationFacts[] =>
  operations.flatMap((operation) => {
    const path = pathBelow(base, api.baseUrl, operation.path);
    return path === undefined ? [] : [{ ...operation, path }];
  });

const samePath = ({ method, path }: OperationFacts): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;

/** Of operations with the same method and path, the first is kept, with what only another one says about calling it. */
const withoutRepeats = (operations: readonly OperationFacts[]): OperationFacts[] => {
  const byPath = Map.groupBy(operations, samePath);
  return [...byPath.values()].map((same) => Object.assign({}, ...same.toReversed()));
};

/** Hand-written operations come first. */
const curatedEntry = (curated: CuratedApi, folded: readonly DirectoryApi[]): DirectoryEntry => {
  const api = fromCurated(curated);
  const more = folded.flatMap((part) => operationsBelow(api.baseUrl, part));
  const own = curated.operations.map(
    ({ body, ...operation }): OperationFacts =>
      body === undefined ? operation : { ...operation, body: JSON.stringify(body) },
  );
  const operations = withoutRepeats([...own, ...more]);
  const hostPatterns = [...new Set(folded.flatMap((part) => [...part.api.hosts, ...part.hostPatterns]))];
  return { whole: { api, hostPatterns, operations }, curated, isFolded: false };
};

/**
 * Everything that goes into the file: curated APIs first, then the directory.
 * @throws Error for an unknown `directoryId`
 */
export const entriesOf = (
  curatedApis: readonly CuratedApi[],
  directory: readonly DirectoryApi[],
): DirectoryEntry[] => {
  const foldedIds = new Set<string>();
  const first = curatedApis.map((api) => {
    const folded = foldedBy(api, directory);
    for (const part of folded) foldedIds.add(part.api.id);
    return curatedEntry(api, folded);
  });
  const rest = directory.map((whole): DirectoryEntry => {
    const isFolded = foldedIds.has(whole.api.id);
    return { whole: isFolded ? { ...whole, operations: [] } : whole, curated: null, isFolded };
  });
  return [...first, ...rest];
};
