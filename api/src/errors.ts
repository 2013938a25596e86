import { ERROR_STATUS, type ErrorBody, type ErrorCode, type ErrorIssue } from '@gatehouse/contract/errors.ts';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { classifyFailure, type DatabaseFailure } from '#src/db/failure.ts';
import { VaultError } from '#src/vault/envelope.ts';

type Details = {
  issues?: ErrorIssue[];
  /** Sent as the Retry-After header. */
  retryAfterSeconds?: number;
  /** Whoever runs the server should know of it: its cause is written to the log. */
  isLogged?: boolean;
};

/** An error that the caller may see. `message` is sent as it is, so it must not contain a secret or an internal name. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const notFound = (thing: string): AppError => new AppError('NOT_FOUND', `${thing} not found`);

/** An error about one field of the input: its name, or the path to a value inside it. */
export const rejected = (
  code: 'BAD_REQUEST' | 'CONFLICT',
  field: string | ErrorIssue['path'],
  message: string,
): AppError => new AppError(code, message, { issues: [{ path: [field].flat(), message }] });

/** What a database failure means to the caller. Unknown failures stay internal. */
const fromFailure = (failure: DatabaseFailure): AppError => {
  switch (failure) {
    case 'storage_full':
      return new AppError(
        'SERVICE_UNAVAILABLE',
        'The disk is full. Nothing was saved. Free some space and try again.',
        { retryAfterSeconds: 30 },
      );
    case 'busy':
      return new AppError('SERVICE_UNAVAILABLE', 'The database is busy. Please try again.', {
        retryAfterSeconds: 1,
      });
    case 'read_only':
      return new AppError('SERVICE_UNAVAILABLE', 'The database is damaged and open read-only.', {
        retryAfterSeconds: 60,
      });
    case 'unavailable':
      return new AppError('SERVICE_UNAVAILABLE', 'The database cannot be reached. Please try again.', {
        retryAfterSeconds: 2,
      });
    case 'conflict':
      return new AppError('CONFLICT', 'An entry with these values already exists.');
  }
};

/**
 * A conflict with the state of the entry, which its owner can resolve (RFC 9110, 15.5.10): the request was right, the
 * server works, and trying again is of no use. A rotation is no cure: the new key would be sent where the changed entry
 * says. The vault's own message stays in the log.
 */
const secretThatDoesNotOpen = (): AppError =>
  new AppError(
    'CONFLICT',
    'The stored key cannot be decrypted: it or what it may be used for was changed outside Gatehouse. Delete this entry, and add the key again.',
    { isLogged: true },
  );

type Issue = ZodError['issues'][number];

/** The message of one issue. If zod wraps another issue (of a record's key or a union's option), the inner one says more. */
const messageOf = (issue: Issue): string => {
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element')
    return issue.issues[0]?.message ?? issue.message;
  return issue.message;
};

/** Input that a schema has not accepted. */
export const fromZod = (error: ZodError): AppError => {
  const issues = error.issues.map((issue) => ({
    path: issue.path.map((part) => (typeof part === 'symbol' ? part.toString() : part)),
    message: messageOf(issue),
  }));
  return new AppError('BAD_REQUEST', issues[0]?.message ?? 'Invalid input', { issues });
};

const isErrorCode = (code: string): code is ErrorCode => code in ERROR_STATUS;

const fromTrpc = (error: TRPCError): AppError => {
  if (error.cause instanceof AppError) return error.cause;
  // Only an invalid input is the caller's mistake: an invalid output is a bug of ours, and its details stay internal.
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return fromZod(error.cause);
  if (error.code === 'INTERNAL_SERVER_ERROR') return toAppError(error.cause);
  // No such procedure: tRPC would repeat the path, and somebody may have put a secret into it.
  if (error.code === 'NOT_FOUND') return new AppError('NOT_FOUND', 'Not found');
  if (error.code === 'PARSE_ERROR' || error.cause instanceof SyntaxError)
    return new AppError('BAD_REQUEST', 'The input is not valid JSON');
  return new AppError(isErrorCode(error.code) ? error.code : 'BAD_REQUEST', error.message);
};

const CODE_OF_STATUS = new Map<number, ErrorCode>(
  Object.entries(ERROR_STATUS).map(([code, status]) => [status, code as ErrorCode]),
);

const FASTIFY_MESSAGES: Record<string, string> = {
  FST_ERR_BAD_URL: 'The path is not valid: a % must be followed by two hexadecimal digits',
  FST_ERR_MAX_PARAM_LENGTH: 'The path is too long',
};

const CODE_MESSAGES: Partial<Record<ErrorCode, string>> = {
  PAYLOAD_TOO_LARGE: 'The body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be JSON (Content-Type: application/json)',
  SERVICE_UNAVAILABLE: 'The server is busy or stopping. Please try again.',
};

/** Fastify's own errors have a status and a code such as FST_ERR_BAD_URL. */
const fromFastify = (error: Error & { statusCode: number; code?: string }): AppError => {
  const code = CODE_OF_STATUS.get(error.statusCode) ?? 'BAD_REQUEST';
  const message = FASTIFY_MESSAGES[error.code ?? ''] ?? CODE_MESSAGES[code] ?? 'Bad request';
  return new AppError(code, message, { retryAfterSeconds: code === 'SERVICE_UNAVAILABLE' ? 2 : undefined });
};

const hasClientStatus = (error: Error): error is Error & { statusCode: number; code?: string } => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && (status < 500 || status === 503);
};

/** Turns any error into one that may be shown. An unknown error becomes a 500 without internal details. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) return fromTrpc(error);
  if (error instanceof VaultError) return secretThatDoesNotOpen();
  const failure = classifyFailure(error);
  if (failure !== undefined) return fromFailure(failure);
  if (error instanceof Error && hasClientStatus(error)) return fromFastify(error);
  return new AppError(
    'INTERNAL_SERVER_ERROR',
    'Something went wrong on the server. The server log has the details.',
  );
};

/** Whether the log gets the error: a bug of ours, or one that says so. */
export const isLogged = (error: unknown): boolean => {
  const { code, details } = toAppError(error);
  return code === 'INTERNAL_SERVER_ERROR' || details.isLogged === true;
};

/** The HTTP status, headers and body of an error response; every error has this shape. */
export const errorResponse = (
  error: unknown,
): { status: number; headers: Record<string, string>; body: ErrorBody } => {
  const { code, message, details } = toAppError(error);
  const headers: Record<string, string> =
    details.retryAfterSeconds === undefined ? {} : { 'retry-after': String(details.retryAfterSeconds) };
  return {
    status: ERROR_STATUS[code],
    headers,
    body: { message, code, ...(details.issues ? { issues: details.issues } : {}) },
  };
};
