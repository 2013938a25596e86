import type { Folder } from '@gatehouse/contract/folders.ts';

/** A folder with its place in the tree. */
export interface FolderNode {
  folder: Folder;
  /** 0 for one that is in no other. */
  depth: number;
  /** Its name behind those of the folders that it is in. */
  path: string;
  /** How many of the nodes behind it are in it. */
  within: number;
}

/** All folders, each behind the one that it is in, otherwise in their order. One whose parent is not in the list is in none. */
export const folderTree = (folders: readonly Folder[]): FolderNode[] => {
  const ids = new Set(folders.map(({ id }) => id));
  const inside = Map.groupBy(folders, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
  const nodes: FolderNode[] = [];
  const add = (parent: FolderNode | undefined): void => {
    for (const folder of inside.get(parent?.folder.id ?? null) ?? []) {
      const path = parent === undefined ? folder.name : `${parent.path} / ${folder.name}`;
      const node = { folder, depth: (parent?.depth ?? -1) + 1, path, within: 0 };
      nodes.push(node);
      const before = nodes.length;
      add(node);
      node.within = nodes.length - before;
    }
  };
  add(undefined);
  return nodes;
};

/** The ids of a folder and of all folders in it; undefined if there is no such folder. */
export const idsWithin = (nodes: readonly FolderNode[], id: number): ReadonlySet<number> | undefined => {
  const at = nodes.findIndex(({ folder }) => folder.id === id);
  const node = nodes[at];
  return node && new Set(nodes.slice(at, at + node.within + 1).map(({ folder }) => folder.id));
};

/** How many endpoints are in each folder, with those in the folders in it. */
export const countEndpoints = (
  nodes: readonly FolderNode[],
  endpoints: Iterable<{ folderId: number | null }>,
): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const add = (id: number, more: number) => counts.set(id, (counts.get(id) ?? 0) + more);
  for (const { folderId } of endpoints) if (folderId !== null) add(folderId, 1);
  // From the end: what is in a folder was counted before the folder.
  for (const { folder } of nodes.toReversed())
    if (folder.parentId !== null) add(folder.parentId, counts.get(folder.id) ?? 0);
  return counts;
};

/** Without those that are in a closed folder. */
export const openNodes = (
  nodes: readonly FolderNode[],
  isOpen: (node: FolderNode) => boolean,
): FolderNode[] => {
  const shown: FolderNode[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) break;
    shown.push(node);
    if (!isOpen(node)) at += node.within;
  }
  return shown;
};
