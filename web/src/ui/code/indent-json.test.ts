import { describe, expect, it } from 'vitest';
import { indentJson } from '#src/ui/code/indent-json.ts';

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
