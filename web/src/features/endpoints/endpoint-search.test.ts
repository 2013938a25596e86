import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { describe, expect, it } from 'vitest';
import { filterRows, sortRows, toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';

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

  it.each([
    ['newest', [4, 3, 2, 1]],
    ['name', [2, 4, 1, 3]],
    ['provider', [1, 3, 2, 4]],
    ['method', [3, 2, 4, 1]],
  ] as const)('are in the order %s', (sort, expected) => {
    expect(ids(sortRows(rows, sort))).toEqual(expected);
  });
});
