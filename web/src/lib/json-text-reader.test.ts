import { describe, expect, it } from 'vitest';
import { indentJson, readJsonText } from '#src/lib/json-text-reader.ts';

const LIMITS = { values: 1_000, string: 1_000 };
const read = (text: string) => readJsonText(text, LIMITS)?.root;

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

describe('reading JSON', () => {
  it.each(NUMBERS)('keeps the number %s as it is written', (written) => {
    expect(read(`[${written}, {"a": ${written}}]`)).toEqual({
      kind: 'list',
      items: [
        { kind: 'number', written },
        { kind: 'object', members: [['a', { kind: 'number', written }]] },
      ],
    });
  });

  it('keeps both values of a name that occurs twice, and names that objects have of their own', () => {
    expect(read('{"a":1,"a":2,"__proto__":null}')).toEqual({
      kind: 'object',
      members: [
        ['a', { kind: 'number', written: '1' }],
        ['a', { kind: 'number', written: '2' }],
        ['__proto__', { kind: 'constant', written: 'null' }],
      ],
    });
  });

  it('reads escapes, and spaces wherever they may be', () => {
    const value = { kind: 'string', value: 'a"\\\n\u0001é' };
    expect(read(' { "x\\"y" : [ "a\\"\\\\\\n\\u0001é" ] } ')).toEqual({
      kind: 'object',
      members: [['x"y', { kind: 'list', items: [value] }]],
    });
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
    expect(read(text)).toBeUndefined();
  });
});

describe('indenting JSON', () => {
  it.each([
    '{}',
    '[]',
    '[{},[]]',
    '{"a":[1,{"b":null}],"c":"x"}',
    '"a"',
    '7',
    ' { "a" : [ ] } ',
    '["\\"[,{"]',
    '[[[[1]]]]',
  ])('writes %s as JSON.stringify does', (text) => {
    expect(indentJson(text, 10_000)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('leaves numbers, escapes and repeated names as they are written', () => {
    expect(indentJson(`{"a":[${NUMBERS}],"a":"\\u00e9"}`, 10_000)).toBe(
      `{\n  "a": [\n    ${NUMBERS.join(',\n    ')}\n  ],\n  "a": "\\u00e9"\n}`,
    );
  });

  it('never fails on a text that is not JSON', () => {
    for (const text of [']]]', '{"a', '"', 'x y z', ':::', '\\'])
      expect(indentJson(text, 100)).toBeTypeOf('string');
  });
});
