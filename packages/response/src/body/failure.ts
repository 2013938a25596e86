import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';

/** Names are compared without what joins their words: `error_code`, `ErrorCode` and `error-code` are one. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** A value as text; an object is none, and may have a `toString` that is no function. */
export const inText = (value: JsonValue): string =>
  typeof value === 'object' && value !== null ? '{}' : String(value);

export const FLAG =
  /^(?:is|was|action|request|call|operation)?(?:ok|success|succeed(?:ed)?|successful(?:ly)?)$/;
/** What only something that failed has, in any language that errors are written in. */
const TROUBLE =
  /^(?:(?:is|has)?err(?:or)?s?|(?:is|has)(?:failed|failure|errored\w{0,14})|erros?|erreurs?|fehler|errores|faults?|exceptions?|err(?:or)?(?:wrappers?|messages?|msg|list|entries|text|description)|validations?)$/;
/** An error of one's own name counts if it has words or a code; what failed last is a thing's. */
const NAMED_ERROR = /^(?!last|prev|latest|recent|std|on|terror$)\w+error$/;
const CODE_OR_WORDS = /^[A-Z\d]+(?:_[A-Z\d]+)+$|\p{L}\s+\p{L}/u;
export const OUTCOME =
  /^(?:status|stat|state|result|resultstring|resultcode|response|ack|outcome|returncode|type)$/;
/** How a call is said to have failed. What is `failed` or in capitals can be the state of a thing, too. */
const FAILED = /^(?:err(?:or)?|fail(?:ure)?|ko|nok|not[-_ ]?ok|false)$/i;
/** Google's states of a call, and what those are called who write theirs like these. */
const FAILED_STATE =
  /^failed$|^(?:[A-Z]+_)*(?:FAILED|FAILURE|ERROR|REJECTED|DECLINED|DENIED|UNAUTHORIZED|FORBIDDEN)$|^OVER_[A-Z]+_LIMIT$|^INVALID_[A-Z]+$/;

/** Numbers under names that only errors use, with 0 for a success. */
const ERROR_NUMBER = /^err(?:or)?(?:code|no)$|^retcode$/;
const NUMBER = /^(?:code|status|statuscode|resultcode|returncode|responsecode)$/;
const HTTP_STATUS = /^(?:status|statuscode|httpstatus(?:code)?|statut|estado|code)$/;
const WORDS =
  /^(?:(?:sub|err(?:or)?|result|response|status|return|ret|auth|short|long|returnauth)?(?:messages?|msg|desc|description|reason|text|details?)|info|descripci[oó]n|mensa(?:je|gem)|descri[cç][aã]o|motivo|detalle)$/;

/** Where some APIs say how a call ended, beside what it returned. */
const META = /^(?:meta|header|metadata)$/;

export const isEmpty = (value: JsonValue): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
const isSuccessWord = (text: string): boolean => /^(?:ok|okay|done|created)\b|\bsucce(?:ss|ed)/i.test(text);

export const membersOf = (object: JsonObject): [name: string, value: JsonValue][] =>
  Object.entries(object).map(([name, value]) => [plain(name), value]);

const wordsOf = (object: JsonObject): string | undefined =>
  membersOf(object)
    .filter(([name]) => WORDS.test(name))
    .map(([, value]) => asText(value) ?? asText(listOf(value)[0]))
    .find((text) => text !== undefined);

/** What else there is in a body that only says how a call ended. With more it is a thing, such as a job that failed. */
const ENVELOPE =
  /^(?:\w*code|\w*requestid|(?:trace|correlation)id|success|data|action|time|timestamp|servertime|path|method|\w*version|links?|err(?:or)?(?!msg|mess)\w*|\w*key)$/;

export const isOfEnvelope = (name: string, value: JsonValue): boolean =>
  ENVELOPE.test(name) && typeof value !== 'object';

/** Whether a body has more than how a call ended. */
const hasData = (object: JsonObject): boolean =>
  membersOf(object).some(
    ([name, value]) =>
      name === 'id' ||
      !(
        isEmpty(value) ||
        isOfEnvelope(name, value) ||
        [TROUBLE, WORDS, FLAG, OUTCOME, META, HTTP_STATUS].some((one) => one.test(name))
      ),
  );

/** Says that there is none. */
const NO_ERROR =
  /^\s*(?:none|nothing|never|null|false|ok|success|0|no (?:errors?|problems?|issues?|failures?))\b/i;

/** `{ errors: { plan: "Free plans have no access to this season" } }`; beside a number that is no code, errors are counted. */
const saysByName = (errors: JsonObject): boolean => {
  const entries = Object.entries(errors);
  if (entries.some(([name, one]) => typeof one === 'number' && !/code|status|number/i.test(name)))
    return false;
  return entries.some(([, one]) => {
    const text = asText(listOf(one)[0] ?? one) ?? '';
    return /\p{L}\s+\p{L}/u.test(text) && !NO_ERROR.test(text);
  });
};

/** Whether an object has a text, or a number that is a code. */
const hasSaying = (error: JsonObject): boolean =>
  Object.entries(error).some(([name, one]) =>
    typeof one === 'number' ? /code|status|number/i.test(name) : !isEmpty(one) && one !== false,
  );

/** An object, its words, and whether it has nothing but how a call ended. */
type Said = { object: JsonObject; words: string | undefined; isBare: boolean };

const isErrorText = (name: string, text: string | undefined, { object }: Said): boolean =>
  text !== undefined &&
  !NO_ERROR.test(text) &&
  !isSuccessWord(text) &&
  (name === 'error' || name === 'err' || object.id === undefined);

