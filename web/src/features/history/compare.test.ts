import { describe, expect, it } from 'vitest';
import {
  compareBodies,
  compareHeaders,
  type LineRow,
  MAX_LINES,
  withoutLongSame,
} from '#src/features/history/compare.ts';

const body = (text: string | null, truncated = false) => ({ text, truncated });
const rowsOf = (before: string, after: string) =>
  compareBodies(body(before), body(after)).rows.map((row) => [row.change, row.before, row.after]);

describe('two bodies', () => {
  it('of JSON are compared after they are indented, with their numbers as they were sent', () => {
    expect(
      rowsOf('{"a":1.0,"b":12345678901234567890}', '{"a": 1.0, "b": 12345678901234567891, "c": true}'),
    ).toEqual([
      ['same', '{', '{'],
      ['same', '  "a": 1.0,', '  "a": 1.0,'],
      ['changed', '  "b": 12345678901234567890', '  "b": 12345678901234567891,'],
      ['added', undefined, '  "c": true'],
      ['same', '}', '}'],
    ]);
  });

  it('of text are compared line by line', () => {
    expect(rowsOf('a\nb\nc', 'a\nc\nd')).toEqual([
      ['same', 'a', 'a'],
      ['removed', 'b', undefined],
      ['same', 'c', 'c'],
      ['added', undefined, 'd'],
    ]);
  });

  it('may be missing', () => {
    expect(compareBodies(body(null), body('')).rows).toEqual([]);
    expect(rowsOf('', 'a')).toEqual([['added', undefined, 'a']]);
  });

  it('are cut to what can be rendered, and say so', () => {
    const long = Array.from({ length: MAX_LINES + 1 }, (_, at) => `line ${at}`).join('\n');
    const { rows, isCut } = compareBodies(body(long), body(long));
    expect(rows).toHaveLength(MAX_LINES);
    expect(isCut).toBe(true);
    expect(compareBodies(body('a', true), body('a')).isCut).toBe(true);
    expect(compareBodies(body('a'), body('a')).isCut).toBe(false);
  });

  it('that have too little in common are shown beside each other', () => {
    const lines = (name: string) => Array.from({ length: 1400 }, (_, at) => `${name} ${at}`).join('\n');
    const { rows, isUnaligned } = compareBodies(body(lines('one')), body(lines('other')));
    expect(isUnaligned).toBe(true);
    expect(rows[0]).toEqual({ change: 'changed', before: 'one 0', after: 'other 0' });
  });
});

it('headers that differ are listed by name', () => {
  expect(compareHeaders({ a: '1', b: '2', c: '3' }, { b: '2', c: '4', d: '5' })).toEqual([
    { name: 'a', change: 'removed', before: '1', after: undefined },
    { name: 'c', change: 'changed', before: '3', after: '4' },
    { name: 'd', change: 'added', before: undefined, after: '5' },
  ]);
  expect(compareHeaders(null, null)).toEqual([]);
});

it('long parts without a change become their number', () => {
  const row = (change: LineRow['change'], text: string): LineRow => ({ change, before: text, after: text });
  const rows = [...'0123456789'].map((text) => row(text === '5' ? 'changed' : 'same', text));
  const pieces = withoutLongSame(rows);
  expect(pieces).toEqual([{ skipped: 2 }, { rows: rows.slice(2, 9) }, { skipped: 1 }]);
});
