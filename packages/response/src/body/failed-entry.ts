import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { failureWithin } from '#src/body/outcome.ts';

/** A longer list is a result, not a batch. */
const MAX_ENTRIES = 1_000;

/** A batch of which an entry failed: what it says of the first of them, and whether others did not. */
type FailedEntry = { entry: JsonValue; isPartial: boolean };

/** Postmark numbers the error of each message, Salesforce says of each record whether it was saved. */
const hasFailed = (entry: JsonValue): boolean => {
  const { ErrorCode, success, errors } = asObject(entry) ?? {};
  return (
    (typeof ErrorCode === 'number' && ErrorCode !== 0) || (success === false && listOf(errors).length > 0)
  );
};

const failedOf = (
  list: readonly JsonValue[],
  isFailed: (entry: JsonValue) => boolean,
): FailedEntry | undefined => {
  const entry = list.length <= MAX_ENTRIES ? list.find(isFailed) : undefined;
  return entry === undefined ? undefined : { entry, isPartial: !list.every(isFailed) };
};

/** Lists of what failed: SQS and SNS, ECS and ECR, BigQuery, Firehose of others. */
const FAILED_LIST =
  /^(?:failed|failures|insert_?errors|error_?entries|failed_?(?:records|entries|items|messages|requests|results))$/i;
/** A message alone is in the reports of tests too. */
const ERROR_WORDS = /^(?:error_?)?(?:code|reason|errors?)$/i;

const hasErrorWords = (entry: JsonValue): boolean =>
  Object.entries(asObject(entry) ?? {}).some(
    ([name, value]) => ERROR_WORDS.test(name) && value !== null && value !== '',
  );

/** A list of what failed beside one of what did not. BigQuery only names what failed. */
const inFailedList = (object: JsonObject): FailedEntry | undefined => {
  const [name, list] = Object.entries(object).find(([one]) => FAILED_LIST.test(one)) ?? [];
  const entry = listOf(list)[0];
  if (name === undefined || entry === undefined || !hasErrorWords(entry)) return undefined;
  const others = Object.entries(object).filter(([other, value]) => other !== name && Array.isArray(value));
  if (others.length === 0 && !/^insert/i.test(name)) return undefined;
  return { entry, isPartial: others.length === 0 || others.some(([, value]) => listOf(value).length > 0) };
};

const COUNT = /^(?:failed_?(?:record|entry|put|item|request|message)s?_?count|num_?errors|failure)$/i;

const hasOwnError = (entry: JsonValue): boolean => {
  const { ErrorCode, errorCode, error } = asObject(entry) ?? {};
  return (
    [ErrorCode, errorCode].some((code) => asText(code) !== undefined) ||
    (error !== undefined && error !== null)
  );
};

/** How many failed, beside the list of all: Kinesis, Firehose, EventBridge. */
const inCounted = (object: JsonObject): FailedEntry | undefined => {
  const isCounted = Object.entries(object).some(([name, value]) => COUNT.test(name) && Number(value) > 0);
  return isCounted
    ? Object.values(object)
        .map((value) => failedOf(listOf(value), hasOwnError))
        .find((one) => one !== undefined)
    : undefined;
};

/** Responses in a response: Microsoft Graph and Salesforce. `results` are a log of calls elsewhere. */
const responsesOf = ({ responses, compositeResponse, results, hasErrors }: JsonObject): JsonValue[][] =>
  [responses, compositeResponse, hasErrors === true ? results : undefined].map((list) => listOf(list));

const bodyOf = (entry: JsonValue): JsonValue => {
  const { body, result } = asObject(entry) ?? {};
  return body ?? result ?? null;
};

const hasErrorStatus = (entry: JsonValue): boolean => {
  const { status, httpStatusCode, statusCode } = asObject(entry) ?? {};
  const body = bodyOf(entry);
  const number = Number(status ?? httpStatusCode ?? statusCode);
  return number >= 400 && number < 600 && typeof body === 'object' && body !== null;
};

const inResponses = (object: JsonObject): FailedEntry | undefined => {
  const failed = responsesOf(object)
    .map((list) => failedOf(list, hasErrorStatus))
    .find((one) => one !== undefined);
  const body = failed && bodyOf(failed.entry);
  return failed && { entry: (Array.isArray(body) ? body[0] : body) ?? null, isPartial: failed.isPartial };
};

/** Infobip gives each message that was sent a status, and the reason in it. The reports of messages are called `results`. */
const REJECTED = /^rejected(?:_|$)/i;
const rejectedStatus = (entry: JsonValue): JsonObject | undefined => {
  const status = asObject(asObject(entry)?.status);
  return [status?.groupName, status?.name].some((name) => REJECTED.test(asText(name) ?? ''))
    ? status
    : undefined;
};

const inStatuses = ({ messages }: JsonObject): FailedEntry | undefined => {
  const failed = failedOf(listOf(messages), (entry) => rejectedStatus(entry) !== undefined);
  return failed && { ...failed, entry: rejectedStatus(failed.entry) ?? null };
};

/** A batch that is an object. Something with an id is what was called for: a batch that was read. */
const inObject = (object: JsonObject): FailedEntry | undefined =>
  object.id === undefined
    ? (inFailedList(object) ?? inCounted(object) ?? inResponses(object) ?? inStatuses(object))
    : undefined;

/** A batch: what it says of the first entry that failed, and whether others did not; undefined if none failed. */
export const failedEntry = (value: JsonValue | undefined): FailedEntry | undefined => {
  if (Array.isArray(value)) return failedOf(value, hasFailed);
  const object = asObject(value);
  return object && inObject(object);
};

/** PubNub: `[0, "Invalid Key", "17000000000000000"]`; Storyblok: `["This record could not be found"]`. */
const wordsInList = (value: JsonValue | undefined): JsonObject | undefined => {
  const [first, second] = Array.isArray(value) ? value : [];
  if (typeof first === 'string') return { message: first };
  return (first === 0 || first === false) && typeof second === 'string' ? { message: second } : undefined;
};

/** The object that errors are read from: of a batch, the entry that failed; of a list, the first, as Google's older services return it. */
export const errorRoot = (value: JsonValue | undefined): JsonValue | undefined =>
  failedEntry(value)?.entry ??
  failureWithin(value) ??
  wordsInList(value) ??
  (Array.isArray(value) ? value[0] : value);