/** Whether what stands under the name of an error is one. */
const isError = (name: string, value: JsonValue, said: Said): boolean => {
  const { words } = said;
  if (value === true || /^(?:true|yes|y)$/i.test(inText(value)))
    return !/^is|^has/.test(name) || words !== undefined;
  if (typeof value === 'number') return name === 'error' && value !== 0 && words !== undefined;
  if (Array.isArray(value)) return value.length > 0;
  const inner = asObject(value);
  if (inner !== undefined) return name === 'error' || name === 'fault' ? hasSaying(inner) : saysByName(inner);
  return isErrorText(name, asText(value), said);
};

const SUCCESS_NUMBER = /^(?:0|1|2\d\d|200\d\d|10000)$/;
const isNumber = (value: JsonValue): boolean => /^-?\d{1,9}$/.test(inText(value));

const flagSaysNo = (value: JsonValue, { words }: Said): boolean =>
  value === false || (/^(?:false|no?|0)$/i.test(inText(value)) && words !== undefined);

/** Undefined for a state that says nothing of it. */
const stateSaysFailure = (state: string, { words, isBare }: Said): boolean | undefined => {
  if (FAILED.test(state)) return words !== undefined;
  return FAILED_STATE.test(state) ? isBare && (words !== undefined || state !== 'failed') : undefined;
};

const numberSaysFailure = (name: string, value: JsonValue, { words, isBare }: Said): boolean => {
  if (ERROR_NUMBER.test(name)) return isNumber(value) && Number(inText(value)) !== 0 && words !== undefined;
  if (!isBare || words === undefined || isSuccessWord(words)) return false;
  const isHttpError = HTTP_STATUS.test(name) && /^[45]\d\d$/.test(inText(value));
  return isHttpError || (NUMBER.test(name) && isNumber(value) && !SUCCESS_NUMBER.test(inText(value)));
};

/** How one field says that the call failed. */
const saysFailure = (name: string, value: JsonValue, said: Said): boolean => {
  if (FLAG.test(name)) return flagSaysNo(value, said);
  if (TROUBLE.test(name) && isError(name, value, said)) return true;
  if (said.object.id !== undefined) return false;
  if (NAMED_ERROR.test(name) && CODE_OR_WORDS.test(asText(value) ?? ''))
    return isErrorText(name, asText(value), said);
  const state = OUTCOME.test(name) && typeof value === 'string' ? stateSaysFailure(value, said) : undefined;
  if (state !== undefined) return state;
  if (name === 'status' && value === false) return said.words !== undefined;
  return numberSaysFailure(name, value, said);
};

/** Whether an object says that the call failed. Something with an id is what was called for: a job that failed was read successfully. */
export const hasFailed = (object: JsonObject): boolean => {
  const said = { object, words: wordsOf(object), isBare: !hasData(object) };
  return (
    /^not ?ok$/i.test(asText(object.message) ?? '') ||
    membersOf(object).some(([name, value]) => saysFailure(name, value, said))
  );
};

/** Whether an object says that the call failed, and in words or a code why. */
const saysHowItFailed = (object: JsonObject): boolean =>
  hasFailed(object) &&
  (wordsOf(object) !== undefined ||
    membersOf(object).some(([name, value]) => TROUBLE.test(name) && !isEmpty(value)));

/** What may stand beside the only thing that a body has. */
const BESIDE = /^(?:(?:request|trace|correlation)id|time|timestamp|\w*version|took|sign|signature|xmlns\w*)$/;
/** What comes back is called so, whatever it is. */
const WRAPPER = /response|result|reply|^(?:rsp|output|xml|ocs)$/;

/** The object that an object has nothing beside; undefined if there is more. */
const onlyObjectIn = (object: JsonObject): { name: string; value: JsonObject } | undefined => {
  const [only, ...others] = Object.entries(object).filter(
    ([name, value]) => !BESIDE.test(plain(name)) && !isEmpty(value),
  );
  const value = only && asObject(only[1]);
  return value === undefined || others.length > 0 ? undefined : { name: plain(only?.[0] ?? ''), value };
};

/** An error among what was asked for, or in its place. */
const failureInData = (data: JsonObject): JsonObject | undefined =>
  Object.values(data)
    .map(graphqlError)
    .find((one) => one !== undefined) ?? (data.id === undefined && saysHowItFailed(data) ? data : undefined);

/** The error that stands under a name for whatever comes back: `{ Response: { Error } }`, `{ meta: { status: 403, message } }`. */
export const failureWithin = (object: JsonObject, depth = 0): JsonObject | undefined => {
  const only = depth > MAX_WRAPPERS ? undefined : onlyObjectIn(object);
  if (only === undefined) return undefined;
  const { name, value } = only;
  if (META.test(name)) return saysHowItFailed(value) ? object : undefined;
  if (name === 'data') return failureInData(value);
  if (TROUBLE.test(name))
    return asText(value.Message) === undefined && asText(value.Code) === undefined ? undefined : value;
  if (!WRAPPER.test(name)) return undefined;
  return (
    failureWithin(value, depth + 1) ??
    (saysHowItFailed(value) ? (listOf(value.errors).length > 0 ? object : value) : undefined)
  );
};
const MAX_WRAPPERS = 4;

/** A type of GraphQL that is an error: `{ data: { createPost: { __typename: "InvalidInputError", message } } }`. */
const graphqlError = (value: JsonValue): JsonObject | undefined => {
  const one = asObject(value);
  return /Error$/.test(asText(one?.__typename) ?? '') && asText(one?.message) !== undefined ? one : undefined;
};
