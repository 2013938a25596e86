import { readRecord, type StreamRecord, writtenText } from '@gatehouse/request/stream-record.ts';
import type { RecordKind } from '@gatehouse/request/stream-records.ts';
import { Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import classes from '#src/features/responses/offers/record-table.module.css';
import { formatCount, formatMs } from '#src/lib/format.ts';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { readJsonDoc } from '#src/ui/code/json-tree.ts';
import { JsonView } from '#src/ui/code/json-view.tsx';
import { TextView } from '#src/ui/code/text-view.tsx';
import { VirtualRows, type VirtualRowsHandle } from '#src/ui/table/virtual-rows.tsx';

interface RecordTableProps {
  kind: RecordKind;
  /** As they were sent. */
  records: readonly string[];
  /** When each arrived, in ms after the call began; of the last ones nothing may be known. */
  arrivals?: readonly number[] | undefined;
  /** More are arriving: the list follows them. */
  isLive?: boolean;
}

/** Of a long record, what fits in a row. */
const MAX_SHOWN = 400;

/** Reads each record once while more arrive. Those of a stream that has ended may change: its masks can be shown. */
const useRecords = (kind: RecordKind, texts: readonly string[], isLive: boolean): StreamRecord[] => {
  const read = useRef<StreamRecord[]>([]);
  return useMemo(() => {
    const known = isLive && read.current.length <= texts.length ? read.current : [];
    const records = [...known, ...texts.slice(known.length).map((text) => readRecord(kind, text))];
    read.current = isLive ? records : [];
    return records;
  }, [kind, texts, isLive]);
};

const Written = ({ text }: { text: string }) => (
  <section className={classes.written} aria-label="Text that was written">
    <Text size="sm" className={classes.writtenText}>
      {text}
    </Text>
    <CopyButton label="Copy the text" hint="Copy" onCopy={() => copyCode(text)} />
  </section>
);

const Detail = ({ record }: { record: StreamRecord }) => {
  const doc = useMemo(() => readJsonDoc(record.data), [record.data]);
  return doc === undefined ? (
    <TextView text={record.data} label="Chosen record" />
  ) : (
    <JsonView doc={doc} label="Chosen record" />
  );
};

const Row = ({ record, at }: { record: StreamRecord; at: number | undefined }) => (
  <>
    <span className={classes.time}>{at === undefined ? '' : `+${formatMs(at)}`}</span>
    {record.type !== undefined && <span className={classes.type}>{record.type}</span>}
    {record.id !== undefined && <span className={classes.id}>{`#${record.id}`}</span>}
    {record.delta === undefined ? (
      record.data.slice(0, MAX_SHOWN).replaceAll('\n', ' ')
    ) : (
      <span className={classes.delta}>{JSON.stringify(record.delta.slice(0, MAX_SHOWN))}</span>
    )}
  </>
);

const nextRow = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** The chosen record, which the arrow keys move; the list follows it, or what arrives. */
const useChosen = (count: number, isLive: boolean) => {
  const [chosen, choose] = useState<number>();
  const handle = useRef<VirtualRowsHandle>(null);
  // Whoever reads one record is not taken away from it.
  useEffect(() => {
    if (isLive && chosen === undefined && count > 0) handle.current?.show(count - 1);
  }, [isLive, chosen, count]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = count === 0 ? undefined : nextRow(event.key, chosen ?? -1, count);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    handle.current?.show(next, true);
  };
  return { chosen, choose, handle, onKeyDown };
};

/** The records of a stream, one per row, with the chosen one in full. */
export const RecordTable = ({ kind, records: texts, arrivals, isLive = false }: RecordTableProps) => {
  const id = useId();
  const records = useRecords(kind, texts, isLive);
  const count = records.length;
  const { chosen, choose, handle, onKeyDown } = useChosen(count, isLive);
  const written = useMemo(() => writtenText(records), [records]);
  const record = chosen === undefined ? undefined : records[chosen];
  return (
    <div className={classes.table}>
      {written !== '' && <Written text={written} />}
      <Text size="xs" c="dimmed">
        {formatCount(count, kind === 'events' ? 'event' : 'record')}
      </Text>
      <VirtualRows
        handle={handle}
        count={count}
        label={kind === 'events' ? 'Events' : 'Records'}
        role="listbox"
        activeId={chosen === undefined ? undefined : `${id}-${chosen}`}
        onKeyDown={onKeyDown}
        renderRow={(at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
          <div
            key={at}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            aria-setsize={isLive ? -1 : count}
            aria-posinset={at + 1}
            className={classes.row}
            onClick={() => choose(at)}
          >
            <Row record={records[at] as StreamRecord} at={arrivals?.[at]} />
          </div>
        )}
      />
      {record !== undefined && <Detail record={record} />}
    </div>
  );
};
