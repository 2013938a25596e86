import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject } from '@gatehouse/contract/plain/json-text.ts';

/** Title and detail of RFC 9457, without repeating the title if the detail starts with it. */
export const titleAndDetail = ({ title, detail, message }: JsonObject): string | undefined => {
  const [short, long] = [
    asText(title),
    asText(detail) ?? (title === undefined ? undefined : asText(message)),
  ];
  if (short === undefined || long === undefined) return short ?? long;
  return long.startsWith(short) ? long : `${short.replace(/[.:]$/, '')}: ${long}`;
};

/** What else the field of the request is called that a fault is about. */
const PLACE_NAMES = [
  'param',
  'parameter',
  'property',
  'propertyName',
  'property_name',
  'attribute',
  'fieldName',
  'field_name',
  'param_name',
  'parameterName',
  'argument',
  'target',
  'instancePath',
  'dataPath',
  'error_path',
];

/** A path that leads to a value, and is none of a URL: `contacts[0].email`. */
const IS_PLACE = /^[\w.[\]$-]{1,100}$/;
const asPath = (value: JsonValue | undefined): string | undefined => {
  const path = Array.isArray(value) ? value.join('.') : asText(value);
  return path !== undefined && IS_PLACE.test(path) ? path : undefined;
};

/** zod names what it does not know in a list. */
const unknownKeys = ({ code, keys }: JsonObject): string | undefined =>
  code === 'unrecognized_keys' && Array.isArray(keys) ? keys.join(', ') : undefined;

/** Where in the request a fault is: RFC 9457 and JSON:API give a pointer, GitHub a field, FastAPI a path. */
export const placeOf = (fault: JsonObject): string | undefined =>
  unknownKeys(fault) ??
  (fault.locationType === 'parameter' ? asText(fault.location) : undefined) ??
  asText(fault.pointer)?.replace(/^#?\//, '') ??
  asText(asObject(fault.source)?.pointer)?.replace(/^\//, '') ??
  asText(asObject(fault.source)?.parameter) ??
  asText(fault.field) ??
  (Array.isArray(fault.field) ? fault.field.join('.') : undefined) ??
  PLACE_NAMES.map((name) => asText(fault[name])).find((place) => place !== undefined) ??
  (Array.isArray(fault.loc) ? fault.loc.join('.') : undefined) ??
  asPath(fault.path);

/** Where a fault has its words, and where a code if it has none. */
const FAULT_WORDS = [
  'description',
  'errorSummary',
  'reason',
  'details',
  'Detail',
  'msg',
  'errorMessage',
  'violation',
];
const FAULT_CODES = ['code', 'error_code', 'errorCode'];

/** What is wrong, and where in the request if it says so: `email: must not be blank`. */
export const faultOf = (value: JsonValue): string | undefined => {
  const fault = asObject(value);
  if (fault === undefined) return asText(value);
  const firstOf = (names: readonly string[]): string | undefined =>
    names.map((name) => asText(fault[name])).find((text) => text !== undefined);
  const words =
    asText(fault.longMessage) ??
    asText(fault.message) ??
    titleAndDetail(fault) ??
    firstOf(FAULT_WORDS) ??
    firstOf(FAULT_CODES);
  const place = placeOf(fault);
  return words === undefined || place === undefined ? words : `${place}: ${words}`;
};
