import type { Folder } from '@gatehouse/contract/folders.ts';
import type { FolderNode } from '#src/features/endpoints/folders/folder-tree.ts';

/** What is asked about a folder. */
export type FolderQuestion =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'edit' | 'delete'; folder: Folder };

export interface FolderNavProps {
  nodes: readonly FolderNode[];
  /** Endpoints in each folder, and in all. */
  counts: ReadonlyMap<number, number>;
  total: number;
  /** The folder that is shown; undefined for all endpoints. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}
