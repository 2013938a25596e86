import { asObject, type JsonObject } from '@gatehouse/contract/json-text.ts';
import type { Cause, Meaning } from '#src/error-codes/cause.ts';
import { CODES_WITH_FORM, codesOfHost } from '#src/error-codes/codes-of-host.ts';
import { learnedCause } from '#src/error-codes/learned-cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';
import { fits, meaningOfSaying } from '#src/error-codes/sayings.ts';
import { errorCodesOf } from '#src/response-body/error-codes.ts';
import { isErrorPage } from '#src/response-body/error-page.ts';
import { errorRoot, failedEntry } from '#src/response-body/failed-entry.ts';
import { isXml, pageTitle, pageWords, rootElement } from '#src/response-body/markup.ts';
import { otherDetails } from '#src/response-body/other-details.ts';
import { readProblem } from '#src/response-body/read-problem.ts';
import { isWebPage, type ResponseBody } from '#src/response-body/read-response-body.ts';
import { hasFailedPart, reportsError } from '#src/response-body/reports-error.ts';
import { grpcStatusOf } from '#src/response-body/rpc-status.ts';
import { errorInStream } from '#src/response-body/stream-error.ts';
import { failureInXml } from '#src/response-body/xml-failure.ts';

/** The parts of a response that say what went wrong. */
export type ErrorResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Where it came from. */
  url: string;
  /** The provider whose key the call was made with; undefined after a redirect. */
  slug?: string | undefined;
};

/** Why a call failed. */
export type ReadError = {
  /** Undefined if the body reports an error that nothing explains. */
  cause?: Cause;
  /** A sentence that says more than the cause; `{key}` stands for what the secret is called. */
  text?: string;
  /** Whether a table explains it: the host's own, or that of a form that is unmistakable. */
  source?: 'host' | 'form' | 'name';
};

type Table = { codes: ProviderCodes; source: 'host' | 'form' };

/** The tables that apply: those of the host, then those whose form the body has. */
const tablesFor = (
  { url, slug, headers }: ErrorResponse,
  object: JsonObject,
  root: string | undefined,
): Table[] => {
  const own = codesOfHost(new URL(url).hostname, slug);
  const byForm = CODES_WITH_FORM.filter(
    (codes) => !own.includes(codes) && codes.hasForm?.(object, headers, root),
  );
  return [
    ...own.map((codes) => ({ codes, source: 'host' as const })),
    ...byForm.map((codes) => ({ codes, source: 'form' as const })),
  ];
};

const causeOf = (meaning: Meaning): Cause => (typeof meaning === 'string' ? meaning : meaning[0]);

