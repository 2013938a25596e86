import type { Key, ReactNode } from 'react';
import type { Sorting, SortOrder } from '#src/ui/table/sort-order.ts';
import type { Selection } from '#src/ui/table/use-selection.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * What the cell says, in plain elements of the same size: shown in its place until the row comes near the window. Find
   * in page and screen readers find the row by it, and nothing moves when the row is drawn.
   */
  plain?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** A CSS width, in which `cqi` is a hundredth of the table's width; columns without one share the rest. */
  width?: number | string | undefined;
  /**
   * How the cell is shown when the table is too narrow for columns and each row becomes a card: with the header before
   * it (`field`), without a header, because it needs no explanation (`title`), in one line with others, without a header
   * either (`inline`), as a checkbox before the title (`tick`), or as the last line of the card, which in a wide card is beside the title (`footer`). In compact rows, which then have
   * two lines, fields are not shown.
   */
  narrow?: 'field' | 'title' | 'inline' | 'tick' | 'footer';
  /** Not shown in a table that is only just wide enough for columns. */
  isMinor?: boolean;
  /** The table can be sorted by this column. */
  sort?: Sorting<Row>;
}

/** The rows of a table can be sorted by its columns that have `sort`. */
export interface TableSort {
  order: SortOrder;
  onSort: (order: SortOrder) => void;
}

/** The rows of a table can be selected, to do something with many of them at once. */
export interface TableSelection<Row> extends Selection<Key> {
  /** What a row is called, for screen readers. */
  nameOf: (row: Row) => string;
}
