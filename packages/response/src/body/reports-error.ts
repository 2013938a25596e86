import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { failedEntry } from '#src/body/failed-entry.ts';
import { failureWithin, saysItFailed } from '#src/body/outcome.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { failureInXml } from '#src/body/xml-failure.ts';

/** What fields of an error say where others have `error`: only together with words or a code they report one. */
const FAILURES: Record<string, readonly string[]> = {
  status: ['error', 'fail', 'failure'],
  stat: ['fail'],
  result: ['error'],
  type: ['error'],
  Response: ['False'],
};
const WORDS = ['message', 'code', 'error-type', 'Error', 'error_message', 'errorMessage', 'reason', 'detail'];

const OWN_STATUS = ['status_code', 'statusCode', 'http_status_code'];
/** The same in other languages, where nothing but words for it stands beside it: 450 may be the number of a state or of a statute. */
const FOREIGN_STATUS = ['estado', 'statut'];
const FOREIGN_WORDS =
  /^(?:description|message|descripcion|descripción|mensaje|mensagem|descricao|descrição|detail|error|erreur|motivo|detalle)$/i;
const hasForeignStatus = (object: JsonObject): boolean =>
  Object.keys(object).length === 2 &&
  Object.keys(object).some((name) => FOREIGN_WORDS.test(name)) &&
  FOREIGN_STATUS.some((name) => Number(object[name]) >= 400 && Number(object[name]) < 600);

/** A body that gives itself the status of an error, and a code or words for it: monday.com. */
const hasErrorStatus = (object: JsonObject): boolean =>
  object.id === undefined &&
  OWN_STATUS.some((name) => Number(object[name]) >= 400 && Number(object[name]) < 600) &&
  ['error_code', 'error_message', 'errorCode', 'errorMessage'].some(
    (name) => asText(object[name]) !== undefined,
  );

/** Something with an id is what was called for: a job that failed was read successfully. */
const saysFailure = (object: JsonObject): boolean =>
  object.id === undefined &&
  Object.entries(FAILURES).some(([name, values]) => values.includes(String(object[name]))) &&
  WORDS.some((name) => object[name] !== undefined && object[name] !== null);

const MESSAGES = [
  'message',
  'msg',
  'errmsg',
  'retMsg',
  'ret_msg',
  'status_message',
  'error_msg',
  'err_msg',
  'errorMessage',
  'error_message',
  'desc',
];
const isSuccessWord = (text: string): boolean =>
  /^(?:ok|okay|success|succe(?:ss|ed)\w*|created|done)\b/i.test(text);

const wordsOf = (object: JsonObject): string | undefined =>
  MESSAGES.map((name) => asText(object[name])).find((text) => text !== undefined);

/** Flags that say whether a call succeeded; `status` only with words, as it can be a state. */
const FLAGS = ['ok', 'success', 'Success', 'succeeded', 'isSuccess', 'is_success', 'successful', 'IsSuccess'];
const isFlaggedFailure = (object: JsonObject): boolean =>
  FLAGS.some((name) => object[name] === false) ||
  object.error === true ||
  object.hasError === true ||
  (object.id === undefined && object.status === false && wordsOf(object) !== undefined);

/** Numbers of an error under names that only errors use: WeChat, Baidu and others, with 0 for a success. */
const ERROR_NUMBERS = [
  'errcode',
  'error_code',
  'err_code',
  'errno',
  'ErrorCode',
  'retcode',
  'retCode',
  'ret_code',
];

const isNumbered = (value: unknown): boolean => /^-?\d{1,9}$/.test(String(value)) && Number(value) !== 0;

/** What may stand beside a code and its words in a body that has nothing else. */
const BESIDE =
  /^(?:code|data|(?:request|trace|correlation)[-_]?id|time|timestamp|path|method|success|status|error[-_]?\w*)$/i;

/** A code that is no success, with words for it and no data: `{ code: 40101, msg: "…", data: null }`, `{ code: 800, message: "…" }`. */
const hasEmptyData = (object: JsonObject): boolean => {
  if (object.id !== undefined) return false;
  const { code, data = null } = object;
  const words = wordsOf(object);
  const isBare =
    'data' in object || Object.keys(object).every((name) => BESIDE.test(name) || MESSAGES.includes(name));
  const isEmpty = isBare && (data === null || (typeof data === 'object' && Object.keys(data).length === 0));
  return (
    isEmpty &&
    isNumbered(code) &&
    !/^(?:1|2\d\d|200\d\d|10000)$/.test(String(code)) &&
    words !== undefined &&
    !isSuccessWord(words)
  );
};

/** Viber: `{ status: 2, status_message: "invalidAuthToken" }`. */
const hasStatusMessage = ({ id, status, status_message: words }: JsonObject): boolean =>
  id === undefined &&
  typeof status === 'number' &&
  status > 1 &&
  !/^2\d\d$/.test(String(status)) &&
  asText(words) !== undefined &&
  !isSuccessWord(String(words));

const hasErrorNumber = (object: JsonObject): boolean =>
  hasEmptyData(object) ||
  hasStatusMessage(object) ||
  (object.id === undefined &&
    ERROR_NUMBERS.some((name) => isNumbered(object[name])) &&
    wordsOf(object) !== undefined);

/** True for a batch of which a part failed: `{ responses: [{ error }] }`, as Google's. */
export const hasFailedPart = (object: JsonObject): boolean =>
  listOf(object.responses).some((one) => asObject(asObject(one)?.error) !== undefined);

/** `error` as a text, a list or an object that says something. */
const hasError = ({ error }: JsonObject): boolean =>
  listOf(error).length > 0 || asText(error) !== undefined || Object.keys(asObject(error) ?? {}).length > 0;

/** Says that there is none. */
const NO_ERROR = /^\s*(?:none|nothing|never|no (?:errors?|problems?|issues?|failures?))\b/i;

/** `{ errors: { plan: "Free plans have no access to this season" } }`; beside a number that is no code, errors are counted. */
const hasErrorsByName = (errors: JsonValue | undefined): boolean => {
  const entries = Object.entries(asObject(errors) ?? {});
  if (entries.some(([name, one]) => typeof one === 'number' && !/code|status|number/i.test(name)))
    return false;
  const said = entries.map(([, one]) => asText(listOf(one)[0] ?? one) ?? '');
  return said.some((one) => /\p{L}\s+\p{L}/u.test(one) && !NO_ERROR.test(one));
};

/** What reports an error, each on its own. */
const SIGNS: readonly ((object: JsonObject) => boolean)[] = [
  (object) => failureWithin(object) !== undefined,
  saysItFailed,
  isFlaggedFailure,
  hasErrorNumber,
  ({ errors }) => listOf(errors).length > 0 || hasErrorsByName(errors),
  hasFailedPart,
  hasErrorStatus,
  hasForeignStatus,
  saysFailure,
  hasError,
];

/**
 * True for a body that reports an error, whatever the status: GraphQL's `errors`, `ok` or `success` set to false
 * (Slack, Telegram, Cloudflare), an `error` that is not empty, or a status that says so (NewsAPI, Flickr, OMDb).
 */
export const reportsError = (body: ResponseBody): boolean => {
  const { kind, value } = body;
  if (kind === 'text') return failureInXml(body) !== undefined;
  if (kind !== 'json') return false;
  const object = asObject(value);
  return (
    failedEntry(value) !== undefined || (object !== undefined && SIGNS.some((isError) => isError(object)))
  );
};
