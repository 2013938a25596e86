import { useEffect, useMemo, useRef, useState } from 'react';
import { rowAt, rowStart, rowText, splitRows, type TextRows } from '#src/ui/code/text-rows.ts';
import { firstMatchAfter, type TextMatch } from '#src/ui/code/text-search.ts';
import classes from '#src/ui/code/text-view.module.css';
import { VirtualRows, type VirtualRowsHandle } from '#src/ui/table/virtual-rows.tsx';

interface TextViewProps {
  text: string;
  /** What the text is, for screen readers: `Response body`. */
  label: string;
  /** What is marked, in its order. */
  matches?: readonly TextMatch[];
  /** The match that is scrolled to. */
  current?: number | undefined;
}

interface RowPart {
  text: string;
  /** The number of its match; undefined if it is none. */
  match?: number;
}

const NONE: readonly TextMatch[] = [];

/** A row in parts: what is marked, and what is between. */
const partsOf = (rows: TextRows, row: number, matches: readonly TextMatch[]): RowPart[] => {
  const start = rowStart(rows, row);
  const text = rowText(rows, row);
  const parts: RowPart[] = [];
  let at = 0;
  for (let match = firstMatchAfter(matches, start); match < matches.length; match += 1) {
    const { start: from = 0, end: to = 0 } = matches[match] ?? {};
    if (from >= start + text.length) break;
    const first = Math.max(at, from - start);
    const last = Math.min(text.length, to - start);
    if (first > at) parts.push({ text: text.slice(at, first) });
    if (last > first) parts.push({ text: text.slice(first, last), match });
    at = Math.max(at, last);
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};

/** A text of any size. Long lines wrap; only what is visible is rendered. */
export const TextView = ({ text, label, matches = NONE, current }: TextViewProps) => {
  const [columns, setColumns] = useState(80);
  const rows = useMemo(() => splitRows(text, columns), [text, columns]);
  const handle = useRef<VirtualRowsHandle>(null);
  const target = current === undefined ? undefined : matches[current]?.start;

  useEffect(() => {
    if (target !== undefined) handle.current?.show(rowAt(rows, target), true);
  }, [rows, target]);

  return (
    <VirtualRows
      handle={handle}
      count={rows.count}
      label={label}
      onColumns={setColumns}
      renderRow={(row) => (
        <div key={row} className={classes.row}>
          {partsOf(rows, row, matches).map((part, at) =>
            part.match === undefined ? (
              part.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a row never change their order
              <mark key={at} className={classes.mark} data-current={part.match === current || undefined}>
                {part.text}
              </mark>
            ),
          )}
        </div>
      )}
    />
  );
};
