import type { Observation, TestResult } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import { announce, listedObservations, type SentCall, statusLine } from '#src/features/testing/test-run.ts';

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
    ).toBe('Client Error: 401 Unauthorized in 84 ms, 2.0 KB');
    expect(announceDone({ status: 204, statusText: '', responseTime: 5, ...NO_OBSERVATIONS })).toBe(
      'OK: 204 in 5.0 ms',
    );
  });

  it('is the reason why there was no response', () => {
    expect(announceDone({ responseTime: 3000, error: 'Refused by example.com', ...NO_OBSERVATIONS })).toBe(
      'Error after 3.00 s: Refused by example.com',
    );
  });

  it('distinguishes a call that was not made from a cancelled one', () => {
    expect(announce({ phase: 'failed', call, afterMs: 1, error: new Error('400: No') })).toBe(
      'The call was not made. 400: No',
    );
    expect(announce({ phase: 'cancelled', call, afterMs: 1 })).toBe('Call cancelled');
  });
});

it('a status without text is shown as its number', () => {
  expect(statusLine({ status: 200, responseTime: 1, ...NO_OBSERVATIONS })).toBe('200');
  expect(statusLine({ responseTime: 1, ...NO_OBSERVATIONS })).toBe('');
});

describe('the observations in the list of the panel', () => {
  it('leave out those that the panel shows elsewhere', () => {
    const observations: Observation[] = [
      { kind: 'withheld-key', text: 'The key was not sent.' },
      { kind: 'no-response', text: 'No response: connection refused' },
      { kind: 'advice', text: 'Check it.' },
    ];
    expect(listedObservations({ observations })).toEqual([{ kind: 'advice', text: 'Check it.' }]);
  });

  it('leave out nothing else, whatever its text', () => {
    const observations: Observation[] = [
      { kind: 'status', text: '200 OK: Fine.' },
      { kind: 'problem', text: 'The API says: The key was not sent' },
    ];
    expect(listedObservations({ observations })).toEqual(observations);
  });
});
