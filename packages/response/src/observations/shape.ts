import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject, MAX_JSON_DEPTH } from '@gatehouse/contract/plain/json-text.ts';
import { removeMasks } from '@gatehouse/secrets/masks.ts';
import { BODY_BOUNDS, type UnreadReason } from '#src/body/bounded-json.ts';
import { isXml, pageTitle, rootElement, scriptMessage } from '#src/body/markup.ts';
import { isWebPage, type ResponseBody } from '#src/body/read-response-body.ts';
import { isFirewallPage } from '#src/observations/blocked-page.ts';
import { count, type Quoting, quote } from '#src/observations/formatting.ts';
import type { Explainer, ObservedResponse } from '#src/observations/observation.ts';

const MAX_NAMES = 8;
const MAX_NAME = 60;
const MAX_TITLE = 100;
/** An object with more members is a table, in which no list is the one that the call was for. */
const MAX_SEARCHED_NAMES = 1_000;
const MAX_COUNTED = 100_000;

const namesOf = (quoting: Quoting, names: readonly string[]): string => {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${names
    .slice(0, MAX_NAMES)
    .map((name) => quote(quoting, name, MAX_NAME) || '""')
    .join(', ')}${more}`;
};

/** What an entry has that was looked for. */
const FOUND = /^(?:results?|response|data|match|answer|record)$/;

/** How many entries have nothing where others have what was found. */
const withoutResult = (list: JsonValue[]): string => {
  const objects = list.length > MAX_COUNTED ? [] : list.map((one) => asObject(one) ?? {});
  const name = Object.keys(objects[0] ?? {}).find((one) => FOUND.test(one));
  const missing = name === undefined ? [] : objects.filter((one) => one[name] === null);
  return missing.length === 0 ? '' : `. In ${missing.length} of them ${name} is null: nothing was found`;
};

const describeList = (quoting: Quoting, list: JsonValue[]): string => {
  const names = Object.keys(asObject(list[0]) ?? {});
  const fields = names.length === 0 ? '' : `, the first with ${namesOf(quoting, names)}`;
  return `${count(list.length, 'entry', 'entries')}${fields}${withoutResult(list)}`;
};

/** If an object has one list, it is usually what the call was for: `data`, `items`, `results`. */
const describeInnerList = (quoting: Quoting, object: JsonObject, names: readonly string[]): string => {
  if (names.length > MAX_SEARCHED_NAMES) return '';
  const [name, ...others] = names.filter((one) => Array.isArray(object[one]));
  const list = name === undefined ? undefined : object[name];
  if (others.length > 0 || name === undefined || !Array.isArray(list)) return '';
  return ` ${quote(quoting, name, MAX_NAME)} ${list.length === 0 ? 'is empty' : `has ${describeList(quoting, list)}`}.`;
};

/** What a call that succeeded means by an empty list. */
const whyEmpty = (observed: ObservedResponse, isSuccess: boolean): string => {
  if (!isSuccess) return '';
  if (observed.method === 'GET' && observed.url.search === '')
    return `: there is nothing here, or nothing that the ${observed.noun} may see`;
  return observed.method === 'GET'
    ? ': nothing fits what was asked for. If something should, check how it is written, and the parameters'
    : ': there is nothing to report, such as something that was changed or found';
};

const describeJson = (quoting: ObservedResponse, value: JsonValue, isSuccess: boolean): string => {
  if (Array.isArray(value))
    return value.length === 0
      ? `The response is an empty JSON list${whyEmpty(quoting, isSuccess)}.`
      : `The response is a JSON list of ${describeList(quoting, value)}.`;
  const object = asObject(value);
  if (object === undefined) return `The response is a JSON ${value === null ? 'null' : typeof value}.`;
  const names = Object.keys(object);
  if (names.length === 0) return 'The response is an empty JSON object.';
  const inner = isSuccess ? describeInnerList(quoting, object, names) : '';
  return `The response is a JSON object with ${count(names.length, 'field')}: ${namesOf(quoting, names)}.${inner}`;
};

/** How many there are, in words. Ten megabytes can be ten million lines: not all are counted. */
const countMatches = (text: string, pattern: RegExp, noun: string): string => {
  let found = 0;
  const search = new RegExp(pattern, 'gm');
  while (found <= MAX_COUNTED && search.test(text)) found += 1;
  return found > MAX_COUNTED ? `more than ${MAX_COUNTED.toLocaleString('en')} ${noun}s` : count(found, noun);
};

/** Lines with anything but spaces. */
const lines = (text: string): string => countMatches(text, /\S.*/, 'line');

/** What a bare page is of: nginx and others say so. */
const SERVER = /^[A-Za-z][\w.-]{1,30}/;

const describePage = (observed: ObservedResponse, page: ResponseBody, isSuccess: boolean): string => {
  if (scriptMessage(page) !== undefined)
    return 'The response begins with a message of a script: what follows is no valid JSON with it.';
  const title = pageTitle(page);
  const server = isSuccess
    ? undefined
    : SERVER.exec(removeMasks(observed.response.headers.server ?? ''))?.[0];
  const named = `The response is a web page${title === undefined ? '' : `, "${quote(observed, title, MAX_TITLE)}"`}${server === undefined ? '' : `, of ${server}`}`;
  return isSuccess ? `${named}: this is probably not the address of an API.` : `${named}.`;
};

const describeText = (body: ResponseBody): string => {
  const text = String(body.value);
  if (body.mediaType === 'text/event-stream')
    return `The response is a stream of ${countMatches(text, /^data:/, 'event')}.`;
  if (/ndjson|jsonl|json-seq/.test(body.mediaType)) return `The response is ${lines(text)} of JSON.`;
  if (body.mediaType === 'text/csv') return `The response is a CSV table of ${lines(text)}.`;
  if (!isXml(body)) return 'The response is text, not JSON.';
  const root = rootElement(body);
  return `The response is XML${root === undefined ? '' : ` (${root})`}, not JSON.`;
};

/** What keeps a body from being parsed that looks like JSON. */
const BOUND_EXCEEDED: Partial<Record<UnreadReason, string>> = {
  long: `of more than ${BODY_BOUNDS.length / 1024 / 1024} MiB`,
  many: `of more than ${BODY_BOUNDS.values.toLocaleString('en')} values`,
  deep: `nested more than ${MAX_JSON_DEPTH} levels deep`,
};

const isWhole = ({ response: { truncated, brokenOff, status } }: ObservedResponse): boolean =>
  !truncated && brokenOff === null && status !== 206;

/** Describes the body in one sentence: the form of its JSON, or what else it is. */
export const explainShape: Explainer = (observed) => {
  const { response, body } = observed;
  const isSuccess = response.status >= 200 && response.status < 300;
  if (body.kind === 'empty') return 'The response has no body.';
  if (body.kind === 'binary') return 'The response is binary content.';
  if (body.kind === 'json') return describeJson(observed, body.value, isSuccess);
  const bound = body.unread && BOUND_EXCEEDED[body.unread];
  if (bound !== undefined) return `The response is JSON ${bound}.`;
  if (body.unread === 'broken')
    return isWhole(observed) ? 'The response claims to be JSON but cannot be parsed as JSON.' : undefined;
  return isWebPage(body)
    ? describePage(observed, body, isSuccess && !isFirewallPage(body))
    : describeText(body);
};
