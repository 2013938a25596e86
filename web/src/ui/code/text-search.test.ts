import { describe, expect, it } from 'vitest';
import {
  findInJson,
  findInText,
  firstMatchAfter,
  MAX_MATCHES,
  searchPattern,
  splitAtMatches,
} from '#src/ui/code/text-search.ts';

const pattern = (query: string): RegExp => searchPattern(query) as RegExp;
const found = (text: string, query: string) =>
  findInText(text, pattern(query)).matches.map(({ start, end }) => text.slice(start, end));
const foundInJson = (text: string, query: string) =>
  findInJson(text, pattern(query)).matches.map(({ start, end }) => text.slice(start, end));

describe('searching a text', () => {
  it('ignores case, and takes every character as it is', () => {
    expect(found('Total: $5 (TOTAL)', 'total')).toEqual(['Total', 'TOTAL']);
    expect(found('a.b a+b [x] \\d {1} a-b/c', 'a.b')).toEqual(['a.b']);
    for (const special of ['+b', '[x]', '\\d', '{1}', '-b/', '$', '^', '|', '(', '*', '?'])
      expect(found(`<${special}>`, special)).toEqual([special]);
    expect(searchPattern('')).toBeUndefined();
  });

  it('ends at the limit and says so', () => {
    const all = findInText('x'.repeat(MAX_MATCHES), pattern('x'));
    expect([all.matches.length, all.isCut]).toEqual([MAX_MATCHES, false]);
    expect(findInText('x'.repeat(MAX_MATCHES + 1), pattern('x')).isCut).toBe(true);
  });

  it('in JSON finds names and values as they are when decoded, and nothing between them', () => {
    const text = '{"name":"M\\u00fcnchen","list":[120, true, null], "a\\"b": "{"}';
    expect(foundInJson(text, 'münchen')).toEqual(['"M\\u00fcnchen"']);
    expect(foundInJson(text, '12')).toEqual(['120']);
    expect(foundInJson(text, 'NAME')).toEqual(['"name"']);
    expect(foundInJson(text, '{')).toEqual(['"{"']);
    expect(foundInJson(text, '":')).toEqual([]);
    expect(foundInJson(text, 'a"b')).toEqual(['"a\\"b"']);
  });
});

it('a text is split at its matches', () => {
  expect(splitAtMatches('abcab', pattern('AB'))).toEqual([
    { text: 'ab', isMatch: true },
    { text: 'c', isMatch: false },
    { text: 'ab', isMatch: true },
  ]);
});

it('the first match that ends after a place is found among many', () => {
  const matches = Array.from({ length: 1000 }, (_, at) => ({ start: at * 10, end: at * 10 + 3 }));
  expect([0, 2, 3, 15, 9_993].map((at) => firstMatchAfter(matches, at))).toEqual([0, 0, 1, 2, 1000]);
});
