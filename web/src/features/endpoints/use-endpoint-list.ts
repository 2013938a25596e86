import { useMemo } from 'react';
import { type EndpointRow, toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';
import type { FolderNode } from '#src/features/endpoints/folders/folder-tree.ts';
import { useEndpoints } from '#src/features/endpoints/offers/endpoint-queries.ts';
import { useFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import { useFolderTree } from '#src/features/endpoints/offers/use-folder-tree.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import type { QueryState } from '#src/ui/feedback/load-state.tsx';

export interface EndpointList {
  rows: EndpointRow[];
  nodes: readonly FolderNode[];
}

/** The saved endpoints with their providers and folders, once all lists are loaded. */
export const useEndpointList = (): QueryState<EndpointList> => {
  const endpoints = useEndpoints();
  const providers = useProviders();
  const folders = useFolders();
  const nodes = useFolderTree();
  const queries = [endpoints, providers, folders];
  const isLoaded = folders.data !== undefined;
  const data = useMemo(
    () =>
      endpoints.data && providers.data && isLoaded
        ? { rows: toEndpointRows(endpoints.data, providers.data, nodes), nodes }
        : undefined,
    [endpoints.data, providers.data, nodes, isLoaded],
  );
  return {
    data,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
};
