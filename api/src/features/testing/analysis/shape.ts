import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject } from '@gatehouse/contract/json-text.ts';
import { count, quote } from '#src/features/testing/analysis/formatting.ts';
import { isXml, pageTitle, rootElement } from '#src/features/testing/analysis/markup.ts';
import type { Explainer, Observed } from '#src/features/testing/analysis/observation.ts';
import { MAX_JSON_DEPTH } from '#src/json/json-depth.ts';
import { isWebPage, type ResponseBody } from '#src/response-body/read-response-body.ts';

const MAX_NAMES = 8;
const MAX_NAME = 60;
const MAX_TITLE = 100;

const namesOf = (object: JsonObject): string => {
  const names = Object.keys(object);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${names
    .slice(0, MAX_NAMES)
    .map((name) => quote(name, MAX_NAME) || '""')
    .join(', ')}${more}`;
};

const describeList = (list: JsonValue[]): string => {
  const first = asObject(list[0]);
  const fields =
    first === undefined || Object.keys(first).length === 0 ? '' : `, the first with ${namesOf(first)}`;
  return `${count(list.length, 'entry', 'entries')}${fields}`;
};

/** If an object has one list, it is usually what the call was for: `data`, `items`, `results`. */
const describeInnerList = (object: JsonObject): string => {
  const lists = Object.entries(object).filter(([, value]) => Array.isArray(value));
  const [name, list] = lists[0] ?? [];
  if (lists.length !== 1 || name === undefined || !Array.isArray(list)) return '';
  return ` ${quote(name, MAX_NAME)} ${list.length === 0 ? 'is empty' : `has ${describeList(list)}`}.`;
};

const describeJson = (value: JsonValue, isSuccess: boolean): string => {
  if (Array.isArray(value))
    return value.length === 0
      ? 'The response is an empty JSON list.'
      : `The response is a JSON list of ${describeList(value)}.`;
  const object = asObject(value);
  if (object === undefined) return `The response is a JSON ${value === null ? 'null' : typeof value}.`;
  const size = Object.keys(object).length;
  if (size === 0) return 'The response is an empty JSON object.';
  const inner = isSuccess ? describeInnerList(object) : '';
  return `The response is a JSON object with ${count(size, 'field')}: ${namesOf(object)}.${inner}`;
};

const lines = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

const describePage = (page: ResponseBody, isSuccess: boolean): string => {
  const title = pageTitle(page);
  const named = `The response is a web page${title === undefined ? '' : `, "${quote(title, MAX_TITLE)}"`}`;
  return isSuccess ? `${named}: this is probably not the address of an API.` : `${named}.`;
};

const describeText = (body: ResponseBody): string => {
  const text = String(body.value);
  if (body.mediaType === 'text/event-stream')
    return `The response is a stream of ${count((text.match(/^data:/gm) ?? []).length, 'event')}.`;
  if (/ndjson|jsonl|json-seq/.test(body.mediaType))
    return `The response is ${count(lines(text), 'line')} of JSON.`;
  if (body.mediaType === 'text/csv') return `The response is a CSV table of ${count(lines(text), 'line')}.`;
  if (!isXml(body)) return 'The response is text, not JSON.';
  const root = rootElement(body);
  return `The response is XML${root === undefined ? '' : ` (${root})`}, not JSON.`;
};

const isWhole = ({ response: { truncated, brokenOff, status } }: Observed): boolean =>
  !truncated && brokenOff === null && status !== 206;

/** Describes the body in one sentence: the form of its JSON, or what else it is. */
export const explainShape: Explainer = (observed) => {
  const { response, body } = observed;
  const isSuccess = response.status >= 200 && response.status < 300;
  if (body.kind === 'empty') return 'The response has no body.';
  if (body.kind === 'binary') return 'The response is binary content.';
  if (body.kind === 'json') return describeJson(body.value, isSuccess);
  if (body.unread === 'deep')
    return `The response is JSON nested more than ${MAX_JSON_DEPTH} levels deep, so it is shown as text.`;
  if (body.unread === 'broken')
    return isWhole(observed) ? 'The response claims to be JSON but cannot be parsed as JSON.' : undefined;
  return isWebPage(body) ? describePage(body, isSuccess) : describeText(body);
};
