import { useMemo } from 'react';
import { type FolderNode, folderTree } from '#src/features/endpoints/folders/folder-tree.ts';
import { useFolders } from '#src/features/endpoints/offers/folder-queries.ts';
import type { ListOptions } from '#src/lib/query-start.ts';

const NONE: FolderNode[] = [];

/** The folders as a tree; empty until they are loaded. */
export const useFolderTree = (options?: ListOptions): FolderNode[] => {
  const { data } = useFolders(options);
  return useMemo(() => (data === undefined ? NONE : folderTree(data)), [data]);
};
