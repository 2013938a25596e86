import { type RecordKind, splitRecords } from '@gatehouse/request/stream-records.ts';
import { useMemo } from 'react';
import { streamKindOf } from '#src/features/responses/offers/body-looks.ts';
import { RecordTable } from '#src/features/responses/offers/record-table.tsx';

interface RecordListProps {
  text: string;
  contentType: string;
  arrivals?: readonly number[] | undefined;
}

const split = (kind: RecordKind | undefined, text: string): string[] =>
  kind === undefined ? [] : splitRecords(kind, text);

/** The records of a stream that has ended. */
const RecordList = ({ text, contentType, arrivals }: RecordListProps) => {
  const kind = streamKindOf(contentType);
  const records = useMemo(() => split(kind, text), [kind, text]);
  return <RecordTable kind={kind ?? 'lines'} records={records} arrivals={arrivals} />;
};

export default RecordList;
