// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table's elements

import { useMergedRef } from '@mantine/hooks';
import {
  type Key,
  memo,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Column } from '#src/ui/table/table-column.ts';
import { TickBox } from '#src/ui/table/tick-box.tsx';
import classes from './data-table.module.css';
import inlineClasses from './inline-cells.module.css';

/** How far from the window a row is drawn: as far as Tab or a turn of the wheel goes. */
const NEAR = '800px';

/** Calls back once when an element comes near the window. Returns a function that stops watching it. */
type WatchNear = (element: Element, onNear: () => void) => () => void;

/** One observer for all rows of a table. */
const createWatch = (): { watch: WatchNear; stop: () => void } => {
  const callbacks = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    // The second margin is for a table that is in something that scrolls; browsers that do not know it ignore it.
    { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
  );
  const watch: WatchNear = (element, onNear) => {
    callbacks.set(element, onNear);
    observer.observe(element);
    return () => {
      callbacks.delete(element);
      observer.unobserve(element);
    };
  };
  return { watch, stop: () => observer.disconnect() };
};

export const useWatchNear = (): WatchNear => {
  const [near] = useState(createWatch);
  useEffect(() => near.stop, [near]);
  return near.watch;
};

interface CellsProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  isDrawn: boolean;
}

/** Rendered again only if the row or the columns change: to sort, search or select costs nothing here. */
const Cells = memo(<Row,>({ columns, row, isDrawn }: CellsProps<Row>) =>
  columns.map(({ key, header, align, cell, plain, narrow = 'field', isMinor }) => (
    <td
      key={key}
      role="cell"
      className={narrow === 'inline' ? `${classes.cell} ${inlineClasses.inline}` : classes.cell}
      data-align={align}
      data-minor={isMinor}
      data-narrow={narrow}
      data-label={header}
    >
      <div className={isDrawn ? classes.content : classes.plain}>{isDrawn ? cell(row) : plain?.(row)}</div>
    </td>
  )),
) as <Row>(props: CellsProps<Row>) => ReactNode;

interface TickProps {
  id: Key;
  name: string;
  isSelected: boolean;
  onToggle: (id: Key, isRange: boolean) => void;
}

const Tick = ({ id, name, isSelected, onToggle }: TickProps) => (
  <td role="cell" className={classes.check}>
    <TickBox label={`Select ${name}`} isTicked={isSelected} onToggle={(isRange) => onToggle(id, isRange)} />
  </td>
);

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  id: Key;
  /** Drawn in full at once, as it is certainly in view. */
  isFirst: boolean;
  watch: WatchNear;
  /** Undefined if the rows cannot be selected. */
  name: string | undefined;
  isSelected: boolean;
  onToggle: ((id: Key, isRange: boolean) => void) | undefined;
  /** Its index, where not all rows are in the document. */
  at?: number | undefined;
  /** Called with the element of such a row. */
  measured?: Ref<HTMLTableRowElement> | undefined;
}

/**
 * A row, which is plain text until it comes near the window and then stays as it was drawn: what was revealed or opened in
 * it remains.
 */
export const TableRow = memo(
  <Row,>({
    columns,
    row,
    id,
    isFirst,
    watch,
    name,
    isSelected,
    onToggle,
    at,
    measured,
  }: TableRowProps<Row>) => {
    const [isNear, setNear] = useState(isFirst);
    const element = useRef<HTMLTableRowElement>(null);
    const ref = useMergedRef(element, measured);
    const isDrawn = isNear || isFirst;
    useEffect(() => {
      if (isNear || element.current === null) return;
      return watch(element.current, () => startTransition(() => setNear(true)));
    }, [isNear, watch]);
    return (
      <tr
        ref={ref}
        role="row"
        data-index={at}
        // The header is the first.
        aria-rowindex={at === undefined ? undefined : at + 2}
        className={classes.row}
        data-drawn={isDrawn}
        data-selected={isSelected || undefined}
      >
        {name !== undefined && onToggle !== undefined && (
          <Tick id={id} name={name} isSelected={isSelected} onToggle={onToggle} />
        )}
        <Cells columns={columns} row={row} isDrawn={isDrawn} />
      </tr>
    );
  },
) as <Row>(props: TableRowProps<Row>) => ReactNode;
