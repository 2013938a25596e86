import { expect, it } from 'vitest';
import { nextSortOrder, readSortOrder, sortRows, writeSortOrder } from '#src/ui/table/sort-order.ts';

const columns = [
  { key: 'name', sort: { compare: (one: Row, other: Row) => one.name.localeCompare(other.name) } },
  { key: 'age', sort: { compare: (one: Row, other: Row) => one.age - other.age, isDescendingFirst: true } },
  { key: 'actions' },
];

interface Row {
  name: string;
  age: number;
}

const rows: Row[] = [
  { name: 'b', age: 1 },
  { name: 'a', age: 2 },
  { name: 'c', age: 1 },
];

const names = (sorted: Row[]): string => sorted.map(({ name }) => name).join('');

it('an order is written as the column, with a minus sign if it is descending, and read again', () => {
  for (const order of [
    { column: 'name', isDescending: false },
    { column: 'age', isDescending: true },
  ])
    expect(readSortOrder(writeSortOrder(order), ['name', 'age'])).toEqual(order);
  expect(readSortOrder('-other', ['name'])).toBeUndefined();
  expect(readSortOrder(7, ['name'])).toBeUndefined();
  expect(readSortOrder('--name', ['name'])).toBeUndefined();
});

it('equal rows stay in their order in both directions, and the given rows are not changed', () => {
  expect(names(sortRows(rows, columns, { column: 'age', isDescending: false }))).toBe('bca');
  expect(names(sortRows(rows, columns, { column: 'age', isDescending: true }))).toBe('abc');
  expect(names(sortRows(rows, columns, { column: 'name', isDescending: true }))).toBe('cba');
  expect(names(sortRows(rows, columns, { column: 'actions', isDescending: true }))).toBe('bac');
  expect(names(rows)).toBe('bac');
});

it('a press on the header of a column sorts in its first direction, a second one in the other', () => {
  const byName = { column: 'name', isDescending: false };
  const byAge = { column: 'age', isDescending: true };
  const [name, age] = columns as [(typeof columns)[0], (typeof columns)[1]];
  expect(nextSortOrder(age, byName)).toEqual(byAge);
  expect(nextSortOrder(age, byAge)).toEqual({ column: 'age', isDescending: false });
  expect(nextSortOrder(name, byAge)).toEqual(byName);
});
