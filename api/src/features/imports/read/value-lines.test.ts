import { afterEach, expect, it, vi } from 'vitest';
import type { ValuePath } from '#src/features/imports/read/draft.ts';
import { jsonLines } from '#src/features/imports/read/value-lines.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('finds the lines of values, some of them in one line', () => {
  const text = '{\n"a": [1, {"b": 2}],\n"c": "\\n"\n,\n"d": null}';
  const paths: ValuePath[] = [['d'], ['a', 1, 'b'], ['c'], ['a', 0], []];
  const lines = jsonLines(text, paths);
  expect(paths.map((path) => lines.get(path))).toEqual([5, 2, 3, 2, 1]);
});

it('looks for the end of a line once, however many values are in it', () => {
  const paths = Array.from({ length: 1000 }, (_, at): ValuePath => [at]);
  const indexOf = vi.spyOn(String.prototype, 'indexOf');
  const lines = jsonLines(`[${'0,'.repeat(999)}0]`, paths);
  expect(indexOf.mock.calls.length).toBeLessThan(10);
  expect(lines.size).toBe(1000);
});
