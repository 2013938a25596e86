import type { TestStep } from '@gatehouse/contract/testing.ts';

/** The records of a stream that have arrived so far. */
export interface ArrivedRecords {
  status: number;
  statusText: string;
  contentType: string;
  records: readonly string[];
  /** When each arrived, in ms after the call began. */
  arrivals: readonly number[];
}

export const withArrived = (
  before: ArrivedRecords | undefined,
  { status, statusText, contentType, at, records }: TestStep,
): ArrivedRecords => ({
  status,
  statusText,
  contentType,
  records: [...(before?.records ?? []), ...records],
  arrivals: [...(before?.arrivals ?? []), ...records.map(() => at)],
});
