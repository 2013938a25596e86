import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { errorMessage, isAborted, NO_RESPONSE, NOT_LOADED } from '#src/lib/error-message.ts';

const rejected = (httpStatus: number, message: string) =>
  new TRPCClientError(message, {
    result: { error: { code: -32600, message, data: { code: 'BAD_REQUEST', httpStatus, path: 'keys.add' } } },
  });

const rejectedEarly = (status: number, statusText: string, responseJSON: unknown) =>
  new TRPCClientError('Unable to transform response from server', {
    meta: { response: { status, statusText } as Response, responseJSON },
  });

describe('the text of an error', () => {
  it('is the status, a colon and the message if a procedure rejects the request', () => {
    expect(errorMessage(rejected(400, 'Key name is required'))).toBe('400: Key name is required');
  });

  it('is read from the plain error body if the gate rejects the request', () => {
    const error = rejectedEarly(403, 'Forbidden', {
      message: 'This host is not allowed',
      code: 'FORBIDDEN',
    });
    expect(errorMessage(error)).toBe('403: This host is not allowed');
  });

  it('falls back to the status text if the body is empty', () => {
    expect(errorMessage(rejectedEarly(502, 'Bad Gateway', undefined))).toBe('502: Bad Gateway');
  });

  it('says that there was no response', () => {
    expect(errorMessage(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(NO_RESPONSE);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1:4000/assets/keys-x.js',
    'error loading dynamically imported module: http://127.0.0.1:4000/assets/keys-x.js',
    'Importing a module script failed.',
  ])('says what to do about %j', (message) => {
    expect(errorMessage(new TypeError(message))).toBe(NOT_LOADED);
  });

  it('is only the message of an error that does not come from the server', () => {
    expect(errorMessage(new Error('Invalid JSON in request body'))).toBe('Invalid JSON in request body');
    expect(errorMessage('plain')).toBe('plain');
    expect(errorMessage(new Error('Broken'), 'An error occurred')).toBe('Broken');
  });

  it('is the text of the screen for an error that has none', () => {
    expect(errorMessage(new Error(''), 'An error occurred while testing the API')).toBe(
      'An error occurred while testing the API',
    );
  });
});

describe('a canceled request', () => {
  it('is distinguished from a failed one', () => {
    expect(
      isAborted(TRPCClientError.from(new DOMException('Aborted', 'AbortError') as unknown as Error)),
    ).toBe(true);
    expect(isAborted(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(false);
  });
});
