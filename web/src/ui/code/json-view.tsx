import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { copyCode } from '#src/ui/button/clipboard.ts';
import type { JsonPath } from '#src/ui/code/json-path.ts';
import { JsonRow, type RowLink, valueText } from '#src/ui/code/json-row.tsx';
import {
  isChoosable,
  type JsonDoc,
  type JsonTreeRow,
  nodesAround,
  type OpenNodes,
  treeRows,
} from '#src/ui/code/json-tree.ts';
import classes from '#src/ui/code/json-view.module.css';
import { VirtualRows, type VirtualRowsHandle } from '#src/ui/table/virtual-rows.tsx';

interface JsonViewProps {
  doc: JsonDoc;
  /** What the value is, for screen readers: `Response body`. */
  label: string;
  /** Which nodes are open at first. */
  open?: OpenNodes;
  /** What is marked in names and values. */
  pattern?: RegExp | undefined;
  /** Where a name or a value is written that is opened and scrolled to. */
  target?: number | undefined;
  /** The paths of the outermost list's entries, if they were taken from another document. */
  paths?: readonly JsonPath[] | undefined;
  /** What can be done with a value in one click, besides copying it. */
  linkOf?: ((row: JsonTreeRow) => RowLink | undefined) | undefined;
}

/** The next row in a direction that can be chosen; -1 if there is none. */
const nextRow = (rows: readonly JsonTreeRow[], from: number, step: 1 | -1): number => {
  let at = from + step;
  while (at >= 0 && at < rows.length && !isChoosable(rows[at] as JsonTreeRow)) at += step;
  return at >= 0 && at < rows.length ? at : -1;
};

/** The row that a key of the tree pattern (WAI-ARIA) goes to; undefined if it is none of these keys. */
const rowForKey = (key: string, rows: readonly JsonTreeRow[], at: number): number | undefined => {
  const row = rows[at];
  if (key === 'ArrowDown') return nextRow(rows, at, 1);
  if (key === 'ArrowUp') return nextRow(rows, at, -1);
  if (key === 'Home') return 0;
  if (key === 'End') return nextRow(rows, rows.length, -1);
  if (key === 'ArrowRight' && row?.state === 'open') return nextRow(rows, at, 1);
  if (key === 'ArrowLeft' && row?.state !== 'open' && row?.parent !== undefined)
    return rows.findIndex(({ node, state }) => state === 'open' && node.start === row.parent?.node.start);
  return undefined;
};

const useTree = ({ doc, open = 'usual', target, paths }: JsonViewProps) => {
  const [columns, setColumns] = useState(80);
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [active, setActive] = useState(doc.root.start);
  const handle = useRef<VirtualRowsHandle>(null);
  /** The chosen row was asked for: by a key or by a search. */
  const isAsked = useRef(false);
  const { rows, isCut } = useMemo(
    () => treeRows(doc, { open, toggled, columns, paths }),
    [doc, open, toggled, columns, paths],
  );
  const activeAt = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex((row) => isChoosable(row) && row.node.start === active),
      ),
    [rows, active],
  );

  const [seen, setSeen] = useState({ doc, open });
  if (seen.doc !== doc || seen.open !== open) {
    setSeen({ doc, open });
    setToggled(new Map());
    setActive(doc.root.start);
  }
  useEffect(() => {
    if (target === undefined) return;
    const around = nodesAround(doc, target);
    setToggled((was) => new Map([...was, ...around.map(({ start }) => [start, true] as const)]));
    const container = around.at(-1);
    const entry =
      container && doc.entriesOf(container).find(({ nameStart, end }) => target >= nameStart && target < end);
    setActive((entry ?? doc.root).start);
    isAsked.current = true;
  }, [doc, target]);
  useEffect(() => {
    if (isAsked.current) handle.current?.show(activeAt, true);
    isAsked.current = false;
  }, [activeAt]);

  const toggle = (row: JsonTreeRow): void =>
    setToggled((was) => new Map(was).set(row.node.start, row.state === 'closed'));
  const goTo = (row: JsonTreeRow): void => {
    isAsked.current = true;
    setActive(row.node.start);
  };
  return { rows, isCut, activeAt, setActive, goTo, setColumns, toggle, handle };
};

/** Whether a key opens or closes a row of the tree pattern (WAI-ARIA). */
const isToggle = (key: string, { state }: JsonTreeRow): boolean =>
  ((key === 'Enter' || key === ' ') && state !== 'leaf') ||
  (key === 'ArrowRight' && state === 'closed') ||
  (key === 'ArrowLeft' && state === 'open');

/** Nothing is selected that the browser would copy. */
const isCopy = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  event.key.toLowerCase() === 'c' &&
  document.getSelection()?.isCollapsed !== false;

type Tree = Pick<ReturnType<typeof useTree>, 'rows' | 'activeAt' | 'goTo' | 'toggle'>;

/** What a key does in the tree; undefined if it does nothing there. */
const actionOf = (event: KeyboardEvent, doc: JsonDoc, tree: Tree): (() => void) | undefined => {
  const { rows, activeAt, goTo, toggle } = tree;
  const row = rows[activeAt];
  // The buttons of a row handle their own keys.
  if (row === undefined || event.target !== event.currentTarget) return undefined;
  if (isCopy(event)) return () => void copyCode(valueText(doc, row));
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (isToggle(event.key, row)) return () => toggle(row);
  const at = rowForKey(event.key, rows, activeAt);
  const next = at === undefined ? undefined : rows[at];
  if (next !== undefined) return () => goTo(next);
  // At the end of the tree, its keys must not scroll the page.
  return at === undefined ? undefined : () => undefined;
};

const keysOf =
  (doc: JsonDoc, tree: Tree) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const act = actionOf(event, doc, tree);
    if (act === undefined) return;
    act();
    event.preventDefault();
  };

/** A JSON text as a collapsible tree, with each number as it was written. Only what is visible is rendered. */
export const JsonView = (props: JsonViewProps) => {
  const { doc, label, pattern, paths, linkOf } = props;
  const id = useId();
  const tree = useTree(props);
  const { rows, isCut, activeAt, setActive, setColumns, toggle, handle } = tree;
  const [hovered, setHovered] = useState<number>();
  const activeRow = rows[activeAt];

  return (
    <>
      <VirtualRows
        handle={handle}
        count={rows.length}
        label={label}
        role="tree"
        activeId={activeRow && `${id}-${activeRow.node.start}`}
        onColumns={setColumns}
        onKeyDown={keysOf(doc, tree)}
        renderRow={(at) => {
          const row = rows[at] as JsonTreeRow;
          const isChosen = at === activeAt;
          return (
            <JsonRow
              key={`${row.state === 'end' ? '-' : ''}${at}`}
              id={id}
              doc={doc}
              row={row}
              paths={paths}
              pattern={pattern}
              link={linkOf?.(row)}
              isActive={isChosen}
              hasActions={isChoosable(row) && (isChosen || hovered === row.node.start)}
              onChoose={() => setActive(row.node.start)}
              onToggle={() => toggle(row)}
              onHover={() => setHovered(row.node.start)}
            />
          );
        }}
      />
      {isCut && (
        <p className={classes.note}>
          Not everything is expanded: this body has more values than can be shown at once.
        </p>
      )}
    </>
  );
};
