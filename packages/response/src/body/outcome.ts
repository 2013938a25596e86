import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';

/** `actionSucceed`, `request_succeeded`, `wasSuccessful`, in any case. */
const SUCCESS_FLAG =
  /^(?:is|was|action|request|call|operation)?[-_]?(?:ok|success|succeed|succeeded|successful|successfully)$/i;
const FAILURE_FLAG = /^(?:is|has)[-_]?(?:errors?|errored(?:[-_]?\w{0,14})?|failed|failure)$/i;

/** Lists that only a failure has. */
const ERROR_LIST = /^error[-_]?(?:wrappers|messages|list)$/i;

const WORDS =
  /^(?:(?:error|result|response|status)[-_]?)?(?:messages?|msg|desc|description|reason|text|details?)$/i;

const isWords = (name: string, value: JsonValue): boolean =>
  (WORDS.test(name) && (asText(value) ?? asText(listOf(value)[0])) !== undefined) ||
  (ERROR_LIST.test(name) && listOf(value).length > 0) ||
  (/^errors?$/i.test(name) && typeof value === 'object' && value !== null && Object.keys(value).length > 0);

const hasWords = (object: JsonObject): boolean =>
  Object.entries(object).some(([name, value]) => isWords(name, value));

/** A flag of a failure. Unless it is `false` itself it can be a state, and needs words beside it. */
const isFlag = (object: JsonObject, name: string, value: JsonValue): boolean => {
  if (SUCCESS_FLAG.test(name))
    return value === false || (/^(?:false|no?|0)$/i.test(String(value)) && hasWords(object));
  return FAILURE_FLAG.test(name) && /^(?:true|yes|y)$/i.test(String(value)) && hasWords(object);
};

const OUTCOME = /^(?:status|stat|result|result[-_]?code|response|ack|outcome|return[-_]?code)$/i;
const FAILED = /^(?:err|error|fail|failed|failure|ko|nok|not[-_ ]?ok|false)$/i;
/** What else there is in a body that only says how a call ended. With more it is a thing, such as a job that failed. */
const ENVELOPE =
  /^(?:\w*code|success|data|time|timestamp|path|method|(?:request|trace|correlation)[-_]?id|\w*version|errors?|error[-_]?\w+)$/i;

/** Google's states of a call, and what those are called who write theirs like these. */
const FAILED_STATE =
  /^(?:[A-Z]+_)*(?:FAILED|FAILURE|ERROR|REJECTED|DENIED|UNAUTHORIZED|FORBIDDEN)$|^OVER_[A-Z]+_LIMIT$|^INVALID_[A-Z]+$/;
const STATE = /^(?:status|state|result|outcome)$/i;

const isEmpty = (value: JsonValue): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Only how a call ended, in a word that says it failed: with words for it, or as a state in capitals beside what is empty. */
const onlySaysFailure = (object: JsonObject): boolean => {
  const entries = Object.entries(object);
  if (entries.some(([name, value]) => STATE.test(name) && FAILED_STATE.test(String(value))))
    return entries.every(
      ([name, value]) => STATE.test(name) || WORDS.test(name) || ENVELOPE.test(name) || isEmpty(value),
    );
  return (
    entries.some(([name, value]) => OUTCOME.test(name) && FAILED.test(String(value))) &&
    entries.every(([name]) => OUTCOME.test(name) || WORDS.test(name) || ENVELOPE.test(name)) &&
    hasWords(object)
  );
};

/**
 * True for an object that says that the call failed, by a flag or a word that many APIs have, in any spelling. Something
 * with an id is what was called for: a job that failed was read successfully.
 */
export const saysItFailed = (object: JsonObject): boolean =>
  object.id === undefined &&
  (onlySaysFailure(object) ||
    // The explorers of blockchains, with the words in `result`.
    /^not ?ok$/i.test(asText(object.message) ?? '') ||
    (typeof object.error === 'number' && object.error !== 0 && hasWords(object)) ||
    Object.entries(object).some(
      ([name, value]) => isFlag(object, name, value) || (ERROR_LIST.test(name) && listOf(value).length > 0),
    ));

/** Tencent writes its errors like those of XML. */
const errorObject = (value: JsonValue | undefined): JsonObject | undefined => {
  const error = asObject(asObject(value)?.Error);
  return asText(error?.Message) === undefined && asText(error?.Code) === undefined ? undefined : error;
};

/** A type of GraphQL that is an error: `{ data: { createPost: { __typename: "InvalidInputError", message } } }`. */
const graphqlError = (value: JsonValue): JsonObject | undefined => {
  const one = asObject(value);
  const isError = /Error$/.test(asText(one?.__typename) ?? '') && asText(one?.message) !== undefined;
  return isError ? one : undefined;
};

const WRAPPER = /^(?:\w*response|\w*result|rsp|reply|output)$/i;
const BESIDE = /^(?:(?:request|trace|correlation)[-_]?id|time|timestamp|\w*version|took)$/i;

/** The error that is the only thing in a body, under a name for whatever comes back: `{ Response: { Error } }`, `{ result: { success: false, message } }`. */
export const failureWithin = (value: JsonValue | undefined): JsonObject | undefined => {
  const object = asObject(value);
  const error = errorObject(object);
  if (object === undefined || error !== undefined) return error;
  const ofGraphql = Object.values(asObject(object.data) ?? {})
    .map(graphqlError)
    .find((one) => one !== undefined);
  if (ofGraphql !== undefined) return ofGraphql;
  const [first, ...others] = Object.entries(object).filter(([name]) => !BESIDE.test(name));
  const inner = first !== undefined && WRAPPER.test(first[0]) ? asObject(first[1]) : undefined;
  if (inner === undefined || others.length > 0) return undefined;
  return errorObject(inner) ?? (saysItFailed(inner) && hasWords(inner) ? inner : undefined);
};
