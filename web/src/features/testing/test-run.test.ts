import type { Observation, TestResult } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import { announce, listedObservations, type SentCall, statusLine } from '#src/features/testing/test-run.ts';

const call: SentCall = {
  input: { apiKeyId: 1, endpoint: '/x', method: 'GET' },
  url: 'https://api.example.com/x',
};
const NOTHING_SAID = { observations: [], analysis: '' };
const answered = (result: TestResult) => announce({ phase: 'done', call, afterMs: 1, result });

describe('what a screen reader says', () => {
  it('is nothing before the first call', () => {
    expect(announce({ phase: 'idle' })).toBe('');
  });

  it('names class, status, time and size of an answer', () => {
    expect(
      answered({ status: 401, statusText: 'Unauthorized', responseTime: 84, size: 2048, ...NOTHING_SAID }),
    ).toBe('Client Error: 401 Unauthorized in 84 ms, 2.0 KB');
    expect(answered({ status: 204, statusText: '', responseTime: 5, ...NOTHING_SAID })).toBe(
      'OK: 204 in 5.0 ms',
    );
  });

  it('gives the reason why no answer came', () => {
    expect(answered({ responseTime: 3000, error: 'Refused by example.com', ...NOTHING_SAID })).toBe(
      'Error after 3.00 s: Refused by example.com',
    );
  });

  it('tells a refusal and a cancelled call apart', () => {
    expect(announce({ phase: 'failed', call, afterMs: 1, error: new Error('400: No') })).toBe(
      'The call was not made. 400: No',
    );
    expect(announce({ phase: 'cancelled', call, afterMs: 1 })).toBe('Call cancelled');
  });
});

it('a status without words is its number', () => {
  expect(statusLine({ status: 200, responseTime: 1, ...NOTHING_SAID })).toBe('200');
  expect(statusLine({ responseTime: 1, ...NOTHING_SAID })).toBe('');
});

describe('the observations that the panel lists', () => {
  it('leave out what it says in a place of its own', () => {
    const observations: Observation[] = [
      { kind: 'withheld-key', text: 'The key was not sent.' },
      { kind: 'no-response', text: 'No response: Refused' },
      { kind: 'advice', text: 'Check it.' },
    ];
    expect(listedObservations({ observations })).toEqual([{ kind: 'advice', text: 'Check it.' }]);
  });

  it('leave out nothing else, whatever the words', () => {
    const observations: Observation[] = [
      { kind: 'status', text: '200 OK: Fine.' },
      { kind: 'problem', text: 'The API says: The key was not sent' },
    ];
    expect(listedObservations({ observations })).toEqual(observations);
  });
});
