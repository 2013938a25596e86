import { describe, expect, it } from 'vitest';
import { jsonPathText } from '#src/ui/code/json-path.ts';
import {
  type JsonDoc,
  nodeAt,
  nodesAround,
  pathOf,
  readJsonDoc,
  type TreeShape,
  treeRows,
} from '#src/ui/code/json-tree.ts';

const docOf = (text: string): JsonDoc => readJsonDoc(text) as JsonDoc;
const SHAPE: TreeShape = { open: 'usual', toggled: new Map(), columns: 80 };
const rowsOf = (text: string, shape: Partial<TreeShape> = {}) =>
  treeRows(docOf(text), { ...SHAPE, ...shape }).rows;
const written = (doc: JsonDoc, span: { start: number; end: number } | undefined) =>
  span && doc.text.slice(span.start, span.end);

describe('a tree', () => {
  it('is offered only for objects and lists', () => {
    expect(['{}', ' [] '].every((text) => readJsonDoc(text) !== undefined)).toBe(true);
    expect(['"x"', '1', 'true', '', '<p>', '[1', '{"a":1}\n{"a":2}', '[1,]'].filter(readJsonDoc)).toEqual([]);
  });

  it('has a row for each value that is open, and one for each closing bracket', () => {
    const text = '{"a":{"b":{"c":{"d":1}}},"e":[]}';
    const rows = rowsOf(text.padEnd(2_001));
    expect(rows.map(({ state, name }) => [state, name])).toEqual([
      ['open', undefined],
      ['open', 'a'],
      ['open', 'b'],
      ['closed', 'c'],
      ['end', 'b'],
      ['end', 'a'],
      ['leaf', 'e'],
      ['end', undefined],
    ]);
  });

  it('is open as a whole if the text is small', () => {
    const text = '{"a":{"b":{"c":{"d":1}}},"e":[]}';
    expect(rowsOf(text.padEnd(2_000)).filter(({ state }) => state === 'closed')).toEqual([]);
  });

  it('opens and closes what the user toggles', () => {
    const text = '{"a":{"b":1}}';
    expect(rowsOf(text, { toggled: new Map([[5, false]]) }).map(({ state }) => state)).toEqual([
      'open',
      'closed',
      'end',
    ]);
    expect(rowsOf(text, { open: 'none', toggled: new Map([[5, true]]) })).toHaveLength(5);
  });

  it('shows every entry of a list, however long it is', () => {
    expect(rowsOf(`[${'1,'.repeat(99_999)}1]`)).toHaveLength(100_002);
  });

  it('cuts no string beside a long name: a narrow row takes what fits', () => {
    const columns = 37;
    const rows = rowsOf('{"documentation_url":"https://docs.example.com/rest/of-it","ok":"yes"}', {
      columns,
    });
    const parts = rows.filter(({ part }) => part !== undefined);
    expect(parts.map(({ part }) => part).join('')).toContain('"https://docs.example.com/rest/of-it"');
    for (const { part = '', name, depth, state } of parts) {
      const before = state === 'rest' ? 2 : `${name}: `.length;
      expect((depth + 1) * 2 + before + part.length).toBeLessThanOrEqual(columns);
    }
  });

  it('leaves room for where an entry was taken from', () => {
    const text = `["${'x'.repeat(60)}"]`;
    expect(rowsOf(text)).toHaveLength(3);
    expect(rowsOf(text, { paths: [['data', 0, 'identifier']] })).toHaveLength(4);
  });

  it('shows a long string in several rows, and only the start of a very long one', () => {
    const rows = rowsOf(`["${'x'.repeat(200)}"]`);
    expect(rows.map(({ state }) => state)).toEqual(['open', 'leaf', 'rest', 'rest', 'end']);
    expect(rows.map(({ part = '' }) => part).join('')).toBe(`"${'x'.repeat(200)}"`);
    const long = rowsOf(`["${'x'.repeat(2001)}"]`);
    expect(long.map(({ part = '' }) => part).join('')).toBe(`"${'x'.repeat(2000)}…"`);
  });

  it('can be made of lists that are nested a hundred thousand levels deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    const { rows } = treeRows(docOf(text), { ...SHAPE, open: 'all' });
    expect(rows.length).toBeLessThan(250);
  });

  it('says if "Expand all" cannot open everything', () => {
    const text = `[${'[1,2,3],'.repeat(60_000)}1]`;
    expect(treeRows(docOf(text), { ...SHAPE, open: 'all' }).isCut).toBe(true);
    expect(treeRows(docOf(text), SHAPE).isCut).toBe(false);
  });
});

describe('the path of a value', () => {
  const doc = docOf('{"data":[{"id":1},{"a b":{"it\'s":true}}],"data":[7]}');

  it('is JSONPath, with names in brackets where they must be', () => {
    const { rows } = treeRows(doc, { ...SHAPE, open: 'all' });
    const last = rows.find(({ node }) => node.kind === 'constant');
    expect(last && jsonPathText(pathOf(last))).toBe("$.data[1]['a b']['it\\'s']");
    expect(jsonPathText(['$', '', 'a\nb', 0])).toBe("$['$']['']['a\\nb'][0]");
  });

  it('leads to the last of several with one name, as a parser reads it', () => {
    expect(written(doc, nodeAt(doc, ['data', 0]))).toBe('7');
    expect(nodeAt(doc, ['data', 1])).toBeUndefined();
    expect(nodeAt(doc, ['nothing', 'here'])).toBeUndefined();
  });

  it('is known for every place in the text', () => {
    const at = doc.text.indexOf('true');
    expect(nodesAround(doc, at).map((node) => written(doc, node)?.slice(0, 7))).toEqual([
      '{"data"',
      '[{"id":',
      '{"a b":',
      '{"it\'s"',
    ]);
  });
});
