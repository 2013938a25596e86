import { describe, expect, it } from 'vitest';
import { rowAt, rowText, splitRows } from '#src/ui/code/text-rows.ts';

const textsOf = (text: string, columns: number): string[] => {
  const rows = splitRows(text, columns);
  return Array.from({ length: rows.count }, (_, row) => rowText(rows, row));
};

describe('a text in rows', () => {
  it.each([
    ['', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\nb', ['a', 'b']],
    ['a\n\nb', ['a', '', 'b']],
    ['abcdefgh', ['abcd', 'efgh']],
    ['abcdefghi\nj', ['abcd', 'efgh', 'i', 'j']],
  ])('breaks %j at its lines and at its width', (text, rows) => {
    expect(textsOf(text, 4)).toEqual(rows);
  });

  it('never breaks in the middle of a character, and counts wide ones twice', () => {
    expect(textsOf('abc😀d', 4)).toEqual(['abc', '😀d']);
    expect(textsOf('日本語', 4)).toEqual(['日本', '語']);
    expect(textsOf('日本', 1)).toEqual(['日', '本']);
  });

  it('breaks after a word where one ends near', () => {
    expect(textsOf('one two three', 9)).toEqual(['one two ', 'three']);
    expect(textsOf('a bcdefghijkl', 9)).toEqual(['a bcdefgh', 'ijkl']);
    expect(textsOf(`${'x'.repeat(30)} ${'y'.repeat(30)}`, 60)).toEqual([
      `${'x'.repeat(30)} ${'y'.repeat(29)}`,
      'y',
    ]);
  });

  it('loses nothing', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `${'x y'.repeat(at % 31)}😀`).join('\n');
    const rows = splitRows(text, 20);
    const all = Array.from({ length: rows.count }, (_, row) => rowText(rows, row)).join('');
    expect(all).toBe(text.replaceAll('\n', ''));
  });

  it('knows the row of each character', () => {
    const rows = splitRows('ab\ncdefgh\ni', 4);
    expect([0, 1, 2, 3, 6, 7, 8, 10].map((at) => rowAt(rows, at))).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
  });
});
