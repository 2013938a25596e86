import { TRPCClientError } from '@trpc/client';

/** The message if there was no response at all: the server or the network is down. */
export const NO_RESPONSE = 'The server did not respond. Check that Gatehouse is still running.';

/** The message if a script of the app is gone: after an update, only a reload brings the new one. */
export const NOT_LOADED =
  'A part of Gatehouse could not be loaded: the server does not respond, or was updated. Reload the page.';

/** What Chromium, Firefox and Safari say of a script that they could not load. */
const SCRIPT_FAILED = /dynamically imported module|importing a module script/i;

interface ErrorDetails {
  status: number | undefined;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was sent instead of a procedure's response: the plain error body (by the gate or the parser), or whatever a proxy sends. */
const readForeignBody = (error: TRPCClientError<never>): ErrorDetails | undefined => {
  const response = error.meta?.response;
  if (!isRecord(response) || typeof response.status !== 'number') return undefined;
  const body = error.meta?.responseJSON;
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
  const text = message || (typeof error.meta?.text === 'string' ? error.meta.text : '');
  const statusText = typeof response.statusText === 'string' ? response.statusText : '';
  return { status: response.status, message: text || statusText || 'No explanation was given' };
};

const readDetails = (error: TRPCClientError<never>): ErrorDetails => {
  const data: unknown = error.data;
  if (isRecord(data) && typeof data.httpStatus === 'number') {
    return { status: data.httpStatus, message: error.message };
  }
  return readForeignBody(error) ?? { status: undefined, message: NO_RESPONSE };
};

/** Nothing was done, because what was to be changed is not what its user has seen any more: the message says to a person what it is now. */
export class ChangedMeanwhile extends Error {}

/**
 * The text of any error: `<status>: <message>` if the server rejected the request, or only the message if the error
 * happened in the browser.
 * @param otherwise for an error without a message
 */
export const errorMessage = (error: unknown, otherwise = String(error)): string => {
  if (error instanceof TRPCClientError) {
    const { status, message } = readDetails(error as TRPCClientError<never>);
    return status === undefined ? message : `${status}: ${message}`;
  }
  if (!(error instanceof Error)) return String(error);
  return SCRIPT_FAILED.test(error.message) ? NOT_LOADED : error.message || otherwise;
};

/** The HTTP status with which the server rejected the request; undefined if it did not. */
export const errorStatus = (error: unknown): number | undefined =>
  error instanceof TRPCClientError ? readDetails(error as TRPCClientError<never>).status : undefined;

const CONFLICT = 412;

/** Whether it failed because what was to be changed is not what was read any more. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile || errorStatus(error) === CONFLICT;

/** True if the request was canceled: the user left the screen or pressed Cancel. */
export const isAborted = (error: unknown): boolean =>
  error instanceof TRPCClientError
    ? isAborted(error.cause)
    : error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
