import { expect, it } from 'vitest';
import { mapLeaves, mapTexts } from './map-json.ts';

it('changes texts and numbers in the order in which they are written, and names if it is asked to', () => {
  const value = { a: ['x', 1, null, true], b: { c: 'y' } };
  const seen: (string | number)[] = [];
  const changed = mapLeaves(
    value,
    (leaf) => seen.push(leaf),
    (name) => `${name}${name}`,
  );
  expect(seen).toEqual(['x', 1, 'y']);
  expect(changed).toEqual({ aa: [1, 2, null, true], bb: { cc: 3 } });
  expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({ a: ['X', 1, null, true], b: { c: 'Y' } });
});

it('keeps a name that would set a prototype', () => {
  const value = JSON.parse('{"__proto__":{"a":"x"}}');
  expect(JSON.stringify(mapTexts(value, () => 'y'))).toBe('{"__proto__":{"a":"y"}}');
});
