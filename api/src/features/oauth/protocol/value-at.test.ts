import { describe, expect, it } from 'vitest';
import { valueAt } from '#src/features/oauth/protocol/value-at.ts';

const one = { id: 1, base_uri: 'https://na1.example', is_default: false };
const two = { id: 2, base_uri: 'https://na2.example', is_default: true };
const text = { id: 3, base_uri: 'https://na3.example', is_default: 'true' };
const DEFAULT = 'accounts[is_default].base_uri';

describe('a field inside a list', () => {
  it.each([
    ['the item that is the default', [one, two], two.base_uri],
    ['the default that is written as a text', [one, text], text.base_uri],
    ['the only item, though it is no default', [one], one.base_uri],
    ['none, if none of several is the default', [one, { ...one, id: 4 }], undefined],
    ['none, if several are the default', [two, text], undefined],
    ['none of an empty list', [], undefined],
    ['none of what is no list', two, undefined],
    ['the only item that is an object', ['x', null, one], one.base_uri],
  ])('is of %s', (_which, accounts, value) => {
    expect(valueAt({ accounts }, DEFAULT)).toBe(value);
  });

  it('is of the only item, if nothing says which', () => {
    expect(valueAt({ accounts: [one] }, 'accounts[].id')).toBe(1);
    expect(valueAt({ accounts: [one, two] }, 'accounts[].id')).toBe(undefined);
  });

  it('is of the only item with a text', () => {
    const accounts = [
      { product: 'bc3', id: 10 },
      { product: 'hey', id: 11 },
    ];
    expect(valueAt({ accounts }, 'accounts[product=bc3].id')).toBe(10);
    expect(valueAt({ accounts: [...accounts, { product: 'bc3', id: 12 }] }, 'accounts[product=bc3].id')).toBe(
      undefined,
    );
    expect(valueAt({ accounts: [{ product: 'hey', id: 11 }] }, 'accounts[product=bc3].id')).toBe(undefined);
  });

  it('may be deep, and no field that every object has', () => {
    expect(valueAt({ a: { b: [{ c: { d: 'x' } }] } }, 'a.b[].c.d')).toBe('x');
    expect(valueAt({ a: 'x' }, 'a.b')).toBe(undefined);
    expect(valueAt({}, 'constructor.name')).toBe(undefined);
    expect(valueAt({ a: [{}] }, 'a[constructor].name')).toBe(undefined);
  });
});
