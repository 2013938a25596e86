import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { errorRoot } from '#src/body/error-root.ts';
import { plain } from '#src/body/failure.ts';
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

/** Where an object has its codes, the most specific first, as names without what joins their words. */
const PLACES = [
  /^issue$/,
  /^subcode$/,
  /^code$/,
  /^(?:api)?errorcode$/,
  /^type$/,
  /^status$/,
  /^reason$/,
  /^(?:err|ret)code$|^error(?:type|subcode)$|^(?:category|typename|tag|key)$/,
];

const codesOfObject = (value: JsonValue | undefined): string[] => {
  const object = asObject(value);
  if (object === undefined) return [];
  // GraphQL: the code of an error is in its extensions.
  const { code, type } = asObject(object.extensions) ?? {};
  const inner = asObject(object.innererror)?.code;
  // Google Ads: `errorCode: { authorizationError: "USER_PERMISSION_DENIED" }`.
  const nested = Object.values(asObject(object.errorCode) ?? {});
  const named = Object.entries(object).map(([name, one]) => [plain(name), one] as const);
  const placed = PLACES.flatMap((place) => named.flatMap(([name, one]) => (place.test(name) ? [one] : [])));
  return [inner, code, type, ...nested, ...placed].flatMap(asCode);
};

/** A name in words joined as codes are: `not_enough_funds`, `EMAIL_EXISTS`, `invalidAuthToken`. */
const NAME = /^(?:[a-z]+(?:[_-][a-z]+)+|[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:[A-Z][a-z]+)+)$/;

/** A code where others have anything: PayPal calls it `name`, DigitalOcean `id`, others put it in place of words. */
const codesInWords = (object: JsonObject, names: readonly string[]): string[] =>
  names.flatMap((name) => (NAME.test(asText(object[name]) ?? '') ? asCode(object[name]) : []));

/** RFC 9457: the last part of the type's address, which is one of the API's own. */
const codeInProblemType = ({ type }: JsonObject): string[] =>
  typeof type === 'string' ? asCode(/^https?:\/\/[^?#]{1,200}\/([\w-]{3,60})$/.exec(type)?.[1]) : [];

/** `{ code: 16, message, details: [] }`, as a gateway of gRPC writes a status; `{ jsonrpc: "2.0", error: { code: -32602 } }`. */
const codeOfRpc = (object: JsonObject): string[] => {
  const { code, details, message, jsonrpc, error } = object;
  const isGrpc = typeof code === 'number' && Array.isArray(details) && typeof message === 'string';
  return [
    isGrpc ? grpcName(code) : undefined,
    jsonrpc === undefined ? undefined : jsonRpcName(Number(asObject(error)?.code)),
  ].flatMap(asCode);
};

/** What an API keeps its errors in: `errors`, `errorWrappers`, `Problems`, `faults`, `Fault.Error`. */
const WRAPPER = /^(?:errors?|faults?|problems?|failures?)(?:wrappers?|list|details?|entries|codes)?$/;

const codesInWrappers = (object: JsonObject): string[] =>
  Object.entries(object).flatMap(([name, inner]) => {
    if (!WRAPPER.test(plain(name))) return [];
    const list = listOf(inner).length > 0 ? listOf(inner) : listOf(asObject(inner)?.Error);
    return list.flatMap((one) => [...codesOfObject(one), ...asCode(one), ...asCode(asObject(one)?.error)]);
  });

const codesOfJson = (body: JsonValue): string[] => {
  const object = asObject(errorRoot(body));
  if (object === undefined) return [];
  const error = asObject(object.error) ?? asObject(object.detail) ?? asObject(asObject(object.fault)?.detail);
  // The most specific first: the details of an error say more than the error as a whole.
  const parts = [
    ...listOf(error?.details).flatMap((detail) => [...listOf(asObject(detail)?.errors), detail]),
    ...listOf(error?.errors),
    ...(error === undefined ? listOf(object.details) : []),
    error ?? object,
    // CoinGecko puts a status with the code into the error.
    error?.status ?? null,
  ];
  return [
    ...parts.flatMap(codesOfObject),
    ...codesInWrappers(object),
    ...codesInWords(error ?? object, ['name', 'id', 'message', 'msg', 'error_message', 'status_message']),
    ...codeOfRpc(error ?? object),
    ...codeOfRpc(object),
    ...asCode(object.error),
    ...asCode(object.errorCode),
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
export const errorCodesOf = (
  body: ResponseBody,
  { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
): string[] => {
  const fromXml =
    body.kind === 'text'
      ? (failureInXml(body, status >= 400)?.code ?? codeInXml(String(body.value).slice(0, 10_000)))
      : undefined;
  return [
    ...asCode(headers['x-amzn-errortype']),
    ...asCode(grpcStatusOf(headers)?.name),
    ...Object.entries(headers).flatMap(([name, value]) => (CODE_HEADER.test(name) ? asCode(value) : [])),
    ...codesOfJson(body.kind === 'json' ? withSentNumbers(body) : null),
    ...asCode(fromXml),
  ];
};
