import type { JsonValue } from '@gatehouse/contract/common.ts';
import { asObject, asText, type JsonObject, listOf } from '@gatehouse/contract/plain/json-text.ts';
import { errorRoot } from '#src/body/failure.ts';
import { faultOf, titleAndDetail } from '#src/body/fault.ts';
import { errorInPage, errorInXml } from '#src/body/markup.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { failureInXml } from '#src/body/xml-failure.ts';

/** How deep the words of an error may be, and how many of a list are read. */
const MAX_WORDS_DEPTH = 5;
const MAX_ENTRIES = 3;

/** What an error is kept under, whatever the case: `_error`, `Errors`, `field-errors`, `Messages`, `response`. */
const HOLDER =
  /^_?(?:(?:field|validation)[-_]?)?(?:(?:errors?|faults?|failures?|messages?|problems?|alerts?)(?:[-_]?(?:wrappers?|list|details?|entries))?|error[-_]?(?:messages?|info|response)|detailed[-_]?error|o:errorDetails|response|status|meta|header)$/i;
/** What its words are called; a title often only repeats the status. */
const WORDS =
  /^(?:(?:error|fault|result|response)[-_]?)?(?:message|msg|description|detail|text|string|reason|info|more[-_]?info(?:rmation)?)$|^(?:descripci[oó]n|descrizione|descri[cç][aã]o|mensa(?:je|gem)|messaggio|meldung|nachricht|beschreibung|melding)$/i;
const TITLE = /^title$/i;
const BY_FIELD = /^(?:field|validation)[-_]?errors?$/i;

const byField = (value: JsonValue): string[] =>
  Object.entries(asObject(value) ?? {}).flatMap(([field, fault]) => {
    const words = asText(Array.isArray(fault) ? (fault[0] ?? null) : fault);
    return words === undefined ? [] : [`${field}: ${words}`];
  });

const wordsIn = (value: JsonValue, depth: number): string[] => {
  if (depth > MAX_WORDS_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).flatMap((one) => wordsIn(one, depth + 1));
  const object = asObject(value);
  if (object === undefined) return asText(value) === undefined ? [] : [String(value)];
  const entries = Object.entries(object);
  const texts = entries.filter(([, inner]) => asText(inner) !== undefined);
  const own = texts.find(([name]) => WORDS.test(name)) ?? texts.find(([name]) => TITLE.test(name));
  if (own !== undefined) return [String(own[1])];
  return entries.flatMap(([name, inner]) => {
    if (BY_FIELD.test(name)) return byField(inner);
    return HOLDER.test(name) ? wordsIn(inner, depth + 1) : [];
  });
};

/** Xero keeps what is wrong with each element of the request in it, under a message for all of them. */
const ELEMENTS = /^elements$/i;

/** The words of errors that are deeper than the message of the whole: `Elements[].ValidationErrors[].Message`. */
const deeperWords = (body: JsonObject): string[] =>
  Object.entries(body).flatMap(([name, inner]) => {
    if (HOLDER.test(name)) return wordsIn(inner, 1);
    if (!ELEMENTS.test(name)) return [];
    return listOf(inner)
      .slice(0, MAX_ENTRIES)
      .flatMap((one) => deeperWords(asObject(one) ?? {}));
  });

/** The words of errors that are kept in places of an API's own: Mailjet's `Messages[].Errors[].ErrorMessage`, Front's `_error.message`. */
const nestedWords = (body: JsonValue): string[] => wordsIn(body, 0);

/** How many faults of one response are shown. */
const MAX_FAULTS = 3;
/** How deep faults may be in an object that is like the request. */
const MAX_DEPTH = 8;
/** What is wrong is said first, in as many characters. */
const MAX_TEXT = 300;

/**
 * `{ "name": ["is required"] }`, as ASP.NET, Laravel, Rails and Django write it.
 * @param areTexts whether a text is a fault too, as in Jira's `errors`
 */
const faultsByField = (value: JsonValue | undefined, areTexts = false): string[] =>
  Object.entries(asObject(value) ?? {}).flatMap(([field, faults]) => {
    const first = faultOf(areTexts && typeof faults === 'string' ? faults : (listOf(faults)[0] ?? null));
    return first === undefined ? [] : [`${field}: ${first}`];
  });

const faultsOf = (list: JsonValue | undefined): string[] =>
  listOf(list).flatMap((entry) => faultOf(entry) ?? []);

/** Discord: `{ content: { _errors: [{ message }] } }`, as deep as the request is. */
const nestedFaults = (value: JsonValue | undefined, path: string, depth = 0): string[] =>
  depth > MAX_DEPTH
    ? []
    : Object.entries(asObject(value) ?? {}).flatMap(([name, inner]) =>
        name === '_errors'
          ? faultsOf(inner).map((fault) => `${path}: ${fault}`)
          : nestedFaults(inner, path === '' ? name : `${path}.${name}`, depth + 1),
      );

/** The faults of an error that are deeper in it: Google's field violations, a failed part of a batch, user errors of GraphQL. */
const innerFaults = (object: JsonObject, error: JsonObject | undefined): string[] => [
  ...listOf(error?.details).flatMap((detail) => [
    ...faultsOf(asObject(detail)?.fieldViolations),
    ...faultsOf(asObject(detail)?.errors),
    ...(asText(asObject(detail)?.message) === undefined ? [] : faultsOf([detail])),
  ]),
  ...faultsOf(error?.errors),
  ...listOf(object.responses).flatMap((one) => faultsOf([asObject(one)?.error ?? null])),
  ...listOf(object.items).flatMap((item) =>
    Object.values(asObject(item) ?? {}).flatMap((one) => faultsOf([asObject(one)?.error ?? null])),
  ),
  ...Object.values(asObject(object.data) ?? {}).flatMap((one) => faultsOf(asObject(one)?.userErrors)),
];

