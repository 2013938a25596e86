/** By which column a table is sorted. */
export interface SortOrder {
  /** The key of the column. */
  column: string;
  isDescending: boolean;
}

/** How a table is sorted by one of its columns. */
export interface Sorting<Row> {
  /** Like the argument of `Array.sort`, for ascending order. */
  compare: (one: Row, other: Row) => number;
  /** The first press on the header sorts in descending order: the newest first. */
  isDescendingFirst?: boolean;
}

interface SortableColumn<Row> {
  key: string;
  sort?: Sorting<Row>;
}

/** Reads `provider` or, in descending order, `-provider`. Undefined unless it is one of the columns. */
export const readSortOrder = (text: unknown, columns: readonly string[]): SortOrder | undefined => {
  if (typeof text !== 'string') return undefined;
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return columns.includes(column) ? { column, isDescending } : undefined;
};

export const writeSortOrder = ({ column, isDescending }: SortOrder): string =>
  isDescending ? `-${column}` : column;

/** The order after a press on the header of a column: the other direction if the table is sorted by it. */
export const nextSortOrder = <Row>({ key, sort }: SortableColumn<Row>, order: SortOrder): SortOrder => ({
  column: key,
  isDescending: order.column === key ? !order.isDescending : sort?.isDescendingFirst === true,
});

/** Sorted copies of the rows. Equal ones stay in their order in both directions. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  order: SortOrder,
): Row[] => {
  const compare = columns.find(({ key }) => key === order.column)?.sort?.compare;
  if (compare === undefined) return [...rows];
  return rows.toSorted(order.isDescending ? (one, other) => compare(other, one) : compare);
};
