import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { rowAfter, type TreeRow } from '#src/ui/table/tree-keys.ts';
import classes from '#src/ui/table/tree-list.module.css';

/** In px: what does not fit in a row is cut. */
const ROW_HEIGHT = 30;
/** Deeper rows are not indented further: their names need the place. */
const MOST_INDENTED = 6;

interface TreeListProps<Row extends TreeRow> {
  /** What the rows are, for screen readers. */
  label: string;
  rows: readonly Row[];
  /** The row of what is shown beside the list. */
  current?: string | undefined;
  /** A row without others in it was pressed. */
  onChoose: (row: Row) => void;
  onToggle: (row: Row) => void;
  children: (row: Row) => ReactNode;
  /** Behind the last row. */
  end?: ReactNode;
}

/** Which row Tab leads to, and what leads from it to another. The row stays drawn, however far it is scrolled away. */
const useRows = <Row extends TreeRow>({ rows, current, onChoose, onToggle }: TreeListProps<Row>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const placeOf = (id: string | undefined): number =>
    id === undefined ? -1 : rows.findIndex((row) => row.id === id);
  const at = Math.max(0, [focused, current].map(placeOf).find((place) => place >= 0) ?? 0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (at >= range.count || drawn.includes(at)) return drawn;
      return [...drawn, at].sort((one, other) => one - other);
    },
  });
  const focus = (index: number): void => {
    setFocused(rows[index]?.id);
    virtualizer.scrollToIndex(index);
    // Once it is drawn.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true }),
    );
  };
  const press = (row: Row): void => (row.isOpen === undefined ? onChoose(row) : onToggle(row));
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[at];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfter(event.key, rows, at);
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'press') press(row);
    else focus(next);
  };
  return { scroller, at, virtualizer, setFocused, press, onKeyDown };
};

/** Rows of which only those in view are drawn, some with others in them. Arrow keys lead through them, Enter chooses one. */
export const TreeList = <Row extends TreeRow>(props: TreeListProps<Row>) => {
  const { label, rows, current, children, end } = props;
  const { scroller, at, virtualizer, setFocused, press, onKeyDown } = useRows(props);
  return (
    <div ref={scroller} className={classes.scroll}>
      <div
        role="tree"
        aria-label={label}
        className={classes.rows}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={key}
                role="treeitem"
                data-index={index}
                className={classes.row}
                tabIndex={index === at ? 0 : -1}
                aria-level={row.level}
                aria-expanded={row.isOpen}
                aria-selected={row.id === current}
                style={{
                  transform: `translateY(${start}px)`,
                  paddingInlineStart: 8 + 12 * Math.min(row.level - 1, MOST_INDENTED),
                }}
                onFocus={() => setFocused(row.id)}
                onClick={() => press(row)}
                onKeyDown={onKeyDown}
              >
                {children(row)}
              </div>
            )
          );
        })}
      </div>
      {end}
    </div>
  );
};
