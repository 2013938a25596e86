import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonLeaves, leafValue, leavesWithin, stepsOf } from '#src/body/json-leaves.ts';
import { SEED } from '#test/seed.ts';

const leavesOf = (text: string) =>
  jsonLeaves(text).map((leaf) => [stepsOf(leaf.path).join('.'), text.slice(leaf.start, leaf.end)]);

it('each text and number has its place, whatever is around it', () => {
  const text = ' { "a" : [1, {"b\\u0063":"x\\"y"}, "", [[-2.50e3]]], "n":null,"t":true, "":"z" }\n';
  expect(leavesOf(text)).toEqual([
    ['a.0', '1'],
    ['a.1.bc', 'x\\"y'],
    ['a.2', ''],
    ['a.3.0.0', '-2.50e3'],
    ['', 'z'],
  ]);
  expect(leavesOf('"whole"')).toEqual([['', 'whole']]);
  expect(leavesOf('12345678901234567890')).toEqual([['', '12345678901234567890']]);
});

it('a name that repeats has another place each time', () => {
  expect(leavesOf('{"a":1,"a":{"b":2},"a":[3]}')).toEqual([
    ['a', '1'],
    ['a.-1.b', '2'],
    ['a.-2.0', '3'],
  ]);
});

it('its leaves are those of the parsed value', () => {
  const visit = (value: unknown): unknown[] => {
    if (typeof value === 'string' || typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(visit) : [];
  };
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      const text = JSON.stringify(value, null, space);
      const found = jsonLeaves(text).map((leaf) => leafValue(text, leaf));
      // Names that are numbers come first in an object.
      expect(found.toSorted()).toEqual(visit(JSON.parse(text)).toSorted());
    }),
    { seed: SEED, numRuns: 500 },
  );
});

it('those that a span touches are found', () => {
  const text = '{"a":"bc","d":[1,2]}';
  const leaves = jsonLeaves(text);
  const within = (start: number, end: number) =>
    [...leavesWithin(leaves, [{ start, end }])].map(([leaf]) => text.slice(leaf.start, leaf.end));
  expect(within(0, 6)).toEqual([]);
  expect(within(7, 8)).toEqual(['bc']);
  expect(within(6, 16)).toEqual(['bc', '1']);
  expect(within(0, 20)).toEqual(['bc', '1', '2']);
});
