import { jsonLeaves } from '@gatehouse/request/body/json-leaves.ts';
import { expect, it } from 'vitest';
import { namesOfLeaf, placeOf, placeTest, placeText, rootOf } from '#src/features/endpoints/leaf.ts';

const JSON_TEXT = '{"a":[1,{"b":2}],"0":3,"b":4,"a":5}';
const leaves = jsonLeaves(JSON_TEXT, rootOf('variables')).map((leaf) => ({
  ...leaf,
  path: leaf.path ?? rootOf(''),
}));

it('a value has its place and the names that lead to it, without its part', () => {
  expect(leaves.map((leaf) => placeText(placeOf(leaf)))).toEqual([
    '["variables","a",0]',
    '["variables","a",1,"b"]',
    '["variables","0"]',
    '["variables","b"]',
    '["variables","a",-1]',
  ]);
  expect(leaves.map(namesOfLeaf)).toEqual([['a'], ['b', 'a'], ['0'], ['b'], ['a']]);
  const inText = { path: rootOf('text'), isInText: true } as const;
  expect(namesOfLeaf(inText)).toEqual([]);
});

it('a value is at a place only if all steps are the same', () => {
  const isThere = placeTest(['["variables","a",1,"b"]', '["variables","a",-1]', '["variables"]', '["b"]']);
  expect(leaves.map(isThere)).toEqual([false, true, false, false, true]);
  expect(leaves.map(placeTest([]))).toEqual(leaves.map(() => false));
  expect(isThere({ path: rootOf('variables') })).toBe(true);
});

it('a value may be deeper than functions can call each other', () => {
  const deep = jsonLeaves(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`, rootOf('variables'));
  const [path = rootOf('')] = deep.map((leaf) => leaf.path);
  expect(placeTest([placeText(placeOf({ path }))])({ path })).toBe(true);
});
