import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { describe, expect, it } from 'vitest';
import { reportsError } from '#src/body/error-root.ts';
import { hasFailed } from '#src/body/failure.ts';

const reports = (value: JsonObject): boolean =>
  reportsError({ kind: 'json', mediaType: 'application/json', value });

describe('a body with 200', () => {
  it.each<JsonObject>([
    { code: 40101, msg: 'Invalid api key', data: null },
    { code: '50113', msg: 'Invalid Sign', data: [] },
    { errcode: 40001, errmsg: 'invalid credential' },
    { retCode: 10003, retMsg: 'API key is invalid.', result: {} },
    { status: false, message: 'Invalid key' },
    { isSuccess: false },
    { status: 2, status_message: 'invalidAuthToken' },
    { code: 800, message: 'collection not found' },
    { code: 1100, message: 'illegal parameter', requestId: 'a' },
  ])('reports an error: %j', (body) => {
    expect(reports(body)).toBe(true);
  });

  it.each<JsonObject>([
    { code: 0, msg: 'ok', data: null },
    { code: 200, msg: 'success', data: null },
    { code: 20000, message: 'done', data: {} },
    { code: 1003, name: 'a product', data: null },
    { code: 75, message: 'Welcome', data: { id: 1 } },
    { errcode: 0, errmsg: 'ok' },
    { code: 0, message: 'collection found' },
    { code: 49, message: 'Germany', capital: 'Berlin' },
    { retCode: 0, retMsg: 'OK', result: {} },
    { status: false },
    { id: 1, status: false, message: 'a draft' },
    { id: 7, error_code: 3, message: 'a logged error that was asked for' },
  ])('reports none: %j', (body) => {
    expect(reports(body)).toBe(false);
  });
});

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
    expect(hasFailed(object)).toBe(true);
  });

  it.each<JsonObject>([
    { id: 7, status: 'failed', message: 'The import failed' },
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
    expect(hasFailed(object)).toBe(false);
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
    expect(reports(object)).toBe(true);
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
    expect(reports(object)).toBe(false);
  });
});
