import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { describe, expect, it } from 'vitest';
import { reportsError } from '#src/body/reports-error.ts';

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
