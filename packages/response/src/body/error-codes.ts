import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { errorRoot } from '#src/body/error-root.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { grpcName, grpcStatusOf, jsonRpcName } from '#src/body/rpc-status.ts';
import { failureInXml } from '#src/body/xml-failure.ts';

/** A code is one word; a longer text is a message. */
const CODE = /^[\w.#-]{1,100}(?::http.*)?$/;

/** A longer body is not parsed a second time: an error with its codes is short. */
const MAX_ERROR_LENGTH = 64 * 1024;

type Reviver = (name: string, value: JsonValue, context: { source?: string }) => JsonValue;

/** The third parameter is newer than the types of the language. */
const parseWith = JSON.parse as (text: string, reviver: Reviver) => JsonValue;

/** The value with its numbers as they were sent: `12345678901234567890` would be another code after rounding. */
const withSentNumbers = ({ value, text = '' }: ResponseBody): JsonValue =>
  text.length > MAX_ERROR_LENGTH
    ? value
    : parseWith(text, (_name, inner, { source }) => (typeof inner === 'number' ? (source ?? inner) : inner));

const asCode = (value: JsonValue | undefined): string[] => {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !CODE.test(text)) return [];
  // AWS writes `com.amazon.coral.service#UnrecognizedClientException`, and a URL after a colon in the header.
  return [text.replace(/^.*#/, '').replace(/:http.*/s, '')];
};

/** Where an object has its codes, the most specific first. */
const PLACES = [
  'issue',
  'code',
  'error_code',
  'api_error_code',
  'errorCode',
  'ErrorCode',
  'type',
  'status',
  'reason',
  'error-type',
  'errorcode',
  'errCode',
  'err_code',
  'errcode',
  'error_type',
  'errorType',
  'error_subcode',
  'sub_code',
  'subCode',
  'category',
  '__type',
  '__typename',
  'tag',
  'key',
  'Code',
];

const codesOfObject = (value: JsonValue | undefined): string[] => {
  const object = asObject(value);
  if (object === undefined) return [];
  // GraphQL: the code of an error is in its extensions.
  const { code, type } = asObject(object.extensions) ?? {};
  const inner = asObject(object.innererror)?.code;
  // Google Ads: `errorCode: { authorizationError: "USER_PERMISSION_DENIED" }`.
  const nested = Object.values(asObject(object.errorCode) ?? {});
  return [inner, code, type, ...nested, ...PLACES.map((place) => object[place])].flatMap(asCode);
};

/** PayPal and Resend call it `name`, which elsewhere is anybody's: only what is written like a code counts. */
const codeInName = ({ name }: JsonObject): string[] =>
  typeof name === 'string' && /^[A-Z]+_[A-Z_]+$|^[a-z_]+_error$/.test(name) ? asCode(name) : [];

/** RFC 9457: the last part of the type's address, which is one of the API's own. */
const codeInProblemType = ({ type }: JsonObject): string[] =>
  typeof type === 'string' ? asCode(/^https?:\/\/[^?#]{1,200}\/([\w-]{3,60})$/.exec(type)?.[1]) : [];

/** DigitalOcean and Heroku call it `id`, which elsewhere is that of the request: only words joined by hyphens or underscores count. */
const codeInId = ({ id }: JsonObject): string[] =>
  typeof id === 'string' && /^[a-z]+(?:[_-][a-z]+){1,5}$/.test(id) ? [id] : [];

/** `{ code: 16, message, details: [] }`, as a gateway of gRPC writes a status. */
const codeOfGrpc = ({ code, details, message }: JsonObject): string[] =>
  typeof code === 'number' && Array.isArray(details) && typeof message === 'string'
    ? [grpcName(code) ?? []].flat()
    : [];

/** `{ jsonrpc: "2.0", error: { code: -32602 } }` */
const codeOfJsonRpc = ({ jsonrpc, error }: JsonObject): string[] => {
  const code = Number(asObject(error)?.code);
  return jsonrpc === undefined ? [] : [jsonRpcName(code) ?? []].flat();
};

/** A message that is one name: `not_enough_funds`, `EMAIL_EXISTS`, `invalidAuthToken`. */
const NAME = /^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:[A-Z][a-z]+)+)$/;

const codesInWords = (object: JsonObject): string[] =>
  ['message', 'msg', 'error_message', 'status_message'].flatMap((name) =>
    typeof object[name] === 'string' && NAME.test(object[name]) ? asCode(object[name]) : [],
  );

/** Errors in a list that an API calls in its own way: `errorWrappers`, `Problems`, `faults`. */
const WRAPPER = /^_?(?:errors?|faults?|problems?|failures?)[-_]?(?:wrappers?|list|details?|entries)?$/i;

const codesInWrappers = (object: JsonObject): string[] =>
  Object.entries(object).flatMap(([name, list]) =>
    name !== 'errors' && WRAPPER.test(name)
      ? listOf(list).flatMap((one) => [...codesOfObject(one), ...asCode(asObject(one)?.error)])
      : [],
  );

const codesOfJson = (body: JsonValue): string[] => {
  const object = asObject(errorRoot(body));
  if (object === undefined) return [];
  const error = asObject(object.error) ?? asObject(object.detail);
  // The most specific first: the details of an error say more than the error as a whole.
  const parts = [
    ...listOf(error?.details).flatMap((detail) => [...listOf(asObject(detail)?.errors), detail]),
    ...listOf(error?.errors),
    ...(error === undefined ? listOf(object.details) : []),
    error ?? object,
    // CoinGecko puts a status with the code into the error, QuickBooks a list into a fault.
    error?.status ?? null,
    ...listOf(asObject(object.Fault)?.Error),
    // Apigee: `fault.detail.errorcode`.
    asObject(object.fault)?.detail ?? null,
  ];
  return [
    // Checkout.com lists its codes, and others their errors as texts.
    ...[...listOf(object.error_codes), ...listOf(object.errorCodes)].flatMap(asCode),
    ...parts.flatMap(codesOfObject),
    ...listOf(object.errors).flatMap((one) => [
      ...codesOfObject(one),
      ...asCode(one),
      ...asCode(asObject(one)?.error),
    ]),
    ...codesInWrappers(object),
    ...codeInName(object),
    ...codeOfGrpc(object),
    ...(error === undefined ? [] : [...codeInId(error), ...codeOfGrpc(error)]),
    ...codesInWords(error ?? {}),
    ...codesInWords(object),
    ...codeOfJsonRpc(object),
    ...asCode(object.error),
    ...asCode(object.errorCode),
    ...asCode(object.errorType),
    ...codeInProblemType(object),
  ];
};

/** The code of an error in XML: of AWS and Azure, or of a SOAP fault, without the prefix of its namespace. */
const codeInXml = (text: string): string | undefined =>
  /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ??
  /<(?:[\w-]{1,20}:)?(?:faultcode|Value)[^>]{0,200}>(?:[\w-]{1,20}:)?([\w.-]{1,100})</.exec(text)?.[1];

/** A header that an API calls so: `x-ms-error-code`, `x-mashery-error-code`. */
const CODE_HEADER = /^x-(?:[a-z]{1,20}-)?error-code$/;

/**
 * The error codes in a response, in the formats that most APIs use: `error.code` (Facebook, Stripe, OpenAI, Azure),
 * `error.details[].reason` and `error.errors[].reason` (Google), `code` (Twilio), `__type`, `x-amzn-errortype` and
 * `<Code>` (AWS), `error` (OAuth, Slack), `extensions.code` (GraphQL), `errorCode` (Salesforce), `issue` (PayPal), the
 * end of `type` (RFC 9457), `faultcode` (SOAP). Numbers are returned as text.
 */
export const errorCodesOf = (body: ResponseBody, headers: Readonly<Record<string, string>>): string[] => {
  const fromXml =
    body.kind === 'text'
      ? (failureInXml(body)?.code ?? codeInXml(String(body.value).slice(0, 10_000)))
      : undefined;
  return [
    ...asCode(headers['x-amzn-errortype']),
    ...asCode(grpcStatusOf(headers)?.name),
    ...Object.entries(headers).flatMap(([name, value]) => (CODE_HEADER.test(name) ? asCode(value) : [])),
    ...codesOfJson(body.kind === 'json' ? withSentNumbers(body) : null),
    ...asCode(fromXml),
  ];
};
