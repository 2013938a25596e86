import { expect, it } from 'vitest';
import { rowAfter, type TreeRow } from '#src/ui/table/tree-keys.ts';

const rows: TreeRow[] = [
  { id: 'open', level: 1, isOpen: true },
  { id: 'closed', level: 2, isOpen: false },
  { id: 'in open', level: 2 },
  { id: 'leaf', level: 1 },
];

it.each([
  ['ArrowDown', [1, 2, 3, 3]],
  ['ArrowUp', [0, 0, 1, 2]],
  ['Home', [0, 0, 0, 0]],
  ['End', [3, 3, 3, 3]],
  ['Enter', ['press', 'press', 'press', 'press']],
  [' ', ['press', 'press', 'press', 'press']],
  ['ArrowRight', [1, 'press', 2, 3]],
  ['ArrowLeft', ['press', 0, 0, 3]],
  ['x', [undefined, undefined, undefined, undefined]],
] as const)('%s leads through a tree', (key, expected) => {
  expect(rows.map((_, at) => rowAfter(key, rows, at))).toEqual(expected);
});
