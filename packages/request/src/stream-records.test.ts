import { describe, expect, it } from 'vitest';
import {
  createRecordSplitter,
  type RecordKind,
  recordKindOf,
  recordsIn,
  splitRecords,
} from '#src/stream-records.ts';

it.each([
  ['text/event-stream', 'events'],
  ['Text/Event-Stream; charset=utf-8', 'events'],
  ['application/x-ndjson', 'lines'],
  ['application/jsonl', 'lines'],
  ['application/json-seq', 'sequence'],
  ['application/json', undefined],
  ['text/plain', undefined],
  ['', undefined],
])('the type "%s" is a stream of %s', (type, kind) => {
  expect(recordKindOf(type)).toBe(kind);
});

const TEXTS: [RecordKind, string, string[]][] = [
  ['events', 'data: a\n\ndata: b\r\n\r\ndata: c\r\rdata: d', ['data: a', 'data: b', 'data: c', 'data: d']],
  ['events', '\uFEFFid: 1\nevent: x\ndata: a\ndata: b\n\n\n\n', ['id: 1\nevent: x\ndata: a\ndata: b']],
  ['lines', '{"a":1}\r\n\n{"a":2}\n{"a":3}', ['{"a":1}', '{"a":2}', '{"a":3}']],
  ['sequence', '\u001e{"a":\n1}\n\u001e[2]\n', ['{"a":\n1}', '[2]\n']],
  ['lines', '', []],
];

describe('a text of records', () => {
  it.each(TEXTS)('of the kind %s is split: %j', (kind, text, records) => {
    expect(splitRecords(kind, text)).toEqual(records);
  });

  it.each(TEXTS)('of the kind %s says where each record is: %j', (kind, text, records) => {
    const placed = [...recordsIn(kind, text)];
    expect(placed.map(({ record, at }) => text.slice(at, at + record.length))).toEqual(records);
  });

  it.each(TEXTS)('of the kind %s is split the same way wherever it is cut: %j', (kind, text) => {
    const sent = text.replace('\uFEFF', '');
    for (let at = 0; at <= sent.length; at += 1) {
      for (const size of [1, 2, 7]) {
        const splitter = createRecordSplitter(kind);
        const parts = [sent.slice(0, at), ...(sent.slice(at).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])];
        const records = parts.flatMap(splitter.push);
        const rest = splitter.rest();
        const all = rest.replaceAll('\u001e', '').trim() === '' ? records : [...records, rest];
        expect(all).toEqual(splitRecords(kind, text));
      }
    }
  });
});
