// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table's elements
import { VisuallyHidden } from '@mantine/core';
import {
  type CSSProperties,
  type Key,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import type { Column, TableSelection, TableSort } from '#src/ui/table/table-column.ts';
import { TableHead } from '#src/ui/table/table-head.tsx';
import { TableRow, useWatchNear } from '#src/ui/table/table-row.tsx';
import classes from './data-table.module.css';

/** Rows that are drawn in full at once; about as many as fit in a window. */
const FIRST_ROWS = 12;

/** Rows of the first frame, plain ones included: more than fit in a window. The others follow, without blocking the page. */
const FIRST_FRAME_ROWS = 30;

/** Of more rows than this, only those near the window are in the document: drawing all would take seconds. */
const MOST_IN_DOCUMENT = 500;

const WindowedRows = lazy(() =>
  import('#src/ui/table/windowed-rows.tsx').then((loaded) => ({ default: loaded.WindowedRows })),
);

/** The box of a table whose heads stay in view must not scroll itself. */
const HEADS_STAY = { '--table-overflow': 'visible' } as CSSProperties;

/** Whether all rows are in the document. */
const useIsComplete = (): boolean => {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => startTransition(() => setComplete(true)), []);
  return isComplete;
};

interface DataTableProps<Row> {
  /** Says what the rows are; for screen readers, not visible. */
  caption: string;
  columns: readonly Column<Row>[];
  /** In the order in which they are shown: `sort` only says which one that is. */
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort | undefined;
  selection?: TableSelection<Row> | undefined;
  /** NarrowTableTools, for a table with `sort` or `selection`; not loaded with every table. */
  narrowTools?: ReactNode;
  /** Rows of one line, and of two where the table is narrow. */
  isCompact?: boolean;
  /** The columns have their widths whatever the cells contain, as in rows that are compact or can be selected; their heads stay in view. */
  isFixed?: boolean;
}

type TableBodyProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection'> & {
  hasPlain: boolean;
};

const TableBody = <Row,>({ columns, rows, rowKey, selection, hasPlain }: TableBodyProps<Row>) => {
  const watch = useWatchNear();
  const isWindowed = rows.length > MOST_IN_DOCUMENT;
  const draw = (row: Row, at: number, ref?: Ref<HTMLTableRowElement>) => {
    const id = rowKey(row);
    return (
      <TableRow
        key={id}
        columns={columns}
        row={row}
        id={id}
        // Without plain text, a row that is not drawn would have no words that find in page could find.
        isFirst={!hasPlain || at < FIRST_ROWS || ref !== undefined}
        watch={watch}
        name={selection?.nameOf(row)}
        isSelected={selection?.selected.has(id) === true}
        onToggle={selection?.toggle}
        measured={ref}
        at={isWindowed ? at : undefined}
      />
    );
  };
  const first = (
    <tbody role="rowgroup">
      {(isWindowed ? rows.slice(0, FIRST_FRAME_ROWS) : rows).map((row, at) => draw(row, at))}
    </tbody>
  );
  if (!isWindowed) return first;
  return (
    <Suspense fallback={first}>
      <WindowedRows count={rows.length}>
        {(at, ref) => {
          const row = rows[at];
          return row !== undefined && draw(row, at, ref);
        }}
      </WindowedRows>
    </Suspense>
  );
};

/**
 * A table that becomes a list of cards if it has less than 600 px. The markup is the same at every width; the roles are
 * explicit because `display: grid` removes them. The elements are plain HTML: Mantine's would take a fifth of the time
 * to render a long table, and come with a scroll area. Up to 500 rows are all in the document, for find in page, screen
 * readers and a position that can be scrolled to; if columns have `plain`, only those that come near the window are drawn
 * in full (docs/decisions/0038). Of more rows, only those near the window are there (docs/decisions/0058).
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  selection,
  narrowTools,
  isCompact = false,
  isFixed = isCompact || selection !== undefined,
}: DataTableProps<Row>) => {
  const isComplete = useIsComplete();
  const shown = isComplete ? rows : rows.slice(0, FIRST_FRAME_ROWS);
  const hasPlain = columns.some(({ plain }) => plain !== undefined);
  return (
    <div className={classes.container} style={isFixed ? HEADS_STAY : undefined}>
      {narrowTools}
      <table
        role="table"
        // All rows and the header row, while some are not there yet.
        aria-rowcount={
          shown.length < rows.length || rows.length > MOST_IN_DOCUMENT ? rows.length + 1 : undefined
        }
        className={classes.table}
        data-compact={isCompact || undefined}
        data-fixed={isFixed || undefined}
        data-plain={hasPlain || undefined}
        data-selectable={selection !== undefined || undefined}
      >
        <caption className={classes.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} count={rows.length} sort={sort} selection={selection} />
        <TableBody {...{ columns, rows: shown, rowKey, selection, hasPlain }} />
      </table>
    </div>
  );
};
