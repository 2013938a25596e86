import type { ErrorTable } from '@gatehouse/contract/plain/error-table.ts';
import { asObject } from '@gatehouse/contract/plain/json-text.ts';
import { errorCodesOf } from '#src/body/error-codes.ts';
import { errorRoot, failedEntry, hasFailedPart } from '#src/body/error-root.ts';
import { isXml, pageTitle, pageWords, rootElement } from '#src/body/markup.ts';
import { readProblem } from '#src/body/read-problem.ts';
import { isWebPage, type ResponseBody } from '#src/body/read-response-body.ts';
import { grpcStatusOf } from '#src/body/rpc-status.ts';
import { errorInStream } from '#src/body/stream-error.ts';
import type { ErrorFacts } from '#src/error/error-facts.ts';
import { type ErrorParts, hasForm, readCodes } from '#src/error/error-table.ts';

/** The parts of a response that say what went wrong. */
export type ErrorResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Where it came from. */
  url: string;
  /** The provider whose key the call was made with; undefined after a redirect. */
  slug?: string | undefined;
};

/** A table that applies: that of the host, or one whose form the body has. `codes` stand where only it has them. */
export type ApplicableTable = { table: ErrorTable; source: 'host' | 'form'; codes: readonly string[] };

/** A response in which an error is looked for. */
export type FailedCall = ErrorResponse &
  ErrorParts & {
    facts: ErrorFacts;
    received: ResponseBody;
    /** The body in which errors are looked for. */
    body: ResponseBody;
    tables: readonly ApplicableTable[];
    /** Whether a batch succeeded in part: nothing that the body says of one entry is said of all. */
    isPartial: boolean;
    /** The codes that stand where most APIs have them. */
    codes: readonly string[];
    /** What is wrong in words; empty if the response has none. */
    message: string;
    /** The words of a web page: some gateways and services write what is wrong into one. */
    page: string;
  };

/** The body in which errors are looked for: of a stream, its error. */
export const errorBodyOf = (body: ResponseBody): ResponseBody => errorInStream(body) ?? body;

/** Headers in which some APIs say what is wrong: `x-bamboohr-error-message`, `message`; and that they require a token. */
const WORDS_HEADER =
  /^(?:x-)?(?:[a-z-]{1,30}-)?error(?:-(?:message|description|detail|reason))?$|^(?:message|reason)$/;
const TOKEN_HEADER = /^x-(?:csrf|xsrf)-token$/;

/** What is wrong in words: of the body, or of a header if that has none, and which token a header requires. */
export const problemOf = (
  body: ResponseBody,
  { status, headers }: Pick<ErrorResponse, 'status' | 'headers'>,
): string | undefined => {
  const all = Object.entries(headers);
  const words =
    readProblem(body, status >= 400) ??
    grpcStatusOf(headers)?.message ??
    all.find(([name, value]) => WORDS_HEADER.test(name) && /\s/.test(value))?.[1];
  const token = all.find(([name, value]) => TOKEN_HEADER.test(name) && /^required$/i.test(value));
  if (token === undefined || /csrf/i.test(words ?? '')) return words;
  return [words, token.join(': ')].filter(Boolean).join('; ');
};

/** The tables that apply: those of the host, then those whose form the body has. */
const tablesFor = (
  { url, slug }: ErrorResponse,
  reported: ErrorParts,
  facts: ErrorFacts,
): ApplicableTable[] => {
  const own = facts.tablesOf(new URL(url).hostname, slug);
  const byForm = facts
    .forms()
    .filter(({ id, forms }) => own.every((table) => table.id !== id) && hasForm(forms, reported))
    .flatMap(({ id }) => facts.table(id) ?? []);
  const applying = (source: ApplicableTable['source']) => (table: ErrorTable) => ({
    table,
    source,
    codes: readCodes(table, reported),
  });
  return [...own.map(applying('host')), ...byForm.map(applying('form'))];
};

/** What the readers look at. @param body that in which errors are looked for */
export const describeFailed = (
  response: ErrorResponse,
  received: ResponseBody,
  body: ResponseBody,
  facts: ErrorFacts,
): FailedCall => {
  const object = asObject(errorRoot(body.value)) ?? {};
  const { headers } = response;
  const root = isXml(body) ? rootElement(body) : undefined;
  return {
    ...response,
    facts,
    received,
    body,
    object,
    root,
    tables: tablesFor(response, { object, headers, root }, facts),
    isPartial: hasFailedPart(object) || failedEntry(body.value)?.isPartial === true,
    codes: errorCodesOf(body, response),
    message: problemOf(body, response) ?? '',
    page: isWebPage(body) ? [pageTitle(body), pageWords(body)].filter(Boolean).join(' ') : '',
  };
};
