import type { JsonValue } from '@gatehouse/contract/common.ts';
import { describe, expect, it } from 'vitest';
import {
  bodyText,
  cutText,
  cutTree,
  hasTree,
  MAX_TEXT_LENGTH,
  MAX_TREE_STRING,
  MAX_TREE_VALUES,
} from '#src/features/testing/shown-body.ts';

const countValues = (value: JsonValue): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, inner) => sum + 1 + countValues(inner as JsonValue), 0)
    : 0;

describe('a body as text', () => {
  it('is indented JSON, or the text unchanged', () => {
    expect(bodyText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(bodyText('<p>"x"</p>')).toBe('<p>"x"</p>');
    expect(bodyText(null)).toBe('null');
  });

  it('is complete at the limit and cut one character beyond it', () => {
    expect(cutText('a'.repeat(MAX_TEXT_LENGTH)).isCut).toBe(false);
    const cut = cutText('a'.repeat(MAX_TEXT_LENGTH + 1));
    expect(cut.isCut).toBe(true);
    expect(cut.text).toHaveLength(MAX_TEXT_LENGTH);
  });

  it('is never cut in the middle of a character', () => {
    const { text } = cutText(`${'a'.repeat(MAX_TEXT_LENGTH - 1)}😀b`);
    expect(text).toHaveLength(MAX_TEXT_LENGTH - 1);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('a body as a tree', () => {
  it('is offered only for objects and lists', () => {
    expect([{}, []].map(hasTree)).toEqual([true, true]);
    expect(['x', 1, true, null].map(hasTree)).toEqual([false, false, false, false]);
  });

  it('is complete at the limit and cut one value beyond it', () => {
    const whole = Array.from({ length: MAX_TREE_VALUES }, (_, index) => index);
    expect(cutTree(whole)).toEqual({ value: whole, isCut: false });
    expect(cutTree([...whole, 'last'])).toEqual({ value: whole, isCut: true });
  });

  it('contains no more values than the limit, however they are nested', () => {
    const wide = Array.from({ length: 500 }, () => ({ a: [1, 2, 3], b: { c: { d: 'x' } } }));
    const { value, isCut } = cutTree(wide);
    expect(isCut).toBe(true);
    expect(countValues(value)).toBe(MAX_TREE_VALUES);
  });

  it('can show lists that are nested a hundred thousand levels deep', () => {
    let deep: JsonValue = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(countValues(cutTree(deep).value)).toBe(MAX_TREE_VALUES);
  });

  it('shows the start of a long string', () => {
    expect(cutTree({ a: 'x'.repeat(MAX_TREE_STRING) }).isCut).toBe(false);
    const { value, isCut } = cutTree({ a: 'x'.repeat(MAX_TREE_STRING + 1) });
    expect(isCut).toBe(true);
    expect(value).toEqual({ a: `${'x'.repeat(MAX_TREE_STRING)}…` });
  });

  it('keeps a property named __proto__', () => {
    const { value } = cutTree(JSON.parse('{"__proto__": {"a": 1}}'));
    expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1}}');
  });
});
