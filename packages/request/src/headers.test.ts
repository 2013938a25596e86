import { expect, it } from 'vitest';
import { isHeaderName, isHeaderValue, mergeHeaders, withoutHeaders } from '#src/headers.ts';

it('the last header with the same name wins, in any case, and keeps its spelling', () => {
  const merged = mergeHeaders({ Accept: 'a', 'X-One': '1' }, undefined, { accept: 'b', ACCEPT: 'c' });
  expect(Object.entries(merged)).toEqual([
    ['X-One', '1'],
    ['ACCEPT', 'c'],
  ]);
  expect(Object.entries(mergeHeaders(JSON.parse('{"__proto__":"x"}')))).toEqual([['__proto__', 'x']]);
});

it('headers are left out by name, in any case', () => {
  expect(withoutHeaders({ Authorization: 'x', 'X-A': '1' }, ['authorization'])).toEqual({ 'X-A': '1' });
});

it.each(['', '@file', 'a b', 'a:b', 'a\r\nb', 'ü'])('%j is not a header name', (name) => {
  expect(isHeaderName(name)).toBe(false);
});

it.each(['a\nb', 'a\rb', 'a\0b', '\u007f'])('%j is not a header value', (value) => {
  expect(isHeaderValue(value)).toBe(false);
  expect(isHeaderValue('a\tü')).toBe(true);
});
