import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { errorMessage, isAborted, NO_ANSWER } from '#src/lib/error-message.ts';

const refused = (httpStatus: number, message: string) =>
  new TRPCClientError(message, {
    result: { error: { code: -32600, message, data: { code: 'BAD_REQUEST', httpStatus, path: 'keys.add' } } },
  });

const beforeProcedures = (status: number, statusText: string, responseJSON: unknown) =>
  new TRPCClientError('Unable to transform response from server', {
    meta: { response: { status, statusText } as Response, responseJSON },
  });

describe('the text of an error', () => {
  it('is the status, a colon and the message of what a procedure refused', () => {
    expect(errorMessage(refused(400, 'Key name is required'))).toBe('400: Key name is required');
  });

  it('is read from the plain error body where the gate refused', () => {
    const error = beforeProcedures(403, 'Forbidden', {
      message: 'This host is not allowed',
      code: 'FORBIDDEN',
    });
    expect(errorMessage(error)).toBe('403: This host is not allowed');
  });

  it('falls back on the status text where the body is empty', () => {
    expect(errorMessage(beforeProcedures(502, 'Bad Gateway', undefined))).toBe('502: Bad Gateway');
  });

  it('says in words that no answer came', () => {
    expect(errorMessage(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(NO_ANSWER);
  });

  it('is the message alone of an error of our own', () => {
    expect(errorMessage(new Error('Invalid JSON in request body'))).toBe('Invalid JSON in request body');
    expect(errorMessage('plain')).toBe('plain');
  });
});

describe('a call that was given up', () => {
  it('is told apart from one that failed', () => {
    expect(
      isAborted(TRPCClientError.from(new DOMException('Aborted', 'AbortError') as unknown as Error)),
    ).toBe(true);
    expect(isAborted(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(false);
  });
});
