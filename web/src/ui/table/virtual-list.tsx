import { type Key, type ReactNode, useState } from 'react';
import classes from './virtual-list.module.css';

interface VirtualListProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Height of each row, in px: what does not fit must be cut. */
  rowHeight: number;
  /** Height of the list, in px; it is lower if all rows fit. */
  maxHeight: number;
  children: (row: Row) => ReactNode;
}

/** Rows rendered above and below the visible ones, so that Tab finds the next row. */
const OVERSCAN = 8;

/** A list that renders only the rows in view: thousands of rows take no longer than a few. */
export const VirtualList = <Row,>({
  label,
  rows,
  rowKey,
  rowHeight,
  maxHeight,
  children,
}: VirtualListProps<Row>) => {
  const [top, setTop] = useState(0);
  const height = Math.min(maxHeight, rows.length * rowHeight);
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), rows.length) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((top + maxHeight) / rowHeight) + OVERSCAN);
  return (
    <section
      className={classes.scroll}
      style={{ height }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
    >
      <ul className={classes.list} style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, at) => (
          <li
            key={rowKey(row)}
            className={classes.row}
            style={{ height: rowHeight, transform: `translateY(${(first + at) * rowHeight}px)` }}
            aria-setsize={rows.length}
            aria-posinset={first + at + 1}
          >
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );
};
