import type { TestResult } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import { withArrived } from '#src/features/testing/tabs/tab-runner.ts';
import { announce, type SentCall, statusLine } from '#src/features/testing/test-run.ts';

const call: SentCall = {
  input: { apiKeyId: 1, endpoint: '/x', method: 'GET' },
  url: 'https://api.example.com/x',
};
const NO_OBSERVATIONS = { observations: [], analysis: '' };
const announceDone = (result: TestResult) => announce({ phase: 'done', call, afterMs: 1, result });

describe('what a screen reader announces', () => {
  it('is nothing before the first call', () => {
    expect(announce({ phase: 'idle' })).toBe('');
  });

  it('is class, status, time and size of a response', () => {
    expect(
      announceDone({
        status: 401,
        statusText: 'Unauthorized',
        responseTime: 84,
        size: 2048,
        ...NO_OBSERVATIONS,
      }),
    ).toBe('Client Error: 401 Unauthorized in 84 ms, 2.0 KiB');
    expect(announceDone({ status: 204, statusText: '', responseTime: 5, ...NO_OBSERVATIONS })).toBe(
      'OK: 204 in 5.0 ms',
    );
  });

  it('is the reason why there was no response', () => {
    expect(announceDone({ responseTime: 3000, error: 'Refused by example.com', ...NO_OBSERVATIONS })).toBe(
      'Error after 3.00 s: Refused by example.com',
    );
  });

  it('distinguishes a call that was not made from a canceled one', () => {
    expect(announce({ phase: 'failed', call, afterMs: 1, error: new Error('400: No') })).toBe(
      'The call was not made. 400: No',
    );
    expect(announce({ phase: 'canceled', call, afterMs: 1 })).toBe('Call canceled');
  });
});

it('a status without text is shown as its number', () => {
  expect(statusLine({ status: 200 })).toBe('200');
  expect(statusLine({})).toBe('');
});

const HEAD = { status: 200, statusText: 'OK', contentType: 'text/event-stream' };

it('the records of a stream are collected with the time at which each arrived', () => {
  const first = withArrived(undefined, { ...HEAD, at: 10, records: [] });
  expect(first).toEqual({ ...HEAD, records: [], arrivals: [] });
  const second = withArrived(first, { ...HEAD, at: 20, records: ['a', 'b'] });
  expect(withArrived(second, { ...HEAD, at: 30, records: ['c'] })).toEqual({
    ...HEAD,
    records: ['a', 'b', 'c'],
    arrivals: [20, 20, 30],
  });
});
