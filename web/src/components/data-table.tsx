import { Table, VisuallyHidden } from '@mantine/core';
import type { Key, ReactNode } from 'react';
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

/**
 * A table that becomes a list of cards where it has less than 940 px. It is the same markup at every width: the
 * roles are written out because `display: grid` would otherwise take them away.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey }: DataTableProps<Row>) => (
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
      <Table.Tbody role="rowgroup">
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)} role="row" className={classes.row}>
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
        ))}
      </Table.Tbody>
    </Table>
  </div>
);
