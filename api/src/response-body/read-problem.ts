import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/json-text.ts';
import { errorInXml } from '#src/response-body/markup.ts';
import type { ResponseBody } from '#src/response-body/read-response-body.ts';

/** How many faults of one response are shown. */
const MAX_FAULTS = 3;
/** A longer text says more than what is wrong. */
const MAX_TEXT = 300;

/** Title and detail of RFC 9457, without repeating the title if the detail starts with it. */
const titleAndDetail = ({ title, detail }: JsonObject): string | undefined => {
  const [short, long] = [asText(title), asText(detail)];
  if (short === undefined || long === undefined) return short ?? long;
  return long.startsWith(short) ? long : `${short.replace(/[.:]$/, '')}: ${long}`;
};

/** Where in the request a fault is: RFC 9457 and JSON:API give a pointer, GitHub a field, FastAPI a path. */
const placeOf = (fault: JsonObject): string | undefined =>
  asText(fault.pointer)?.replace(/^#?\//, '') ??
  asText(asObject(fault.source)?.pointer)?.replace(/^\//, '') ??
  asText(fault.field) ??
  asText(fault.param) ??
  (Array.isArray(fault.loc) ? fault.loc.join('.') : undefined);

const faultOf = (value: JsonValue): string | undefined => {
  const fault = asObject(value);
  if (fault === undefined) return asText(value);
  const words = asText(fault.message) ?? titleAndDetail(fault) ?? asText(fault.msg) ?? asText(fault.code);
  const place = placeOf(fault);
  return words === undefined || place === undefined ? words : `${place}: ${words}`;
};

/** `{ "name": ["is required"] }`, as ASP.NET, Laravel, Rails and Django write it. */
const faultsByField = (value: JsonValue | undefined): string[] =>
  Object.entries(asObject(value) ?? {}).flatMap(([field, faults]) => {
    const first = faultOf(listOf(faults)[0] ?? null);
    return first === undefined ? [] : [`${field}: ${first}`];
  });

const faultsOf = (list: JsonValue | undefined): string[] =>
  listOf(list).flatMap((entry) => faultOf(entry) ?? []);

const listInWords = (faults: readonly string[]): string | undefined =>
  faults.length === 0
    ? undefined
    : [...new Set(faults)]
        .slice(0, MAX_FAULTS)
        .map((fault) => fault.replace(/\.$/, ''))
        .join('; ');

/** A message with its faults. */
const withFaults = (message: string | undefined, faults: readonly string[]): string | undefined => {
  const details = listInWords(faults.filter((fault) => fault !== message));
  return message === undefined || details === undefined ? message : `${message} (${details})`;
};

/** RFC 9457 first, then the forms that most APIs use, including the twelve built-in providers. */
const fromObject = (object: JsonObject): string | undefined => {
  const error = asObject(object.error) ?? asObject(object.fault);
  const inner = asText(asObject(error?.innererror)?.message);
  const faults = [...faultsOf(object.errors), ...faultsByField(object.errors)];
  const candidates = [
    withFaults(titleAndDetail(object), faults),
    withFaults(asText(error?.message) ?? asText(error?.faultstring), inner === undefined ? [] : [inner]),
    asText(object.error_description),
    withFaults(asText(object.message), faults),
    listInWords(faultsOf(object.message)),
    listInWords(faults),
    listInWords(faultsOf(object.detail)),
    listInWords(faultsOf(object.errorMessages)),
    ...[object.error_message, object.errorMessage, object.Message, object.description, object.msg].map(
      asText,
    ),
    asText(asObject(asObject(object['odata.error'])?.message)?.value),
    asText(object.error),
    listInWords(faultsByField(object)),
  ];
  return candidates.find((candidate) => candidate !== undefined);
};

/** Text that is not a page or a document. */
const shortText = ({ value }: ResponseBody): string | undefined => {
  const text = asText(value);
  return text === undefined || text.length > MAX_TEXT || text.startsWith('<') ? undefined : text;
};

/** The API's own words for what is wrong; undefined if it has none. */
export const readProblem = (body: ResponseBody): string | undefined => {
  if (body.kind === 'text') return errorInXml(body) ?? shortText(body);
  const object = asObject(Array.isArray(body.value) ? body.value[0] : body.value);
  return object && fromObject(object);
};

/**
 * True for a body that reports an error, whatever the status: GraphQL's `errors`, `ok` or `success` set to false
 * (Slack, Telegram, Cloudflare), or an `error` that is not empty.
 */
export const reportsError = ({ kind, value }: ResponseBody): boolean => {
  const object = kind === 'json' ? asObject(value) : undefined;
  if (object === undefined) return false;
  if (object.ok === false || object.success === false || listOf(object.errors).length > 0) return true;
  return asText(object.error) !== undefined || Object.keys(asObject(object.error) ?? {}).length > 0;
};
