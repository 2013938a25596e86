import { TRPCClientError } from '@trpc/client';

/** What a person reads where no answer came at all: the server is down, or the network is. */
export const NO_ANSWER = 'The server did not answer. Check that Gatehouse is still running.';

interface Answered {
  status: number | undefined;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A refusal that came from before the procedures (the gate, the parser) carries the plain error body. */
const plainBody = (error: TRPCClientError<never>): Answered | undefined => {
  const response = error.meta?.response;
  if (!isRecord(response) || typeof response.status !== 'number') return undefined;
  const body = error.meta?.responseJSON;
  const message = isRecord(body) && typeof body.message === 'string' ? body.message : '';
  const statusText = typeof response.statusText === 'string' ? response.statusText : '';
  return { status: response.status, message: message || statusText || 'No explanation was given' };
};

const readAnswer = (error: TRPCClientError<never>): Answered => {
  const data: unknown = error.data;
  if (isRecord(data) && typeof data.httpStatus === 'number') {
    return { status: data.httpStatus, message: error.message };
  }
  return plainBody(error) ?? { status: undefined, message: NO_ANSWER };
};

/**
 * The one text of any error: `<status>: <message>` for what the server refused, the plain message for what went
 * wrong here.
 */
export const errorMessage = (error: unknown): string => {
  if (error instanceof TRPCClientError) {
    const { status, message } = readAnswer(error as TRPCClientError<never>);
    return status === undefined ? message : `${status}: ${message}`;
  }
  return error instanceof Error && error.message !== '' ? error.message : String(error);
};

/** True where the call was given up by us: the screen was left, or Cancel was pressed. */
export const isAborted = (error: unknown): boolean =>
  error instanceof TRPCClientError
    ? isAborted(error.cause)
    : error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
