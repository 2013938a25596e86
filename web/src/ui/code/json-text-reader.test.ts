import { describe, expect, it } from 'vitest';
import {
  type JsonSpan,
  MAX_ENTRIES,
  readEntries,
  readRoot,
  readString,
} from '#src/ui/code/json-text-reader.ts';

/** Each as an API might send it; JavaScript changes every one of them. */
const NUMBERS = [
  '12345678901234567890',
  '1.0',
  '1e400',
  '-0',
  '1E+2',
  '0.12345678901234567890',
  '9007199254740993',
];

/** A value as its parts are read one level after the other. */
const read = (text: string, span: JsonSpan | undefined = readRoot(text)): unknown => {
  if (span === undefined) return undefined;
  if (span.kind === 'string') return readString(text, span);
  if (span.kind === 'number' || span.kind === 'constant')
    return { written: text.slice(span.start, span.end) };
  const entries = readEntries(text, span);
  return entries.map((entry) => (span.kind === 'list' ? read(text, entry) : [entry.name, read(text, entry)]));
};

describe('reading JSON', () => {
  it.each(NUMBERS)('keeps the number %s as it is written', (written) => {
    expect(read(`[${written}, {"a": ${written} }]`)).toEqual([{ written }, [['a', { written }]]]);
  });

  it('keeps both values of a name that occurs twice, and names that objects have of their own', () => {
    expect(read('{"a":1,"a":2,"__proto__":null}')).toEqual([
      ['a', { written: '1' }],
      ['a', { written: '2' }],
      ['__proto__', { written: 'null' }],
    ]);
  });

  it('reads escapes, and spaces wherever they may be', () => {
    const text = ' { "x\\"y" : [ "a\\"\\\\\\n\\u0001é" , [ ] , { } , "]}" ] } ';
    expect(read(text)).toEqual([['x"y', ['a"\\\n\u0001é', [], [], ']}']]]);
  });

  it('reads no more entries of a list than the limit', () => {
    const list = (length: number) =>
      readEntries(`[${'1,'.repeat(length - 1)}1]`, { kind: 'list', start: 0, end: length * 2 + 1 });
    expect(list(MAX_ENTRIES)).toHaveLength(MAX_ENTRIES);
    expect(list(MAX_ENTRIES + 1)).toHaveLength(MAX_ENTRIES);
  });

  it.each([
    '',
    '[',
    '[1',
    '[1,]',
    '[,1]',
    '{',
    '{"a"}',
    '{"a":}',
    '{a:1}',
    '{"a":1,}',
    '[01]',
    '[1.]',
    '[+1]',
    '[NaN]',
    '["a]',
    '["\n"]',
    "['a']",
    '[1] 2',
    '[1]]',
    '{"a":1 "b":2}',
    '[tru]',
    '["\\x"]',
  ])('rejects what JSON.parse rejects: %j', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(readRoot(text)).toBeUndefined();
  });
});