/** What a plan, a quota or a limit is not used up by: it is a value of the request. */
const IS_VALUE =
  /\b(?:plan|limit|quota)s?(?:[_ -]?(?:id|name|size))?['"`]?:? (?:parameter |field |value )?(?:(?:is|was|has|must|should|can(?:not|'t)) )?(?:to )?(?:be )?(?:required|missing|an? (?:integer|number|positive)|greater|less|larger|smaller|between|not (?:found|a )|does not exist|unknown|at (?:most|least)|numeric|invalid)|\b(?:invalid|unknown|no such) (?:value (?:for|of) )?['"`]?(?:plan|limit)\b/i;
const USED_UP: readonly Cause[] = ['payment', 'quota', 'rate-limit'];

/** True if the words that a table has for what an account may do are said of something that the request names. */
const isOfRequest = (meaning: Meaning, message: string, status: number): boolean => {
  if (!USED_UP.includes(causeOf(meaning))) return false;
  return (
    IS_VALUE.test(message) || ([404, 405, 409, 415].includes(status) && causeOf(meaning) !== 'rate-limit')
  );
};

const fromTable = (
  { codes: { codes, messages = [], find } }: Table,
  headers: ErrorResponse['headers'],
  object: JsonObject,
  common: readonly string[],
  message: string,
  status: number,
): Meaning | undefined => {
  const found = [...(find?.(object, headers) ?? []), ...common];
  return (
    messages.find(
      ([pattern, meaning]) => pattern.test(message) && !isOfRequest(meaning, message, status),
    )?.[1] ??
    found
      .map((code) => (Object.hasOwn(codes, code) ? codes[code] : undefined))
      .find((one) => one !== undefined)
  );
};

const toError = (meaning: Meaning, source: NonNullable<ReadError['source']>): ReadError =>
  typeof meaning === 'string' ? { cause: meaning, source } : { cause: meaning[0], text: meaning[1], source };

/** How probable a cause by the examples must be: with a 404, and to count for more than a table; with any other status; with a success, which says nothing itself. */
const CERTAIN = 0.98;
const LIKELY = 0.85;
const LIKELIER = 0.5;

const leastFor = (status: number): number => {
  if (status === 404) return CERTAIN;
  return status < 300 ? LIKELIER : LIKELY;
};

type Wording = { status: number; codes?: readonly string[]; message: string };

/** What errors with such words mostly mean. */
const meaningOfWords = (
  { status, codes = [], message }: Wording,
  least = leastFor(status),
): Cause | undefined => {
  const names = codes.filter((code) => !/^[-\d.]+$/.test(code)).slice(0, 2);
  if (names.length === 0 && message === '') return undefined;
  const learned = learnedCause({ status, codes: names, message });
  if (learned === undefined || learned.probability < least || !fits(learned.cause, status)) return undefined;
  // What a 404 does not find, and whether that is the path, is read from its words elsewhere.
  return status === 404 && learned.cause === 'not-found' ? undefined : learned.cause;
};

/** What the words of an error mean if a table only says that it is not allowed: then they may say from where. */
const closerThanTable = (meaning: Meaning, message: string, status: number): Meaning => {
  const said = meaning === 'permission' ? meaningOfSaying(message, status) : undefined;
  return said !== undefined && causeOf(said) === 'restricted' ? said : meaning;
};

/** Whether the words of an error say more than a form that calls all that is not valid alike, as SOAP's “Client” does. */
const isCloser = (meaning: Meaning, message: string, status: number): boolean => {
  const said = causeOf(meaning) === 'request' ? meaningOfWords({ status, message }, CERTAIN) : undefined;
  return said !== undefined && ['credential', 'payment', 'quota', 'rate-limit', 'account'].includes(said);
};

/** With 410 a table counts if it has a sentence: for what it is gone. What else a body says then is how to go on. */
const saysWhatIsGone = (meaning: Meaning): boolean => typeof meaning === 'object' && meaning[0] !== 'request';

/** What the page of a filter may say that is not of its own making. */
const PAGE_CAUSES: readonly Cause[] = ['credential', 'rate-limit', 'quota'];

/** What a short web page means: some gateways and servers write the words of an API into one. */
const meaningOfPage = (body: ResponseBody, status: number): Meaning | undefined => {
  const words = (status >= 400 || isErrorPage(body)) && isWebPage(body) ? pageWords(body) : undefined;
  const said = words === undefined ? undefined : meaningOfWords({ status, message: words });
  return said !== undefined && PAGE_CAUSES.includes(said) ? said : undefined;
};

/** Whether a result that is an object, or XML, failed in part. */
const isPartialResult = ({ value }: ResponseBody, received: ResponseBody): boolean =>
  (!Array.isArray(value) && failedEntry(value)?.isPartial === true) ||
  failureInXml(received)?.isPartial === true;

const isSoap = (root: string | undefined): boolean => /(?:^|:)Envelope$/.test(root ?? '');

/** A longer body that came with a success is its result: no API says in as many characters that a call failed. */
const MAX_ERROR = 256 * 1024;

/** The body in which errors are looked for: of a stream, its error. */
export const errorBodyOf = (body: ResponseBody): ResponseBody => errorInStream(body) ?? body;

/** Headers in which some APIs say what is wrong: `x-bamboohr-error-message`. */
const WORDS_HEADER = /^x-(?:[a-z-]{1,30}-)?error(?:-(?:message|description|detail|reason))?$/;

/** What is wrong in words: of the body, or of a header if that has none. */
export const problemOf = (body: ResponseBody, headers: ErrorResponse['headers']): string | undefined =>
  readProblem(body) ??
  grpcStatusOf(headers)?.message ??
  Object.entries(headers).find(([name, value]) => WORDS_HEADER.test(name) && /\s/.test(value))?.[1];

/**
 * Why a call failed, by the code and the words of its response: first as the provider of the host explains them, then as
 * a provider does whose form the body has, then by names that are the same everywhere. Undefined for a success, and for
 * an error that only its status explains.
 */
export const readError = (response: ErrorResponse, received: ResponseBody): ReadError | undefined => {
  const { status, headers } = response;
  const body = errorBodyOf(received);
  if (status < 300 && (body.text?.length ?? 0) > MAX_ERROR) return undefined;
  const object = asObject(errorRoot(body.value)) ?? {};
  const isPartial = hasFailedPart(object) || failedEntry(body.value)?.isPartial === true;
  const root = isXml(body) ? rootElement(body) : undefined;
  const tables = tablesFor(response, object, root);
  const isFound = tables.some(({ codes: { find } }) => (find?.(object, headers).length ?? 0) > 0);
  const isError =
    isFound ||
    body !== received ||
    reportsError(body) ||
    grpcStatusOf(headers) !== undefined ||
    isErrorPage(body) ||
    tables.some(({ codes: { errorText } }) => body.kind === 'text' && errorText?.test(body.text ?? ''));
  if (status < 300 && !isError) return undefined;
  if (status < 300 && isPartialResult(body, received)) return { cause: 'partial', source: 'name' };
  const codes = errorCodesOf(body, headers);
  // Some gateways and services write what is wrong into a page.
  const page = isWebPage(body) ? [pageTitle(body), pageWords(body)].filter(Boolean).join(' ') : '';
  const message = problemOf(body, headers) ?? '';
  for (const table of tables) {
    const known = fromTable(table, headers, object, codes, message || page, status);
    if (known === undefined || (status === 410 && !saysWhatIsGone(known))) continue;
    if (!(table.source === 'form' && isCloser(known, message, status)))
      return toError(closerThanTable(known, message, status), table.source);
  }
  if (status === 410) return undefined;
  if (codes.length === 0 && message === '') {
    const bare = tables.find(({ source, codes: { statuses } }) => source === 'host' && statuses?.[status]);
    const meaning = bare?.codes.statuses?.[status];
    if (meaning !== undefined) return toError(meaning, 'host');
  }
  // SOAP sends every fault with 500, which therefore says as little as a 200.
  const known = isSoap(root) ? 200 : status;
  const details = typeof body.value === 'string' ? [] : otherDetails(body.value, message);
  const words = [message, ...details].join(' ').trim();
  const meaning = isPartial
    ? undefined
    : (meaningOfSaying(message, known) ??
      meaningOfPage(body, status) ??
      meaningOfWords({ status: known, codes, message: words }));
  if (meaning !== undefined) return toError(meaning, 'name');
  if (status >= 300) return undefined;
  return isPartial ? { cause: 'partial', source: 'name' } : {};
};
