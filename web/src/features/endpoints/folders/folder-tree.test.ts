import type { Folder } from '@gatehouse/contract/folders.ts';
import { describe, expect, it } from 'vitest';
import {
  countEndpoints,
  folderTree,
  idsWithin,
  openNodes,
} from '#src/features/endpoints/folders/folder-tree.ts';

const folder = (id: number, name: string, parentId: number | null = null): Folder => ({
  id,
  name,
  parentId,
  createdAt: '',
  updatedAt: '',
});
const nodes = folderTree([
  folder(4, 'Charges', 2),
  folder(1, 'Auth'),
  folder(2, 'Billing'),
  folder(3, 'Refunds', 4),
  folder(5, 'Tax', 2),
]);

describe('a tree of folders', () => {
  it('has each folder behind the one that it is in, with its path', () => {
    expect(nodes.map(({ path, depth, within }) => [path, depth, within])).toEqual([
      ['Auth', 0, 0],
      ['Billing', 0, 3],
      ['Billing / Charges', 1, 1],
      ['Billing / Charges / Refunds', 2, 0],
      ['Billing / Tax', 1, 0],
    ]);
  });

  it('loses no folder whose parent is not in the list', () => {
    expect(folderTree([folder(1, 'Left', 9)]).map(({ path }) => path)).toEqual(['Left']);
  });

  it('says what is in a folder', () => {
    expect([...(idsWithin(nodes, 2) ?? [])]).toEqual([2, 4, 3, 5]);
    expect([...(idsWithin(nodes, 1) ?? [])]).toEqual([1]);
    expect(idsWithin(nodes, 9)).toBeUndefined();
  });

  it('counts the endpoints of a folder with those of the folders in it', () => {
    const endpoints = [3, 3, 4, 5, 1, null].map((folderId) => ({ folderId }));
    expect(Object.fromEntries(countEndpoints(nodes, endpoints))).toEqual({ 1: 1, 2: 4, 3: 2, 4: 3, 5: 1 });
  });

  it('shows nothing of what is in a closed folder', () => {
    const shown = (open: number[]) =>
      openNodes(nodes, ({ folder: { id } }) => open.includes(id)).map(({ folder: { id } }) => id);
    expect(shown([])).toEqual([1, 2]);
    expect(shown([2])).toEqual([1, 2, 4, 5]);
    expect(shown([4])).toEqual([1, 2]);
    expect(shown([2, 4])).toEqual([1, 2, 4, 3, 5]);
  });
});
