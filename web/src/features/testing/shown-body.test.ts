import { describe, expect, it } from 'vitest';
import {
  cutText,
  MAX_TEXT_LENGTH,
  MAX_TREE_STRING,
  MAX_TREE_VALUES,
  prettyStart,
  prettyText,
  sentText,
  treeOf,
} from '#src/features/testing/shown-body.ts';
import type { JsonNode } from '#src/lib/json-text-reader.ts';

const countValues = (node: JsonNode): number => {
  if (node.kind === 'list') return node.items.reduce((sum, item) => sum + 1 + countValues(item), 0);
  return node.kind === 'object'
    ? node.members.reduce((sum, [, value]) => sum + 1 + countValues(value), 0)
    : 0;
};
const valuesOf = (text: string) => {
  const tree = treeOf(text);
  return tree && { count: countValues(tree.root), isCut: tree.isCut };
};

describe('a body as text', () => {
  it('is what was sent, or the response if that is the text itself', () => {
    expect(sentText({ text: '{"a": 1.0}', response: { a: 1 } })).toBe('{"a": 1.0}');
    expect(sentText({ response: '<p>"x"</p>' })).toBe('<p>"x"</p>');
    expect(sentText({ response: [1] })).toBe('[1]');
    expect(sentText({})).toBe('null');
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

describe('a body with indentation', () => {
  it('is read no further than is shown', () => {
    const text = `[${'1,'.repeat(MAX_TEXT_LENGTH)}1]`;
    expect(prettyStart(text).length).toBeLessThan(MAX_TEXT_LENGTH + 100);
    expect(prettyText(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('is copied as it was sent if indentation would make it grow without bounds', () => {
    const deep = '['.repeat(100_000);
    expect(prettyText(deep)).toBe(deep);
  });
});

describe('a body as a tree', () => {
  it('is offered only for objects and lists', () => {
    expect([treeOf('{}'), treeOf(' [] ')].every((tree) => tree !== undefined)).toBe(true);
    expect(['"x"', '1', 'true', 'null', '', '<p>', '[1', '{"a":1}\n{"a":2}', '[1,]'].map(treeOf)).toEqual(
      Array.from({ length: 9 }, () => undefined),
    );
  });

  it('is complete at the limit and cut one value beyond it', () => {
    const list = (values: number) => `[${Array.from({ length: values }, (_, at) => at)}]`;
    expect(valuesOf(list(MAX_TREE_VALUES))).toEqual({ count: MAX_TREE_VALUES, isCut: false });
    expect(valuesOf(list(MAX_TREE_VALUES + 1))).toEqual({ count: MAX_TREE_VALUES, isCut: true });
  });

  it('contains no more values than the limit, however they are nested', () => {
    const wide = Array.from({ length: 500 }, () => ({ a: [1, 2, 3], b: { c: { d: 'x' } } }));
    expect(valuesOf(JSON.stringify(wide))).toEqual({ count: MAX_TREE_VALUES, isCut: true });
  });

  it('can show lists that are nested five million levels deep', () => {
    expect(valuesOf('['.repeat(5_000_000))).toEqual({ count: MAX_TREE_VALUES, isCut: true });
  });

  it('shows the start of a long string', () => {
    const first = (text: string) => {
      const tree = treeOf(`["${text}"]`);
      return { isCut: tree?.isCut, root: tree?.root };
    };
    expect(first('x'.repeat(MAX_TREE_STRING)).isCut).toBe(false);
    expect(first('x'.repeat(MAX_TREE_STRING + 1))).toEqual({
      isCut: true,
      root: { kind: 'list', items: [{ kind: 'string', value: `${'x'.repeat(MAX_TREE_STRING)}…` }] },
    });
  });
});
