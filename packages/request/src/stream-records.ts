import { mediaTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';

/** What a stream of records consists of: events (`text/event-stream`), lines of JSON, or JSON texts after a separator. */
export type RecordKind = 'events' | 'lines' | 'sequence';

const KINDS: Record<string, RecordKind> = {
  'text/event-stream': 'events',
  'application/x-ndjson': 'lines',
  'application/ndjson': 'lines',
  'application/jsonl': 'lines',
  'application/x-jsonlines': 'lines',
  'application/json-seq': 'sequence',
};

/** The kind of records that a body with this Content-Type header consists of; undefined if it is not such a stream. */
export const recordKindOf = (contentType: string): RecordKind | undefined => KINDS[mediaTypeOf(contentType)];

/** RFC 7464 section 2.2: each text comes after a record separator and ends with a line feed. */
export const RECORD_SEPARATOR = '\u001e';

/** The end of a record; a line break may be CR, LF or both (WHATWG HTML, 9.2.5). */
const END: Record<RecordKind, RegExp> = {
  events: /\r\n\r\n|\n\n|\r\r|\r\n\n|\n\r\n/g,
  lines: /\r?\n/g,
  sequence: new RegExp(`\n(?=${RECORD_SEPARATOR})|${RECORD_SEPARATOR}`, 'g'),
};

/** The longest end of a record, and one character that decides which it is. */
const OVERLAP = 4;

const isRecord = (text: string): boolean => text.replaceAll(RECORD_SEPARATOR, '').trim() !== '';

/** Splits a stream into records as it arrives. */
interface RecordSplitter {
  /** Takes the next part of the text; returns the records that are complete now. */
  push: (text: string) => string[];
  /** What has arrived of the last record, which has no end. */
  rest: () => string;
}

export const createRecordSplitter = (kind: RecordKind): RecordSplitter => {
  /** The start of a record, in the parts in which it arrived: joining them at each would take too long. */
  const parts: string[] = [];
  let tail = '';
  return {
    push: (text) => {
      const records: string[] = [];
      let pending = tail + text;
      // What ends with a carriage return may go on with a line feed.
      const known = pending.endsWith('\r') ? pending.length - 1 : pending.length;
      let copied = 0;
      for (const { index, 0: end } of pending.slice(0, known).matchAll(END[kind])) {
        const record = parts.join('') + pending.slice(copied, index);
        parts.length = 0;
        copied = index + end.length;
        if (isRecord(record)) records.push(record);
      }
      pending = pending.slice(copied);
      const settled = Math.max(0, pending.length - OVERLAP);
      if (settled > 0) parts.push(pending.slice(0, settled));
      tail = pending.slice(settled);
      return records;
    },
    rest: () => parts.join('') + tail,
  };
};

/** Where a record is in its text. */
export interface PlacedRecord {
  record: string;
  /** The position of its first character. */
  at: number;
}

/**
 * The records of a text one after another; the last one needs no end. Whoever needs a few of millions does not have to hold
 * all of them.
 */
export function* recordsIn(kind: RecordKind, text: string): Generator<PlacedRecord> {
  // A byte order mark is no part of the first record.
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (const { index, 0: end } of text.matchAll(END[kind])) {
    const record = text.slice(at, index);
    if (isRecord(record)) yield { record, at };
    at = index + end.length;
  }
  const record = text.slice(at);
  if (isRecord(record)) yield { record, at };
}

/** All records of a text. */
export const splitRecords = (kind: RecordKind, text: string): string[] =>
  Array.from(recordsIn(kind, text), ({ record }) => record);
