import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { IconAction } from '#src/ui/button/icon-action.tsx';
import { nextSortOrder } from '#src/ui/table/sort-order.ts';
import type { TableHeadProps } from '#src/ui/table/table-head.tsx';
import { SelectAll } from '#src/ui/table/table-head.tsx';
import classes from './table-head.module.css';

/** What the headers of the columns do, where the table is too narrow for them: pass it to the table as `narrowTools`. */
export const NarrowTableTools = <Row,>({ columns, count, sort, selection }: TableHeadProps<Row>) => {
  if (sort === undefined && selection === undefined) return null;
  const sortable = columns.filter((column) => column.sort !== undefined);
  const choose = (key: string): void => {
    const column = sortable.find((one) => one.key === key);
    if (column !== undefined) sort?.onSort(nextSortOrder(column, { column: '', isDescending: false }));
  };
  return (
    <div className={classes.tools}>
      {selection !== undefined && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is in a component
        <label className={classes.all}>
          <SelectAll selection={selection} count={count} label="Select all shown" />
          All shown
        </label>
      )}
      {sort !== undefined && (
        <span className={classes.sort}>
          <NativeSelect
            size="xs"
            aria-label="Sort by"
            data={sortable.map(({ key, header }) => ({ value: key, label: header }))}
            value={sort.order.column}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <IconAction
            label={sort.order.isDescending ? 'Sort in ascending order' : 'Sort in descending order'}
            icon={sort.order.isDescending ? IconArrowDown : IconArrowUp}
            onClick={() => sort.onSort({ ...sort.order, isDescending: !sort.order.isDescending })}
          />
        </span>
      )}
    </div>
  );
};
