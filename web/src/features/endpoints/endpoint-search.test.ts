import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Folder } from '@gatehouse/contract/folders.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { filterRows, sortRows, toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';
import { folderTree } from '#src/features/endpoints/folders/folder-tree.ts';

const provider = (id: number, name: string) => ({ id, name, origin: null }) as Provider;
const saved = (id: number, more: Partial<SavedEndpoint>) =>
  ({
    id,
    providerId: 1,
    name: `Call ${id}`,
    method: 'GET',
    endpoint: 'https://a.example/x',
    description: null,
    headers: null,
    requestBody: null,
    isFavorite: false,
    folderId: null,
    ...more,
  }) as SavedEndpoint;

const rows = toEndpointRows(
  [
    saved(3, { name: 'List models', method: 'GET', isFavorite: true }),
    saved(2, { name: 'create item', method: 'POST', providerId: 2, description: 'In the shop' }),
    saved(1, { name: 'Delete item 10', method: 'DELETE', endpoint: 'https://b.example/items' }),
    saved(4, { name: 'Delete item 9', method: 'DELETE', providerId: 9 }),
  ],
  [provider(1, 'OpenAI'), provider(2, 'Stripe')],
);
const ids = (found: typeof rows) => found.map(({ saved: { id } }) => id);

describe('the endpoints that are shown', () => {
  it.each([
    [{}, [3, 2, 1, 4]],
    [{ tab: 'favorites' as const }, [3]],
    [{ provider: 2 }, [2]],
    [{ method: 'DELETE' as const }, [1, 4]],
    [{ q: 'ITEM delete' }, [1, 4]],
    [{ q: 'shop' }, [2]],
    [{ q: 'stripe' }, [2]],
    [{ q: 'b.example' }, [1]],
    [{ q: 'nothing' }, []],
    [{ q: 'item', method: 'DELETE' as const, provider: 1 }, [1]],
  ])('match %j', (filter, expected) => {
    expect(ids(filterRows(rows, filter))).toEqual(expected);
  });

  it('are those of the given folders, and are found by the names of the folders that they are in', () => {
    const folder = (id: number, name: string, parentId: number | null) => ({ id, name, parentId }) as Folder;
    const nodes = folderTree([folder(1, 'Billing', null), folder(2, 'Refunds', 1)]);
    const list = [saved(1, { folderId: 1 }), saved(2, { folderId: 2 }), saved(3, {})];
    const inFolders = toEndpointRows(list, [], nodes);
    expect(inFolders.map(({ path }) => path)).toEqual(['Billing', 'Billing / Refunds', undefined]);
    expect(ids(filterRows(inFolders, {}, new Set([2])))).toEqual([2]);
    expect(ids(filterRows(inFolders, {}, new Set()))).toEqual([]);
    expect(ids(filterRows(inFolders, { q: 'billing call' }))).toEqual([1, 2]);
    const renamed = toEndpointRows(list, [], folderTree([folder(1, 'Invoices', null)]));
    expect(renamed.map(({ path }) => path)).toEqual(['Invoices', undefined, undefined]);
    expect(renamed[2]).toBe(inFolders[2]);
  });

  it.each([
    ['newest', [4, 3, 2, 1]],
    ['name', [2, 4, 1, 3]],
    ['provider', [1, 3, 2, 4]],
    ['method', [3, 2, 4, 1]],
  ] as const)('are in the order %s', (sort, expected) => {
    expect(ids(sortRows(rows, sort))).toEqual(expected);
  });
});
