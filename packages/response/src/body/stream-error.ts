import {
  asObject,
  type JsonObject,
  nestsTooDeep,
  parseJsonObject,
} from '@gatehouse/contract/plain/json-text.ts';
import { recordKindOf, splitRecords } from '@gatehouse/request/stream-records.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** An error ends a stream: only its end is searched. */
const MAX_SEARCHED = 64 * 1024;
const MAX_RECORDS = 20;

type Event = { name?: string | undefined; data: string };

/** The fields of an event (WHATWG HTML, 9.2.6). */
const readEvent = (record: string): Event => {
  const lines = record.split(/\r\n|\n|\r/);
  const fields = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trim());
  return { name: fields('event')[0], data: fields('data').join('\n') };
};

/** The error that a record reports: named so, or with an `error` of its own. */
const errorOf = ({ name, data }: Event): JsonObject | undefined => {
  const object = nestsTooDeep(data) ? {} : parseJsonObject(data);
  if (object === undefined) return name === 'error' && data !== '' ? { error: data } : undefined;
  if (name === 'error' || object.type === 'error') return object;
  const { error } = object;
  return (typeof error === 'string' && error !== '') || asObject(error) !== undefined ? object : undefined;
};

/** The events or lines at the end of a stream; undefined for what is no stream. */
const recordsAtEnd = (body: ResponseBody): Event[] | undefined => {
  const kind = body.kind === 'text' ? recordKindOf(body.mediaType) : undefined;
  if (kind === undefined) return undefined;
  const end = String(body.value).slice(-MAX_SEARCHED);
  return splitRecords(kind, end)
    .slice(-MAX_RECORDS)
    .map((record) => (kind === 'events' ? readEvent(record) : { data: record }));
};

/** What is read from the last object of a stream that has it; undefined if none has, and for what is no stream. */
export const lastInStream = <T>(
  body: ResponseBody,
  read: (object: JsonObject) => T | undefined,
): T | undefined =>
  recordsAtEnd(body)
    ?.map(({ data }) => parseJsonObject(data))
    .map((object) => object && read(object))
    .findLast((one) => one !== undefined);

/** The last error that a stream of records reports, as a body; undefined if there is none. */
export const errorInStream = (body: ResponseBody): ResponseBody | undefined => {
  const error = recordsAtEnd(body)
    ?.map(errorOf)
    .findLast((one) => one !== undefined);
  return error && { kind: 'json', mediaType: 'application/json', value: error, text: JSON.stringify(error) };
};
