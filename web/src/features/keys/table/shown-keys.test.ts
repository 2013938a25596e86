import { expect, it } from 'vitest';
import { readKeysSearch } from '#src/features/keys/table/key-filter.ts';

it('reads the filters and the order from the URL', () => {
  const search = {
    q: 'shop',
    show: 'attention',
    provider: 'stripe',
    type: 'staging',
    status: 'due',
    sort: '-lastUsed',
  };
  expect(readKeysSearch(search)).toEqual(search);
});

it('leaves out what is not valid', () => {
  const search = { q: '', show: 'some', provider: '', type: 'other', status: 'other', sort: 'actions' };
  expect(Object.values(readKeysSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
