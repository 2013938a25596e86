import { describe, expect, it } from 'vitest';
import { searchChoice, searchId, searchText, searchTexts } from '#src/lib/search-params.ts';

describe('a search parameter in the URL of a screen', () => {
  it.each([
    ['openai', 'openai'],
    ['', ''],
    ['ten chars!', 'ten chars!'],
    ['11 chars is', undefined],
    [7, undefined],
    [null, undefined],
    [['openai'], undefined],
    [undefined, undefined],
  ])('is a text of at most ten characters, or ignored: %j', (value, expected) => {
    expect(searchText(value, 10)).toBe(expected);
  });

  it.each([
    [1, 1],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, undefined],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['1', undefined],
    [Number.NaN, undefined],
    [true, undefined],
    [undefined, undefined],
  ])('is an id, or ignored: %j', (value, expected) => {
    expect(searchId(value)).toBe(expected);
  });

  it.each([
    ['all', 'all'],
    ['none', undefined],
    ['ALL', undefined],
    [undefined, undefined],
  ])('is one of the choices, or ignored: %j', (value, expected) => {
    expect(searchChoice(value, ['all', 'some'])).toBe(expected);
  });

  it('are read as texts, without what is empty, too long or no text', () => {
    const search = {
      q: 2024,
      tag: 'true',
      is: true,
      none: '',
      no: undefined,
      more: { a: 1 },
      long: 'x'.repeat(9),
    };
    expect(searchTexts(search, 8)).toEqual({ q: '2024', tag: 'true', is: 'true' });
  });
});
