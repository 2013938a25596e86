import { describe, expect, it } from 'vitest';
import { CALL_METHODS, TEST_METHODS } from '#src/plain/call-methods.ts';
import { statusBadge } from '#src/plain/status-badge.ts';
import { messagesOf } from '#test/messages.ts';
import { runTestInput } from './testing.ts';

const call = { apiKeyId: 1, endpoint: '/v1/models', method: 'GET' };

describe('a test request', () => {
  it('requires the endpoint', () => {
    for (const endpoint of [undefined, '', ' ']) {
      expect(messagesOf(runTestInput, { ...call, endpoint })).toEqual({ endpoint: 'Endpoint is required' });
    }
  });

  it('accepts an endpoint of up to 2,048 characters', () => {
    expect(messagesOf(runTestInput, { ...call, endpoint: `/${'a'.repeat(2047)}` })).toEqual({});
    expect(messagesOf(runTestInput, { ...call, endpoint: `/${'a'.repeat(2048)}` })).toEqual({
      endpoint: 'Must be at most 2048 characters',
    });
  });

  it('accepts the four methods of the form, and PATCH, HEAD and OPTIONS', () => {
    expect([...TEST_METHODS]).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
    for (const method of CALL_METHODS) expect(messagesOf(runTestInput, { ...call, method })).toEqual({});
    for (const method of ['get', 'TRACE', '']) {
      expect(runTestInput.safeParse({ ...call, method }).success, method).toBe(false);
    }
  });

  it('accepts any JSON value as its body', () => {
    for (const requestBody of [{}, { a: 1 }, [1], 'text', 0, false, null, undefined]) {
      expect(messagesOf(runTestInput, { ...call, requestBody })).toEqual({});
    }
  });
});

it('the badge names the class of the response', () => {
  expect([200, 204, 299].map((status) => statusBadge(status))).toEqual(
    Array(3).fill({ label: 'OK', tone: 'success' }),
  );
  expect([400, 404, 499].map((status) => statusBadge(status))).toEqual(
    Array(3).fill({ label: 'Client Error', tone: 'warning' }),
  );
  expect([500, 503, 599].map((status) => statusBadge(status))).toEqual(
    Array(3).fill({ label: 'Server Error', tone: 'destructive' }),
  );
  expect(statusBadge(undefined)).toEqual({ label: 'Error', tone: 'destructive' });
  expect(statusBadge(302).label).toBe('302');
});
