import { recordKindOf } from '@gatehouse/request/stream-records.ts';
import { RecordTable } from '#src/features/responses/offers/record-table.tsx';
import type { ArrivedRecords } from '#src/features/testing/arrived-records.ts';

/** The records of a stream that have arrived so far. */
export const ArrivedList = ({ arrived, isLive }: { arrived: ArrivedRecords; isLive: boolean }) => (
  <RecordTable
    kind={recordKindOf(arrived.contentType) ?? 'lines'}
    records={arrived.records}
    arrivals={arrived.arrivals}
    isLive={isLive}
  />
);
