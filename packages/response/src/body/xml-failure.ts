import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { hasFailed, inText, isEmpty, plain } from '#src/body/failure.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { xmlAsJson } from '#src/body/xml.ts';

/** What a document in XML reports. */
export type XmlFailure = {
  code: string | undefined;
  message: string | undefined;
  /** Beside the error it has a result. */
  isPartial: boolean;
};

/** Documents whose words are other people's. */
const CONTENT = /^(?:rss|feed|RDF|html|svg|urlset|sitemapindex|opml|kml|gpx)$/;
const ERROR_ROOT = /^(?:errors?|errorresponse|fault|err|(?:service)?exception(?:report|response)?)$/;
/** Documents that are nothing but what is wrong, if they came with a refusal. */
const REFUSAL_ROOT = /^(?:\w*messages?|\w*error\w*response|\w*status|\w*problems?|\w*notifications?)$/;
const ERROR = /^(?:errors?|err|errorlist|faults?|failed|failures?|batchresulterrorentry)$/;
const RESULT = /(?:api|response|result|reply)s?$|^(?:rsp|xml|lfm|body|envelope|oaipmh)$/;
const NO_RESULT = /error|fault|fail|meta|request|warning|header|version|server|time|code|message/;
const SUCCESS = /^(?:success|ok|warning|success_?with_?warning|true)$/i;
const OUTCOME = /^(?:ack|stat|status|result|returncode|success|issuccess|succeeded)$/;

const CODE = /^(?:error|exception|fault)?(?:code|number|messagekey|value)$/;
/** The longer words first. */
const WORDS = [
  /^longmessage$|errordetail$/,
  /^(?:error)?(?:message|msg)$/,
  /^(?:error)?(?:description|text)$|^detail$/,
  /^shortmessage$/,
  /^(?:reason|faultstring|serviceexception|exceptiontext|string|\w*(?:msg|message))$/,
];

/** All that is in a value with its names, the outer ones first. */
const allWithin = (value: JsonValue): [name: string, value: JsonValue][] => {
  const inner = Array.isArray(value)
    ? value.map((one) => ['', one] as const)
    : Object.entries(asObject(value) ?? {});
  return inner.flatMap(([name, one]) => [[plain(name), one] as [string, JsonValue], ...allWithin(one)]);
};

const textsLike = (all: readonly [string, JsonValue][], name: RegExp): string[] =>
  all.flatMap(([key, value]) => (name.test(key) ? (asText(value) ?? []) : []));

/** Not a count, and not an empty list: what has nothing but the attribute of a type. */
const isFilled = (value: JsonValue): boolean =>
  !isEmpty(value) &&
  !/^(?:\d*|false|none|no)$/i.test(inText(value)) &&
  Object.keys(asObject(value) ?? {}).join() !== 'type';

type Found = { error: JsonValue; isPartial: boolean };

/** The error of a result, with the object that it is in. */
const errorIn = (name: string, value: JsonValue, depth = 0): Found | undefined => {
  const object = asObject(value) ?? {};
  if (depth > MAX_RESULTS || !RESULT.test(plain(name))) return undefined;
  const found = Object.entries(object).find(([key, one]) => ERROR.test(plain(key)) && isFilled(one));
  if (found === undefined)
    return Object.entries(object)
      .map(([key, one]) => errorIn(key, one, depth + 1))
      .find((one) => one !== undefined);
  const others = Object.entries(object).filter(
    ([key, one]) => typeof one === 'object' && !NO_RESULT.test(plain(key)) && !isEmpty(one),
  );
  return { error: found[1], isPartial: /results?$/i.test(name) && others.length > 0 };
};
const MAX_RESULTS = 3;

/** Rails lists what it has in elements with an id, be they errors that were recorded. */
const isListOfThings = (object: JsonObject): boolean =>
  Object.values(object).some((one) =>
    listOf(one)
      .concat(one)
      .some((entry) => asObject(entry)?.id !== undefined),
  );

/** The only object in objects that have nothing else. */
const unwrapped = (object: JsonObject): JsonObject => {
  const inner = Object.values(object).filter((one) => !isEmpty(one));
  const only = inner.length === 1 ? asObject(inner[0]) : undefined;
  return only === undefined ? object : unwrapped(only);
};

type Root = { name: string; value: JsonValue; root: JsonObject; outcome: string };

/** The root of a document, and how it says that the call ended; undefined if it is content. */
const rootOf = (body: ResponseBody): Root | undefined => {
  const [name, value] = Object.entries(xmlAsJson(body) ?? {})[0] ?? [];
  if (name === undefined || value === undefined || CONTENT.test(name)) return undefined;
  const root = asObject(value) ?? { text: value };
  const outcome = Object.entries(root)
    .map(([key, one]) => (OUTCOME.test(plain(key)) ? asText(one) : undefined))
    .find((one) => one !== undefined);
  return { name, value, root, outcome: outcome ?? '' };
};

/** The root of a document in XML that is no content. */
export const resultInXml = (body: ResponseBody): JsonObject | undefined => rootOf(body)?.root;

const errorWithin = ({ name, value, root, outcome }: Root, isRefusal: boolean): Found | undefined => {
  if (isRefusal && REFUSAL_ROOT.test(plain(name)))
    return errorIn(name, value) ?? { error: root, isPartial: false };
  if (ERROR_ROOT.test(plain(name)) && isListOfThings(root)) return undefined;
  // eBay sends its warnings as errors.
  if (SUCCESS.test(outcome)) return undefined;
  const found = ERROR_ROOT.test(plain(name)) ? { error: root, isPartial: false } : errorIn(name, value);
  if (found !== undefined) return found;
  const whole = RESULT.test(plain(name))
    ? [root, unwrapped(root)]
    : [unwrapped(root), asObject(root.reply) ?? {}];
  const error = whole.find((one) => one.id === undefined && hasFailed(one));
  return error && { error, isPartial: false };
};

const MAX_FAULTS = 3;

/** The words of the first kind that there are: of several faults each. */
const wordsIn = (all: readonly [string, JsonValue][]): string[] => {
  const kinds = [...WORDS, ERROR]
    .map((one) => [...new Set(textsLike(all, one))])
    .filter(({ length }) => length > 0);
  const [first = [], ...others] = kinds;
  const rest = others.flat().filter((text) => !first.includes(text));
  return [
    (first.length === 1 ? first : first.slice(0, MAX_FAULTS).map((text) => text.replace(/\.$/, ''))).join(
      '; ',
    ),
    ...rest,
  ].filter(Boolean);
};

/**
 * The failure that a body in XML reports, whatever its status; undefined for a success, and for what is no XML.
 * @param isRefusal whether the status says that the call failed: a document of messages is of that then
 */
export const failureInXml = (body: ResponseBody, isRefusal: boolean): XmlFailure | undefined => {
  const root = rootOf(body);
  const found = root && errorWithin(root, isRefusal);
  if (root === undefined || found === undefined) return undefined;
  const all: [string, JsonValue][] = [['error', found.error], ...allWithin(found.error)];
  const words = wordsIn(all);
  const code = textsLike(all, CODE)[0]?.replace(/^[\w-]{1,20}:/, '');
  const [message, more] = words;
  if (code === undefined && message === undefined) return undefined;
  const isShort = more !== undefined && !/\s\S+\s/.test(message ?? '');
  return {
    code,
    message: isShort ? `${message}: ${more}` : message,
    isPartial: /^partial/i.test(root.outcome) || found.isPartial,
  };
};
