import { expect, it } from 'vitest';
import { isHeaderName, isHeaderValue, mergeHeaders, withoutHeaders } from '#src/headers.ts';

it('of headers with the same name, whatever its case, the last one is taken as it is spelled', () => {
  const merged = mergeHeaders({ Accept: 'a', 'X-One': '1' }, undefined, { accept: 'b', ACCEPT: 'c' });
  expect(Object.entries(merged)).toEqual([
    ['X-One', '1'],
    ['ACCEPT', 'c'],
  ]);
  expect(Object.entries(mergeHeaders(JSON.parse('{"__proto__":"x"}')))).toEqual([['__proto__', 'x']]);
});

it('headers are left out by their names, whatever their case', () => {
  expect(withoutHeaders({ Authorization: 'x', 'X-A': '1' }, ['authorization'])).toEqual({ 'X-A': '1' });
});

it.each(['', '@file', 'a b', 'a:b', 'a\r\nb', 'ü'])('%j is no name of a header', (name) => {
  expect(isHeaderName(name)).toBe(false);
});

it.each(['a\nb', 'a\rb', 'a\0b', '\u007f'])('%j is no value of a header', (value) => {
  expect(isHeaderValue(value)).toBe(false);
  expect(isHeaderValue('a\tü')).toBe(true);
});
