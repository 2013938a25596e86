import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { failureWithin, hasFailed, inText, isEmpty, membersOf, plain } from '#src/body/failure.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';

/** What a body says failed: the part of it that says so, and whether the rest of it succeeded. */
export type BodyFailure = { entry: JsonValue; isPartial: boolean; counts?: string };

/** A longer list is a result, not a batch. */
const MAX_ENTRIES = 1_000;
/** Lists of what failed: SQS and SNS, ECS and ECR, BigQuery, Firehose of others. */
const FAILED_LIST =
  /^(?:failed|failures|inserterrors|errorentries|failed(?:records|entries|items|messages|requests|results))$/;
/** Lists of what became of each part of a call, in Microsoft Graph, Salesforce, Infobip; of others if they count failures. */
const PARTS = /^(?:responses|compositeresponse|messages)$/;
const COUNT = /^(?:failed(?:record|entry|put|item|request|message)s?count|numerrors|failure|haserrors)$/;

/** Lists of results that count as parts if each of them has a status of HTTP, and one an error. */
const RESULTS = /^(?:results|operations|parts)$/;

const statusOf = (entry: JsonObject): number =>
  Number(inText(entry.status ?? entry.httpStatusCode ?? entry.statusCode ?? null));
const haveStatuses = (list: readonly JsonValue[]): boolean =>
  list.length <= MAX_ENTRIES &&
  list.some((entry) => asObject(asObject(entry)?.error) !== undefined) &&
  list.every((entry) => {
    const status = statusOf(asObject(entry) ?? {});
    return status >= 200 && status < 600;
  });

const errorStatus = (entry: JsonObject): JsonValue | undefined => {
  const body = entry.body ?? entry.result ?? entry.error;
  return statusOf(entry) >= 400 && statusOf(entry) < 600 && typeof body === 'object' && body !== null
    ? (listOf(body)[0] ?? body)
    : undefined;
};
/** Infobip gives each message that was sent a status, and the reason in it. */
const rejectedStatus = ({ status }: JsonObject): JsonValue | undefined => {
  const { groupName, name } = asObject(status) ?? {};
  return [groupName, name].some((one) => /^rejected(?:_|$)/i.test(asText(one) ?? '')) ? status : undefined;
};
/** Postmark numbers the error of each message, Salesforce says of each record whether it was saved. */
const ownError = (entry: JsonObject): JsonValue | undefined => {
  const { error, success, errors } = entry;
  const code = entry.ErrorCode ?? entry.errorCode;
  const isCoded = (typeof code === 'number' && code !== 0) || (typeof code === 'string' && code !== '');
  return asObject(error) !== undefined || isCoded || (success === false && listOf(errors).length > 0)
    ? entry
    : undefined;
};

/** An entry that has nothing but an error is no thing that has one. */
const onlyError = ({ error, ...rest }: JsonObject): boolean =>
  Object.keys(rest).length === 0 && (asObject(error) !== undefined || asText(error) !== undefined);

const failedOf = (
  list: readonly JsonValue[],
  read: (entry: JsonObject) => JsonValue | undefined,
): BodyFailure | undefined => {
  const all =
    list.length <= MAX_ENTRIES ? list.map((entry) => asObject(entry) && read(asObject(entry) ?? {})) : [];
  const entry = all.find((one) => one !== undefined);
  const failed = all.filter((one) => one !== undefined).length;
  return entry === undefined
    ? undefined
    : {
        entry,
        isPartial: failed < all.length,
        ...(all.length > 1 && {
          counts: `${failed} of ${all.length} parts failed, the first with index ${all.indexOf(entry)}.`,
        }),
      };
};

/** A list of what failed beside one of what did not. BigQuery only names what failed. */
const inFailedList = (object: JsonObject): BodyFailure | undefined => {
  const [name, list] = Object.entries(object).find(([one]) => FAILED_LIST.test(plain(one))) ?? [];
  const entry = asObject(listOf(list)[0]);
  if (name === undefined || entry === undefined) return undefined;
  if (
    !membersOf(entry).some(
      ([one, value]) => /^(?:error)?(?:code|reason|errors?)$/.test(one) && !isEmpty(value),
    )
  )
    return undefined;
  const others = Object.entries(object).filter(([other, value]) => other !== name && Array.isArray(value));
  if (others.length === 0 && !/^insert/i.test(name)) return undefined;
  return { entry, isPartial: others.length === 0 || others.some(([, value]) => listOf(value).length > 0) };
};

/** A batch: what it says of the first entry that failed, and whether others did not. Something with an id is what was called for. */
const inBatch = (object: JsonObject): BodyFailure | undefined => {
  if (object.id !== undefined) return undefined;
  const counts = membersOf(object).some(
    ([name, value]) => COUNT.test(name) && (value === true || Number(inText(value)) > 0),
  );
  return (
    inFailedList(object) ??
    membersOf(object)
      .filter(
        ([name, value]) =>
          Array.isArray(value) && (counts || PARTS.test(name) || (RESULTS.test(name) && haveStatuses(value))),
      )
      .map(([, value]) =>
        failedOf(
          listOf(value),
          (entry) => errorStatus(entry) ?? rejectedStatus(entry) ?? (counts ? ownError(entry) : undefined),
        ),
      )
      .find((one) => one !== undefined)
  );
};

/** A batch of which an entry failed; undefined if none did. */
export const failedEntry = (value: JsonValue | undefined): BodyFailure | undefined => {
  if (Array.isArray(value)) {
    const isOfParts = haveStatuses(value);
    return failedOf(value, (entry) => {
      if (onlyError(entry)) return entry;
      const ErrorCode = typeof entry.ErrorCode === 'number' ? entry.ErrorCode : null;
      const own = ownError({ ...entry, ErrorCode, errorCode: null, error: null });
      return isOfParts ? errorStatus(entry) : own;
    });
  }
  const object = asObject(value);
  return object && inBatch(object);
};

/** True for a batch of which a part failed: `{ responses: [{ error }] }`, as Google's. */
export const hasFailedPart = (object: JsonObject): boolean =>
  listOf(object.responses).some((one) => asObject(asObject(one)?.error) !== undefined);

/** PubNub: `[0, "Invalid Key", "17000000000000000"]`; Storyblok: `["This record could not be found"]`; GLPI: `["ERROR_X", "X is wrong"]`. */
const wordsInList = (value: JsonValue | undefined): JsonObject | undefined => {
  const [first, second] = Array.isArray(value) ? value : [];
  if (typeof first === 'string') return { message: first };
  return (first === 0 || first === false) && typeof second === 'string' ? { message: second } : undefined;
};

/** The object that errors are read from: of a batch, the entry that failed; of a list, the first, as Google's older services return it. */
export const errorRoot = (value: JsonValue | undefined): JsonValue | undefined => {
  const object = asObject(value);
  return (
    failedEntry(value)?.entry ??
    (object && failureWithin(object)) ??
    wordsInList(value) ??
    (Array.isArray(value) ? value[0] : value)
  );
};

/** True for a body in JSON that reports an error, whatever the status. */
export const reportsError = ({ kind, value }: ResponseBody): boolean => {
  if (kind !== 'json') return false;
  const object = asObject(value);
  return (
    failedEntry(value) !== undefined ||
    (object !== undefined &&
      (hasFailedPart(object) || failureWithin(object) !== undefined || hasFailed(object)))
  );
};
