import { Button, Table, Text, VisuallyHidden } from '@mantine/core';
import { type Key, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '#src/lib/format.ts';
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

/** Rows drawn at first, and with each wish for more: a row with its buttons takes 5 to 10 ms to draw. */
const STEP = 100;

/** How many rows are drawn; those that come with a wish for more take the focus that their button had. */
const useDrawnRows = (count: number) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [drawn, setDrawn] = useState(STEP);
  const more = Math.min(STEP, count - drawn);
  const drawMore = (): void => {
    flushSync(() => setDrawn(drawn + more));
    body.current?.rows[drawn]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return { body, drawn, more, drawMore };
};

const More = ({
  drawn,
  count,
  more,
  onMore,
}: Record<'drawn' | 'count' | 'more', number> & { onMore: () => void }) => (
  <div className={classes.more}>
    <Text size="sm" c="dimmed">{`The first ${drawn} of ${formatCount(count, 'row')}`}</Text>
    <Button variant="default" size="sm" onClick={onMore}>{`Show ${more} more`}</Button>
  </div>
);

interface DrawnRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** Drawn anew only with another row or other columns: a search that leaves it in the table costs nothing. */
const DrawnRow = memo(<Row,>({ columns, row }: DrawnRowProps<Row>) => (
  <Table.Tr role="row" className={classes.row}>
    {columns.map(({ key, header, align, cell, narrow = 'field' }) => (
      <Table.Td
        key={key}
        role="cell"
        className={classes.cell}
        data-align={align}
        data-narrow={narrow}
        data-label={header}
      >
        <div className={classes.content}>{cell(row)}</div>
      </Table.Td>
    ))}
  </Table.Tr>
)) as <Row>(props: DrawnRowProps<Row>) => ReactNode;

/**
 * A table that becomes a list of cards where it has less than 940 px. It is the same markup at every width: the
 * roles are written out because `display: grid` would otherwise take them away.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => {
  const { body, drawn, more, drawMore } = useDrawnRows(rows.length);
  return (
    <div className={classes.container}>
      <Table role="table" className={classes.table}>
        <caption className={classes.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map(({ key, header, align, width }) => (
              <Table.Th key={key} role="columnheader" scope="col" data-align={align} style={{ width }}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" ref={body}>
          {rows.slice(0, drawn).map((row) => (
            <DrawnRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </Table.Tbody>
      </Table>
      {more > 0 && <More drawn={drawn} count={rows.length} more={more} onMore={drawMore} />}
    </div>
  );
};
