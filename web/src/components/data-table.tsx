// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table's elements
import { VisuallyHidden } from '@mantine/core';
import {
  type Key,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** A CSS width; columns without one share the rest. */
  width?: number | string;
  /**
   * How the cell is shown when the table is too narrow for columns and each row becomes a card: with the header before
   * it (`field`), without a header, because it needs no explanation (`title`), or as the last line of the card, which
   * in a wide card is beside the title (`footer`).
   */
  narrow?: 'field' | 'title' | 'footer';
}

interface DataTableProps<Row> {
  /** Says what the rows are; for screen readers, not visible. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
}

/** Rows rendered at first: more than fit in a window. */
const INITIAL_ROWS = 30;
/** Rows rendered at a time after that, whenever the browser is idle: a row takes 2 to 4 ms. */
const ROWS_PER_STEP = 15;

/** How many rows are rendered: the first ones immediately, all of them soon after. */
const useRenderedCount = (count: number): number => {
  const [rendered, setRendered] = useState(INITIAL_ROWS);
  // After a search that left fewer rows, the rows that come back when it is cleared are rendered in steps too.
  const most = Math.max(INITIAL_ROWS, count);
  if (rendered > most) setRendered(most);
  useEffect(() => {
    if (rendered >= count) return;
    return whenIdle(() => startTransition(() => setRendered(rendered + ROWS_PER_STEP)));
  }, [rendered, count]);
  return Math.min(rendered, count);
};

/** Reserves space for the rows that are not rendered yet, estimated from the others, so that nothing below moves. */
const useReservedSpace = (rendered: number, count: number) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const space = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current === null || space.current === null) return;
    const missing = rendered === 0 ? 0 : (body.current.offsetHeight / rendered) * (count - rendered);
    space.current.style.height = `${missing}px`;
  }, [rendered, count]);
  return { body, space };
};

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** Rendered again only if the row or the columns change: a search that leaves it in the table costs nothing. */
const TableRow = memo(<Row,>({ columns, row }: TableRowProps<Row>) => (
  <tr role="row" className={classes.row}>
    {columns.map(({ key, header, align, cell, narrow = 'field' }) => (
      <td
        key={key}
        role="cell"
        className={classes.cell}
        data-align={align}
        data-narrow={narrow}
        data-label={header}
      >
        <div className={classes.content}>{cell(row)}</div>
      </td>
    ))}
  </tr>
)) as <Row>(props: TableRowProps<Row>) => ReactNode;

/**
 * A table that becomes a list of cards if it has less than 940 px. The markup is the same at every width; the roles are
 * explicit because `display: grid` removes them. The elements are plain HTML: Mantine's would take a fifth of the time
 * to render a long table, and come with a scroll area.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => {
  const rendered = useRenderedCount(rows.length);
  const { body, space } = useReservedSpace(rendered, rows.length);
  return (
    <div className={classes.container}>
      <table
        role="table"
        className={classes.table}
        // All rows and the header row, while some rows are not rendered yet.
        aria-rowcount={rendered < rows.length ? rows.length + 1 : undefined}
      >
        <caption className={classes.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {columns.map(({ key, header, align, width }) => (
              <th key={key} role="columnheader" scope="col" data-align={align} style={{ width }}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {rows.slice(0, rendered).map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
      <div ref={space} aria-hidden />
    </div>
  );
};