const listInWords = (faults: readonly string[]): string | undefined =>
  faults.length === 0
    ? undefined
    : [...new Set(faults)]
        .slice(0, MAX_FAULTS)
        .map((fault) => fault.replace(/\.$/, ''))
        .join('; ');

/** A message with its faults. */
const withFaults = (message: string | undefined, faults: readonly string[]): string | undefined => {
  const details = listInWords(faults.filter((fault) => fault !== message));
  return message === undefined || details === undefined ? message : `${message} (${details})`;
};

/** Where an error object has its words: most have a message, Razorpay and Yelp a description, ipstack and MediaWiki `info`. */
const ERROR_WORDS = ['message', 'description', 'info', 'detail', 'faultstring', 'reason', 'error'];

/** What explains a message that is short: ServiceNow's `detail`, Meta's `error_user_msg`, `hint` of PostgREST. */
const MORE_WORDS = ['detail', 'details', 'description', 'error_user_msg', 'error_description', 'hint'];

/** Sentences beside a message that are not in it. */
const moreWords = (object: JsonObject | undefined, message: string | undefined): string[] =>
  MORE_WORDS.flatMap((name) => asText(object?.[name]) ?? []).filter(
    (text) =>
      /\s/.test(text) && !message?.includes(text) && !text.startsWith('http') && text.length <= MAX_TEXT,
  );

const fromError = (error: JsonObject | undefined, faults: readonly string[]): string | undefined => {
  const inner = asText(asObject(error?.innererror)?.message) ?? asText(asObject(error?.error_data)?.details);
  const message = ERROR_WORDS.map((name) => asText(error?.[name])).find((text) => text !== undefined);
  return withFaults(message, [
    ...(inner === undefined ? [] : [inner]),
    ...moreWords(error, message),
    ...faults,
  ]);
};

/** Fields with the words of an error that are called so by one API or a few. */
const OWN_NAMES = [
  'error_message',
  'errorMessage',
  'status_message',
  'errorSummary',
  'Message',
  'description',
  'msg',
  'err',
  'err_msg',
  'errmsg',
  'retMsg',
  'ret_msg',
  'error_msg',
  'Note',
  'Information',
  'Error Message',
  'Error',
  'refusalReason',
  'error-type',
  'error_summary',
  'info',
];

/** A message that only says that the call failed. */
const isBareFailure = (message: JsonValue | undefined): boolean =>
  /^(?:not ?ok|nok|error|fail(?:ed|ure)?)\.?$/i.test(asText(message) ?? '');

/** `{ message: "NOTOK", result: "Invalid API Key" }`: the explorers of blockchains have the words where others have the result. */
const bareResult = ({ message, result }: JsonObject): string | undefined =>
  isBareFailure(message) ? asText(result) : undefined;

/** RFC 9457 first, then the forms that most APIs use, including the twelve built-in providers. */
const fromObject = (object: JsonObject): string | undefined => {
  const error = asObject(object.error) ?? asObject(object.fault) ?? asObject(object.detail);
  const listed = [
    ...faultsOf(object.errors),
    ...faultsByField(object.errors, true),
    ...nestedFaults(object.errors, ''),
    ...faultsOf(object.errorCauses),
    ...faultsOf(asObject(object.Fault)?.Error),
    ...faultsOf(asObject(object.details)?.errors),
    ...faultsOf(object.error),
    ...listOf(object.messages).flatMap((one) => asText(asObject(one)?.['error-text']) ?? []),
  ];
  const inner = innerFaults(object, error);
  const faults = [...listed, ...inner, ...(error === undefined ? faultsOf(object.details) : [])];
  const candidates = [
    bareResult(object),
    withFaults(titleAndDetail(object), faults),
    fromError(error, inner),
    asText(object.error_description),
    withFaults(asText(object.message), [...moreWords(object, asText(object.message)), ...faults]),
    withFaults(asText(object.Message), deeperWords(object)),
    listInWords(faultsOf(object.message)),
    // Mistral has the faults in the message, GitLab the fields.
    listInWords(faultsOf(asObject(object.message)?.detail)),
    listInWords(faultsByField(object.message)),
    // Zendesk: what is wrong is in the details, by field.
    listInWords(faultsByField(object.details)),
    listInWords(faults),
    listInWords(faultsOf(object.detail)),
    listInWords(faultsOf(object.errorMessages)),
    ...OWN_NAMES.map((name) => withFaults(asText(object[name]), listed)),
    asText(asObject(object.status)?.error_message),
    asText(asObject(object.status)?.message),
    asText(asObject(asObject(object['odata.error'])?.message)?.value),
    asText(object.error),
    asText(object.errors),
    listInWords(nestedWords(object)),
    listInWords(faultsByField(object)),
  ];
  return candidates.find((candidate) => candidate !== undefined);
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

/** The API's own words for what is wrong; undefined if it has none. */
export const readProblem = (body: ResponseBody): string | undefined => {
  if (body.kind === 'text')
    return failureInXml(body)?.message ?? errorInXml(body) ?? errorInPage(body) ?? firstWords(body);
  const object = asObject(errorRoot(body.value));
  return object && filled(fromObject(object), asObject(object.parameters));
};
