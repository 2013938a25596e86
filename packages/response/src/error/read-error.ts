import { failedEntry, reportsError } from '#src/body/error-root.ts';
import { isErrorPage, scriptMessage } from '#src/body/markup.ts';
import type { ResponseBody } from '#src/body/read-response-body.ts';
import { grpcStatusOf } from '#src/body/rpc-status.ts';
import { failureInXml } from '#src/body/xml-failure.ts';
import type { ErrorFacts } from '#src/error/error-facts.ts';
import { regExpOf } from '#src/error/error-table.ts';
import { describeFailed, type ErrorResponse, errorBodyOf, type FailedCall } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';
import { readByBareStatus } from '#src/error/readers/by-bare-status.ts';
import { readByNotice } from '#src/error/readers/by-notice.ts';
import { readByPage } from '#src/error/readers/by-page.ts';
import { readByProgramFault } from '#src/error/readers/by-program-fault.ts';
import { readBySaying } from '#src/error/readers/by-saying.ts';
import { readByTable } from '#src/error/readers/by-table.ts';
import { readByWording } from '#src/error/readers/by-wording.ts';

/** A longer body that came with a success is its result: no API says in as many characters that a call failed. */
const MAX_ERROR = 256 * 1024;
const GONE = 410;

/** Whether a result that is an object, or XML, failed in part. */
const isPartialResult = ({ body: { value }, received }: FailedCall): boolean =>
  (!Array.isArray(value) && failedEntry(value)?.isPartial === true) ||
  failureInXml(received, false)?.isPartial === true;

/** Whether the body, a header or a table says that the call failed, whatever the status. */
const saysError = ({ tables, body, received, headers }: FailedCall): boolean =>
  tables.some(({ codes }) => codes.length > 0) ||
  body !== received ||
  reportsError(body) ||
  failureInXml(received, false) !== undefined ||
  grpcStatusOf(headers) !== undefined ||
  isErrorPage(body) ||
  scriptMessage(received) !== undefined ||
  (body.kind === 'text' &&
    tables.some(({ table: { text } }) => text !== undefined && regExpOf(text).test(body.text ?? '')));

/** Each reads a response in one way. The first that finds something explains it. */
const READERS: readonly ((failed: FailedCall) => ReadError | undefined)[] = [
  readByTable,
  readByBareStatus,
  readByProgramFault,
  readBySaying,
  readByPage,
  readByWording,
];

/**
 * Why a call failed, by the code and the words of its response: first as the provider of the host explains them, then as
 * a provider does whose form the body has, then as other errors with such words are meant. Undefined for a success, and
 * for an error that only its status explains.
 */
export const readError = (
  response: ErrorResponse,
  received: ResponseBody,
  facts: ErrorFacts,
): ReadError | undefined => {
  const isSuccess = response.status < 300;
  const body = errorBodyOf(received);
  if (isSuccess && (body.text?.length ?? 0) > MAX_ERROR) return undefined;
  const failed = describeFailed(response, received, body, facts);
  if (isSuccess && !saysError(failed)) return readByNotice(failed);
  if (isSuccess && isPartialResult(failed)) return { cause: 'partial', source: 'name' };
  // What else the body of something that is gone says is how to go on.
  const readers = response.status === GONE ? [readByTable] : READERS;
  for (const read of readers) {
    const error = read(failed);
    if (error !== undefined) return error;
  }
  if (!isSuccess) return undefined;
  return failed.isPartial ? { cause: 'partial', source: 'name' } : {};
};
