import {
  type AriaRole,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from '#src/ui/table/virtual-rows.module.css';

/** In pixels; the same as in virtual-rows.module.css. */
const ROW_HEIGHT = 20;

/** No browser scrolls further: Firefox ends at 17.9 million pixels. */
const MAX_HEIGHT = 15_000_000;
/** Rows that are rendered above and below the visible ones, so that a short scroll shows no gap. */
const SPARE_ROWS = 12;
const PADDING = 10;
/** How far from the edge of the window a row is shown, so that what stays in view does not cover it. */
const PAGE_MARGIN = 80;

export interface VirtualRowsHandle {
  /** Scrolls only if the row is not visible. `inPage`: the page too, for a row that the user asked for. */
  show: (row: number, inPage?: boolean) => void;
  element: HTMLElement | null;
}

interface VirtualRowsProps {
  count: number;
  /** What the rows are, for screen readers. */
  label: string;
  role?: AriaRole;
  activeId?: string | undefined;
  renderRow: (row: number) => ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called with the number of characters that fit in a row. */
  onColumns?: (columns: number) => void;
  handle?: Ref<VirtualRowsHandle>;
}

const useVisibleRows = (count: number) => {
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, height: 640 });
  const whole = count * ROW_HEIGHT;
  const height = Math.min(whole, MAX_HEIGHT);
  // Beyond the limit of browsers one pixel of the scroll bar stands for more than one of the rows.
  const scale = height <= view.height ? 1 : Math.max(1, (whole - view.height) / (height - view.height));
  const read = (): void => {
    const { current } = frame;
    if (current !== null) setView({ top: Math.max(0, current.scrollTop), height: current.clientHeight });
  };
  const top = view.top * scale;
  const first = Math.max(0, Math.min(count, Math.floor(top / ROW_HEIGHT)) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((top + view.height) / ROW_HEIGHT) + SPARE_ROWS);
  const show = (row: number, inPage = false): void => {
    const { current } = frame;
    if (current === null) return;
    const rowTop = row * ROW_HEIGHT;
    const shown = current.scrollTop * scale;
    const room = current.clientHeight - 2 * PADDING - ROW_HEIGHT;
    if (rowTop < shown || rowTop > shown + room) {
      current.scrollTop = Math.max(0, rowTop - room / 2) / scale;
      read();
    }
    if (!inPage) return;
    const y = current.getBoundingClientRect().top + PADDING + rowTop - current.scrollTop * scale;
    if (y < PAGE_MARGIN) window.scrollBy({ top: y - PAGE_MARGIN });
    else if (y > window.innerHeight - PAGE_MARGIN)
      window.scrollBy({ top: y - window.innerHeight + PAGE_MARGIN });
  };
  /** Where the first rendered row is, in pixels of the scroll bar. */
  const offset = view.top + first * ROW_HEIGHT - top;
  return { frame, height, first, last, offset, read, show };
};

/** Says how many characters fit in a row, and what is visible, whenever the frame has another size. Returns what is measured. */
const useMeasured = (
  frame: RefObject<HTMLElement | null>,
  read: () => void,
  onColumns: VirtualRowsProps['onColumns'],
) => {
  const probe = useRef<HTMLSpanElement>(null);
  const latest = useRef({ read, onColumns });
  latest.current = { read, onColumns };
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const measure = (): void => {
      latest.current.read();
      const width = (probe.current?.offsetWidth ?? 0) / 100;
      if (width > 0) latest.current.onColumns?.(Math.max(20, Math.floor((current.clientWidth - 28) / width)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return probe;
};

/**
 * Rows of the same height, of which only the visible ones are rendered. A library that measures each row takes a second
 * and an object per row; these are hundreds of thousands, and all alike.
 */
export const VirtualRows = ({
  count,
  label,
  role,
  activeId,
  renderRow,
  onKeyDown,
  onColumns,
  handle,
}: VirtualRowsProps) => {
  const { frame, height, first, last, offset, read, show } = useVisibleRows(count);
  const probe = useMeasured(frame, read, onColumns);
  useImperativeHandle(handle, () => ({ show, element: frame.current }));

  const rows: ReactNode[] = [];
  for (let row = first; row < last; row += 1) rows.push(renderRow(row));
  return (
    <section
      ref={frame}
      className={classes.frame}
      aria-label={label}
      tabIndex={role === undefined ? 0 : -1}
      onScroll={read}
    >
      <span ref={probe} className={classes.probe} aria-hidden />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: with keys it has the role of a tree or a list */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: only with such a role */}
      <div
        role={role}
        aria-label={role === undefined ? undefined : label}
        aria-activedescendant={activeId}
        tabIndex={role === undefined ? undefined : 0}
        onKeyDown={onKeyDown}
        className={classes.whole}
        style={{ height }}
      >
        <div
          className={classes.rendered}
          style={{ transform: `translateY(${offset}px)` }}
          role="presentation"
        >
          {rows}
        </div>
      </div>
    </section>
  );
};
