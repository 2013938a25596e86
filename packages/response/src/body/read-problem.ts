import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { errorRoot } from '#src/body/error-root.ts';
import { plain } from '#src/body/failure.ts';
import { ownWords, placeOf, textIn } from '#src/body/fault.ts';
import { errorInPage, scriptMessage } from '#src/body/markup.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { isStatusName } from '#src/body/status-names.ts';
import { failureInXml } from '#src/body/xml-failure.ts';

/** How deep the words of an error may be, and how many entries of a list are read. */
const MAX_DEPTH = 8;
const MAX_ENTRIES = 3;
/** How many fields are read: what says nothing by one name is looked at by another one, at each depth again. */
const MAX_FIELDS = 5_000;
/** How many faults of one response are shown. */
const MAX_FAULTS = 3;
/** What is wrong is said first, in as many characters. */
const MAX_TEXT = 300;

/** What an error is kept under. */
const HOLDER =
  /^(?:(?:field|validation|detailed|odata|o|inner|user|global|item)?(?:errors?|faults?|failures?|messages?|problems?|alerts?|violations?|validations?|causes?)(?:wrappers?|list|details?|entries|messages?|info|response|causes?|data)?|exceptions?|details?|response|status|meta|header|responses|elements|compositefault|issuelist|issues?|fieldviolations|extensions|items)$/;
/** What has a field of the request for each name, and what is wrong with it. */
const BY_FIELD = /error|fault|field|violation|validation|^details?$|^message$|^problems?$/;

const CODES = ['code', 'error_code', 'errorCode', 'i18nKey'];

/** What explains a message that is short: ServiceNow's `detail`, Meta's `error_user_msg`, `hint` of PostgREST. */
const MORE_WORDS =
  /^(?:details?|description|errorusermsg|errordescription|hint|data|error|sub(?:message|msg))$/;
/** A word after another; some languages have nothing between them. */
const IS_SENTENCE = /\s|[^\p{ASCII}]{3}/u;

/** What was said already may be megabytes long; what repeats it would be in its beginning. */
const MAX_SAID = 4_000;
const onOneLine = (text: string): string => text.slice(0, MAX_SAID).replace(/\s+/g, ' ');

/** Sentences beside the words of an object that are not in them. */
const moreWords = (object: JsonObject, words: string): string[] => {
  const said = onOneLine(words);
  return Object.entries(object).flatMap(([name, value]) => {
    const text = MORE_WORDS.test(plain(name)) ? asText(value) : undefined;
    const isMore =
      text !== undefined &&
      text.length <= MAX_TEXT &&
      IS_SENTENCE.test(text) &&
      !said.includes(onOneLine(text));
    return isMore && !text.startsWith('http') && !isStatusName(text) ? [text] : [];
  });
};

const at = (place: string | undefined, words: string): string => (place ? `${place}: ${words}` : words);

/** Where a walk through an error is, and how many fields may still be read on it. */
type Walk = { depth: number; left: { fields: number } };

const below = ({ depth, left }: Walk): Walk => ({ depth: depth + 1, left });

/** All that an error says, the outermost first, each with its place in the request if it has one. */
const saidIn = (value: JsonValue, name: string, path: string, walk: Walk): string[] => {
  if (walk.depth > MAX_DEPTH) return [];
  if (Array.isArray(value))
    return value.slice(0, MAX_ENTRIES).flatMap((one) => saidIn(one, name, path, below(walk)));
  const object = asObject(value);
  if (object === undefined)
    return typeof value === 'string' && asText(value) !== undefined ? [at(path, value)] : [];
  walk.left.fields -= Object.keys(object).length;
  if (walk.left.fields < 0) return [];
  const own = ownWords(object);
  const place = placeOf(object) ?? path;
  const inner = deeper(object, path, walk);
  if (own !== undefined) return [at(place, own), ...moreWords(object, own), ...inner];
  if (inner.length > 0) return inner;
  const code = CODES.map((one) => asText(object[one])).find((one) => one !== undefined);
  if (code !== undefined && placeOf(object) !== undefined) return [at(place, code)];
  if (!BY_FIELD.test(name)) return [];
  return byCause(Object.entries(object)).flatMap(([field, one]) =>
    saidIn(one, name, field === '_errors' ? path : [path, field].filter(Boolean).join('.'), below(walk)),
  );
};

/** What could not be read first: in .NET all that is required is missing then. */
const byCause = (fields: [string, JsonValue][]): [string, JsonValue][] => [
  ...fields.filter(([field]) => field.startsWith('$')),
  ...fields.filter(([field]) => !field.startsWith('$')),
];

/** What is said in what errors are kept under. */
const deeper = (object: JsonObject, path: string, walk: Walk): string[] =>
  Object.entries(object).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null && HOLDER.test(plain(name)) && textIn(inner) === undefined
      ? saidIn(inner, plain(name), name === '_errors' ? path : '', below(walk))
      : [],
  );

const listInWords = (faults: readonly string[]): string =>
  [...new Set(faults)]
    .slice(0, MAX_FAULTS)
    .map((fault) => fault.replace(/\.$/, ''))
    .join('; ');

/** What is wrong with each field of an object that has nothing else: `{ name: ["is required"] }`. */
const byField = (object: JsonObject): string[] =>
  Object.entries(object).flatMap(([field, faults]) => {
    const [first] = listOf(faults);
    return typeof first === 'string' ? [`${field}: ${first}`] : [];
  });

const fromObject = (object: JsonObject): string | undefined => {
  const inner = deeper(object, '', { depth: 0, left: { fields: MAX_FIELDS } });
  const words = ownWords(object);
  const own = words !== undefined && inner.length > 0 && isStatusName(words) ? undefined : words;
  const error = [object.error, object.fault, object.detail]
    .map((one) => asObject(one))
    .find((one) => one !== undefined);
  const message = own ?? (error && ownWords(error) ? inner[0] : undefined);
  const all = own === undefined ? inner : [own, ...moreWords(object, own), ...inner];
  if (message === undefined) return listInWords(all.length > 0 ? all : byField(object)) || undefined;
  const faults = listInWords(all.filter((one) => one !== message));
  return faults === '' ? message : `${message} (${faults})`;
};

/** The beginning of a text that is no page or document; that it was cut is seen: half a secret may stand there. */
const firstWords = ({ value }: ResponseBody): string | undefined => {
  const whole = String(value);
  const text = asText(whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT - 1)}…` : whole);
  return text === undefined || text.trimStart().startsWith('<') ? undefined : text;
};

/** Magento: `"%fieldName" is required` with the name in `parameters`. */
const filled = (words: string | undefined, parameters: JsonObject | undefined): string | undefined =>
  parameters === undefined
    ? words
    : words?.replace(/%(\w{1,40})/g, (typed, name: string) => asText(parameters[name]) ?? typed);

/**
 * The API's own words for what is wrong; undefined if it has none.
 * @param isRefusal whether the status says that the call failed
 */
export const readProblem = (body: ResponseBody, isRefusal: boolean): string | undefined => {
  if (body.kind === 'text')
    return (
      failureInXml(body, isRefusal)?.message ?? scriptMessage(body) ?? errorInPage(body) ?? firstWords(body)
    );
  const object = asObject(errorRoot(body.value));
  return object && filled(fromObject(object), asObject(object.parameters));
};
