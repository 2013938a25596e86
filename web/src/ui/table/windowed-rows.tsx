import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import classes from '#src/ui/table/windowed-rows.module.css';

/** About as high as a row; each is measured once it is drawn. */
const ROW_HEIGHT = 48;
/** Rows above and below the window, so that Tab and a turn of the wheel find them drawn. */
const OVERSCAN = 12;

interface WindowedRowsProps {
  count: number;
  /** The row at an index, with this ref and index in its element. */
  children: (at: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** In place of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden className={classes.gap} style={{ height }}>
      <td />
    </tr>
  );

/** The row that has the focus: it stays drawn, however far it is scrolled away. */
const useFocusedRow = () => {
  const [focused, setFocused] = useState(-1);
  return {
    focused,
    onFocus: ({ target }: FocusEvent): void =>
      setFocused(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)),
    onBlur: (): void => setFocused(-1),
  };
};

/** Where the rows begin in the page. */
const useTop = () => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const { current } = body;
    if (current === null) return;
    const measure = (): void => setTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { body, top };
};

/** The rows of a table of thousands, of which only those near the window are in the document. The page scrolls them. */
export const WindowedRows = ({ count, children }: WindowedRowsProps) => {
  const { body, top } = useTop();
  const { focused, ...focus } = useFocusedRow();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused < 0 || focused >= count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((one, other) => one - other);
    },
  });
  const rows = virtualizer.getVirtualItems();
  const parts: ReactNode[] = [];
  let end = top;
  for (const row of rows) {
    parts.push(<Gap key={`before ${row.key}`} height={row.start - end} />);
    parts.push(children(row.index, virtualizer.measureElement));
    end = row.end;
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: `display: grid` removes the roles of a table's elements
    <tbody role="rowgroup" ref={body} {...focus}>
      {parts}
      <Gap height={virtualizer.getTotalSize() + top - end} />
    </tbody>
  );
};
