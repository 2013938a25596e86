import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { ENDPOINT_METHODS } from '@gatehouse/contract/plain/endpoint-options.ts';
import { findRows, type Searchable, searchable } from '@gatehouse/contract/plain/fuzzy-match.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import type { EndpointFilter, EndpointSort } from '#src/features/endpoints/endpoint-filter.ts';
import type { FolderNode } from '#src/features/endpoints/folders/folder-tree.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';

/** An endpoint with its provider. */
export interface EndpointRow {
  saved: SavedEndpoint;
  /** Undefined if it is not in the list of providers. */
  provider: Provider | undefined;
  providerName: string;
  /** The names of the folders that it is in; undefined if it is in none. */
  path: string | undefined;
  /** All texts by which the user may remember it. */
  readonly texts: Searchable;
}

const toRow = (
  saved: SavedEndpoint,
  provider: Provider | undefined,
  path: string | undefined,
): EndpointRow => {
  const providerName = provider === undefined ? 'Unknown provider' : providerLabel(provider);
  const { name, method, endpoint, description } = saved;
  let texts: Searchable | undefined;
  return {
    saved,
    provider,
    providerName,
    path,
    // Only a search reads them: of thousands, they would hold up the screen when it is opened.
    get texts() {
      texts ??= searchable(name, method, endpoint, description, providerName, path);
      return texts;
    },
  };
};

/** Kept while neither changes: after a change of one endpoint, the cards of thousands of others are not drawn again. */
const rowsOf = new WeakMap<SavedEndpoint, EndpointRow>();

/** Joins endpoints with their providers and folders, in the order of the endpoints. */
export const toEndpointRows = (
  list: readonly SavedEndpoint[],
  providers: readonly Provider[],
  folders: readonly FolderNode[] = [],
): EndpointRow[] => {
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const paths = new Map(folders.map(({ folder, path }) => [folder.id, path]));
  return list.map((saved) => {
    const provider = byId.get(saved.providerId);
    const path = saved.folderId === null ? undefined : paths.get(saved.folderId);
    const known = rowsOf.get(saved);
    const row =
      known?.provider === provider && known?.path === path && known !== undefined
        ? known
        : toRow(saved, provider, path);
    rowsOf.set(saved, row);
    return row;
  });
};

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ORDERS: Record<EndpointSort, (one: EndpointRow, other: EndpointRow) => number> = {
  newest: (one, other) => other.saved.id - one.saved.id,
  name: (one, other) => compare(one.saved.name, other.saved.name),
  provider: (one, other) =>
    compare(one.providerName, other.providerName) || compare(one.saved.name, other.saved.name),
  method: (one, other) =>
    ENDPOINT_METHODS.indexOf(one.saved.method) - ENDPOINT_METHODS.indexOf(other.saved.method) ||
    compare(one.saved.name, other.saved.name),
};

/** The rows in an order; of equal ones, the newest first. */
export const sortRows = (rows: readonly EndpointRow[], sort: EndpointSort): EndpointRow[] =>
  rows.toSorted((one, other) => ORDERS[sort](one, other) || other.saved.id - one.saved.id);

/**
 * The rows that the filter leaves, in their order. Each word of the search has to be found.
 * @param folders those whose endpoints are shown; all if undefined
 */
export const filterRows = (
  rows: readonly EndpointRow[],
  { tab, q = '', provider, method }: EndpointFilter,
  folders?: ReadonlySet<number>,
): EndpointRow[] => {
  const left = rows.filter(
    ({ saved }) =>
      (tab !== 'favorites' || saved.isFavorite) &&
      (provider === undefined || saved.providerId === provider) &&
      (method === undefined || saved.method === method) &&
      (folders === undefined || (saved.folderId !== null && folders.has(saved.folderId))),
  );
  return findRows(left, q, ({ texts }) => texts);
};
