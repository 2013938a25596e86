// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the roles of a table's parts away
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
  /** A CSS width; columns without one share what is left. */
  width?: number | string;
  /**
   * How the cell stands where the table is too narrow for columns and each row becomes a card: with its header
   * before it (`field`), without one, because it speaks for itself (`title`), or as the card's last line, in a wide
   * card beside its title (`footer`).
   */
  narrow?: 'field' | 'title' | 'footer';
}

interface DataTableProps<Row> {
  /** Says what the rows are; read by screen readers, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
}

/** Rows drawn at first: more than a window holds. */
const FIRST = 30;
/** Rows drawn at a time after that, whenever the browser is idle: a row takes 2 to 4 ms. */
const STEP = 15;

/** How many rows are drawn: the first ones at once, soon after that all. */
const useDrawnRows = (count: number): number => {
  const [drawn, setDrawn] = useState(FIRST);
  // A search left fewer rows; those that come back when it is cleared are drawn in steps, too.
  const most = Math.max(FIRST, count);
  if (drawn > most) setDrawn(most);
  useEffect(() => {
    if (drawn >= count) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + STEP)));
  }, [drawn, count]);
  return Math.min(drawn, count);
};

/** Holds the room of the rows that are not drawn yet, by the height of the others, so that nothing below them moves. */
const useRoom = (drawn: number, count: number) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current === null || room.current === null) return;
    const missing = drawn === 0 ? 0 : (body.current.offsetHeight / drawn) * (count - drawn);
    room.current.style.height = `${missing}px`;
  }, [drawn, count]);
  return { body, room };
};

interface DrawnRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** Drawn anew only with another row or other columns: a search that leaves it in the table costs nothing. */
const DrawnRow = memo(<Row,>({ columns, row }: DrawnRowProps<Row>) => (
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
)) as <Row>(props: DrawnRowProps<Row>) => ReactNode;

/**
 * A table that becomes a list of cards where it has less than 940 px. It is the same markup at every width: the
 * roles are written out because `display: grid` would otherwise take them away. The elements are plain ones: Mantine's
 * cost a long table a fifth of its time, and bring their scroll area along.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => {
  const drawn = useDrawnRows(rows.length);
  const { body, room } = useRoom(drawn, rows.length);
  return (
    <div className={classes.container}>
      <table
        role="table"
        className={classes.table}
        // Of all rows and the head, while some are not drawn yet.
        aria-rowcount={drawn < rows.length ? rows.length + 1 : undefined}
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
          {rows.slice(0, drawn).map((row) => (
            <DrawnRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
      <div ref={room} aria-hidden />
    </div>
  );
};
