import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { describe, expect, it } from 'vitest';
import { failureWithin, saysItFailed } from '#src/body/outcome.ts';

describe('an object', () => {
  it.each<JsonObject>([
    { actionSucceed: false, errorWrappers: [{ error: 'X' }] },
    { requestSucceeded: 'false', errorMessages: ['X'] },
    { Success: 'N', ErrorMsg: 'X' },
    { isError: true, message: 'X' },
    { ExitCode: 99, IsErroredOnProcessing: true, ErrorMessage: ['X'] },
    { error: 1, message: 'X' },
    { resultCode: 'ERROR', resultMessage: 'X' },
    { result: 'FAIL', reason: 'X' },
    { status: 'failed', message: 'X', data: null },
    { result: 'REJECTED', reasonCode: 'R-1044', reason: 'The period is closed' },
    { status: '0', message: 'NOTOK', result: 'X' },
  ])('says that the call failed: %j', (object) => {
    expect(saysItFailed(object)).toBe(true);
  });

  it.each<JsonObject>([
    { id: 7, status: 'failed', message: 'The import failed' },
    { id: 7, succeeded: false },
    { name: 'build', status: 'failed', reason: 'exit code 1' },
    { status: 'failed' },
    { success: 'no' },
    { success: 0, failure: 2 },
    { isError: true },
    { hasErrors: false, message: 'All good' },
    { isErrorReportingEnabled: true, message: 'Settings' },
    { tokens: 7, message: 'X' },
    { error: 0, message: 'X' },
    { status: 'completed', result: 'X', message: 'X' },
  ])('does not say so: %j', (object) => {
    expect(saysItFailed(object)).toBe(false);
  });
});

describe('a body that only wraps something', () => {
  it.each<JsonObject>([
    { Response: { Error: { Code: 'X', Message: 'X' }, RequestId: '1' } },
    { result: { success: false, message: 'X' } },
    { response: { status: 'fail', error: { code: 'X' } }, requestId: '1' },
    { Error: { Code: 'X', Message: 'X' } },
    { data: { createPost: { __typename: 'InvalidInputError', message: 'X' } } },
  ])('wraps a failure: %j', (object) => {
    expect(failureWithin(object)).toBeDefined();
  });

  it.each<JsonObject>([
    { result: { success: false } },
    { result: { id: 7, status: 'failed', message: 'X' } },
    { response: { errors: [], orders: [] } },
    { result: { success: false, message: 'X' }, next: 'page' },
    { Error: { Rate: 3 } },
    { person: { success: false, message: 'X' } },
    { data: { post: { __typename: 'Post', message: 'X' } } },
    { data: { lastRun: { __typename: 'ScriptError' } } },
  ])('wraps none: %j', (object) => {
    expect(failureWithin(object)).toBeUndefined();
  });
});
