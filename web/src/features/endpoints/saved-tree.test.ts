import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';
import { folderTree } from '#src/features/endpoints/folders/folder-tree.ts';
import { savedTree } from '#src/features/endpoints/saved-tree.ts';

const folder = (id: number, name: string, parentId: number | null = null) => ({
  id,
  name,
  parentId,
  createdAt: '',
  updatedAt: '',
});
const nodes = folderTree([folder(1, 'Billing'), folder(2, 'Refunds', 1), folder(3, 'Users')]);
const saved = (id: number, name: string, folderId: number | null = null) =>
  ({ id, name, folderId, method: 'GET', endpoint: '/a', description: null, providerId: 1 }) as SavedEndpoint;
const rows = toEndpointRows(
  [
    saved(1, 'Zip'),
    saved(2, 'Charge', 1),
    saved(3, 'Refund it', 2),
    saved(4, 'Ask'),
    saved(5, 'Me', 3),
    saved(6, 'Left', 9),
  ],
  [],
  nodes,
);

const shown = (closed: number[], q = ''): string[] =>
  savedTree(rows, nodes, new Set(closed), q).map(
    ({ level, isOpen, folder: node, endpoint }) =>
      `${'·'.repeat(level - 1)}${node === undefined ? endpoint?.saved.name : `${isOpen ? '-' : '+'} ${node.folder.name}`}`,
  );

describe('the tree of saved endpoints', () => {
  it('has folders first, each list by name, and loses no endpoint whose folder is not there', () => {
    expect(shown([])).toEqual([
      '- Billing',
      '·- Refunds',
      '··Refund it',
      '·Charge',
      '- Users',
      '·Me',
      'Ask',
      'Left',
      'Zip',
    ]);
  });

  it('leaves out what is in a closed folder', () => {
    expect(shown([1])).toEqual(['+ Billing', '- Users', '·Me', 'Ask', 'Left', 'Zip']);
    expect(shown([2, 3])).toEqual(['- Billing', '·+ Refunds', '·Charge', '+ Users', 'Ask', 'Left', 'Zip']);
  });

  it('is a list of what a search finds in all folders, closed ones too', () => {
    expect(shown([1, 2], 'refund')).toEqual(['Refund it', 'Charge'].slice(0, 1));
    expect(shown([], 'billing')).toEqual(expect.arrayContaining(['Charge', 'Refund it']));
  });
});
