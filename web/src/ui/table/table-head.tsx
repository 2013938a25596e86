// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table's elements
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { nextSortOrder } from '#src/ui/table/sort-order.ts';
import type { Column, TableSelection, TableSort } from '#src/ui/table/table-column.ts';
import classes from './table-head.module.css';

interface SelectAllProps {
  selection: TableSelection<never>;
  count: number;
  label: string;
}

/** Selects all rows that are shown, or none; partly checked if some are selected. */
export const SelectAll = ({ selection, count, label }: SelectAllProps) => {
  const box = useRef<HTMLInputElement>(null);
  const chosen = selection.selected.size;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = chosen > 0 && chosen < count;
  }, [chosen, count]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={count > 0 && chosen === count}
      onChange={selection.toggleAll}
    />
  );
};

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: TableSort;
}

const SortButton = <Row,>({ column, sort: { order, onSort } }: SortButtonProps<Row>) => {
  const isSorted = order.column === column.key;
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <button type="button" className={classes.sorter} onClick={() => onSort(nextSortOrder(column, order))}>
      {column.header}
      <Arrow size={12} stroke={2} aria-hidden data-sorted={isSorted} />
    </button>
  );
};

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  sort: TableSort | undefined;
  selection: TableSelection<Row> | undefined;
}

const directionOf = ({ order }: TableSort, key: string): 'ascending' | 'descending' | undefined => {
  if (order.column !== key) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
};

/** The headers of the columns: those by which the table can be sorted are buttons. */
export const TableHead = <Row,>({ columns, count, sort, selection }: TableHeadProps<Row>) => (
  <thead role="rowgroup" className={classes.head}>
    <tr role="row">
      {selection !== undefined && (
        <th role="columnheader" scope="col" className={classes.check}>
          <VisuallyHidden>Selected</VisuallyHidden>
          <span className={classes.wide}>
            <SelectAll selection={selection} count={count} label="Select all shown" />
          </span>
        </th>
      )}
      {columns.map((column) => (
        <th
          key={column.key}
          role="columnheader"
          scope="col"
          data-align={column.align}
          data-minor={column.isMinor}
          style={{ width: column.width }}
          aria-sort={sort === undefined ? undefined : directionOf(sort, column.key)}
        >
          {sort === undefined || column.sort === undefined ? (
            column.header
          ) : (
            <>
              <span className={classes.wide}>
                <SortButton column={column} sort={sort} />
              </span>
              <span className={classes.narrow}>{column.header}</span>
            </>
          )}
        </th>
      ))}
    </tr>
  </thead>
);
