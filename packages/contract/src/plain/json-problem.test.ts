import { describe, expect, it } from 'vitest';
import { describeJsonProblem, findJsonProblem } from './json-problem.ts';

const find = (text: string): string => {
  const problem = findJsonProblem(text);
  return problem === undefined ? 'fine' : describeJsonProblem(problem);
};

describe('the position where a text stops being JSON', () => {
  it.each([
    ['{"a": 1}', 'fine'],
    [' [1, -2.5e3, "x\\u00e9", true, null, {}] ', 'fine'],
    ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: Expected a comma or a closing bracket'],
    ['{"a": 1,}', 'Line 1, column 9: Expected a property name in double quotes'],
    ['[1, ]', 'Line 1, column 5: Expected a value'],
    ["{'a': 1}", 'Line 1, column 2: Expected a property name in double quotes or }'],
    ['{"a" 1}', 'Line 1, column 6: Expected a colon after the property name'],
    ['{"a": tru}', 'Line 1, column 7: Expected a value'],
    ['[1}', 'Line 1, column 3: Expected a comma or a closing bracket'],
    ['{"a": "b\nc"}', 'Line 1, column 7: This string is not valid'],
    ['{} {}', 'Line 1, column 4: Unexpected text after the value'],
    ['{"a": [1, 2', 'Line 1, column 12: Expected a comma or a closing bracket before the end'],
    ['', 'Line 1, column 1: Expected a value'],
    ['abc', 'Line 1, column 1: Expected a value'],
    ['01', 'Line 1, column 2: Unexpected text after the value'],
  ])('in %j: %s', (text, expected) => {
    expect(find(text)).toBe(expected);
  });

  it('is found at any depth without a stack overflow', () => {
    const depth = 200_000;
    expect(findJsonProblem('['.repeat(depth))).toMatchObject({ offset: depth, line: 1 });
  });

  it('is found in a text of one megabyte with an unclosed quote', () => {
    const text = `{"a": "${'x'.repeat(1_000_000)}`;
    expect(findJsonProblem(text)).toMatchObject({ offset: 6 });
  });

  it('is found exactly when JSON.parse fails, with any one character removed from a valid text', () => {
    const whole = '{"a":[1,-2.5e+3,"x\\n",true],"b":{"c":null}}';
    for (let at = 0; at < whole.length; at += 1) {
      const text = whole.slice(0, at) + whole.slice(at + 1);
      let parses = true;
      try {
        JSON.parse(text);
      } catch {
        parses = false;
      }
      expect([text, findJsonProblem(text) === undefined]).toEqual([text, parses]);
    }
  });
});
