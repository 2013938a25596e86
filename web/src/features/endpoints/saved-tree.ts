import { type EndpointRow, filterRows, sortRows } from '#src/features/endpoints/endpoint-search.ts';
import type { FolderNode } from '#src/features/endpoints/folders/folder-tree.ts';
import type { TreeRow } from '#src/ui/table/tree-keys.ts';

/** A folder, or an endpoint. */
export interface SavedTreeRow extends TreeRow {
  folder?: FolderNode | undefined;
  endpoint?: EndpointRow | undefined;
}

export const endpointRowId = (id: number): string => `endpoint ${id}`;

const rowOf = (endpoint: EndpointRow, level: number): SavedTreeRow => ({
  id: endpointRowId(endpoint.saved.id),
  level,
  endpoint,
});

/**
 * The folders with the endpoints in them, each list by name, folders first. What is in a closed folder is left out. A search
 * finds endpoints in all folders, in one list.
 * @param closed the ids of the closed folders
 */
export const savedTree = (
  rows: readonly EndpointRow[],
  nodes: readonly FolderNode[],
  closed: ReadonlySet<number>,
  q: string,
): SavedTreeRow[] => {
  const sorted = sortRows(rows, 'name');
  if (q.trim() !== '') return filterRows(sorted, { q }).map((row) => rowOf(row, 1));
  const ids = new Set(nodes.map(({ folder }) => folder.id));
  const inFolder = Map.groupBy(sorted, ({ saved }) =>
    saved.folderId !== null && ids.has(saved.folderId) ? saved.folderId : null,
  );
  const endpointsIn = (id: number | null, level: number): SavedTreeRow[] =>
    (inFolder.get(id) ?? []).map((row) => rowOf(row, level));
  /** The nodes from one place to another, with what is in them. */
  const within = (from: number, to: number): SavedTreeRow[] => {
    const found: SavedTreeRow[] = [];
    for (let at = from; at < to; at += 1) {
      const node = nodes[at];
      if (node === undefined) break;
      const { id } = node.folder;
      const isOpen = !closed.has(id);
      found.push({ id: `folder ${id}`, level: node.depth + 1, isOpen, folder: node });
      if (isOpen) found.push(...within(at + 1, at + 1 + node.within), ...endpointsIn(id, node.depth + 2));
      at += node.within;
    }
    return found;
  };
  return [...within(0, nodes.length), ...endpointsIn(null, 1)];
};
