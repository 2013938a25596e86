import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { DragEvent } from 'react';
import { type FolderNode, idsWithin } from '#src/features/endpoints/folders/folder-tree.ts';

/** What is dragged to a folder. By keyboard, and on touch screens, the dialogs of Move do the same. */
export type DraggedItems =
  | { kind: 'endpoints'; endpoints: readonly SavedEndpoint[] }
  | { kind: 'folder'; folder: Folder };

// A browser says what is dragged only when it is dropped, and where it may be dropped is shown before.
let now: DraggedItems | undefined;

export const currentDrag = (): DraggedItems | undefined => now;

/** The properties of what can be dragged. */
export const dragProps = (what: () => DraggedItems, name: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent): void => {
    now = what();
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    event.stopPropagation();
  },
  onDragEnd: (): void => {
    now = undefined;
  },
});

/** Whether it would be somewhere else in this folder, or in none. A folder cannot be in itself. */
export const canDrop = (
  dragged: DraggedItems,
  nodes: readonly FolderNode[],
  folderId: number | null,
): boolean => {
  if (dragged.kind === 'endpoints') return dragged.endpoints.some((one) => one.folderId !== folderId);
  const { id, parentId } = dragged.folder;
  return parentId !== folderId && (folderId === null || idsWithin(nodes, id)?.has(folderId) === false);
};
