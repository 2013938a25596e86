import type { TestResult } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import { announce, observations, type SentCall, statusLine } from '#src/features/testing/test-run.ts';

const call: SentCall = {
  input: { apiKeyId: 1, endpoint: '/x', method: 'GET' },
  url: 'https://api.example.com/x',
};
const answered = (result: TestResult) => announce({ phase: 'done', call, afterMs: 1, result });

describe('what a screen reader says', () => {
  it('is nothing before the first call', () => {
    expect(announce({ phase: 'idle' })).toBe('');
  });

  it('names class, status, time and size of an answer', () => {
    expect(
      answered({ status: 401, statusText: 'Unauthorized', responseTime: 84, size: 2048, analysis: '' }),
    ).toBe('Client Error: 401 Unauthorized in 84 ms, 2.0 KB');
    expect(answered({ status: 204, statusText: '', responseTime: 5, analysis: '' })).toBe(
      'OK: 204 in 5.0 ms',
    );
  });

  it('gives the reason why no answer came', () => {
    expect(answered({ responseTime: 3000, error: 'Refused by example.com', analysis: '' })).toBe(
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
  expect(statusLine({ status: 200, responseTime: 1, analysis: '' })).toBe('200');
  expect(statusLine({ responseTime: 1, analysis: '' })).toBe('');
});

describe('the analysis as lines', () => {
  const analysis =
    'The key was not sent: a.example is not one of its hosts.\nNo answer came: Refused\n\nCheck it.';

  it('leaves out what the panel says in a place of its own', () => {
    const result = { responseTime: 1, analysis, error: 'Refused', withheldHost: 'a.example' };
    expect(observations(result)).toEqual(['Check it.']);
  });

  it('leaves out nothing else', () => {
    expect(observations({ responseTime: 1, status: 200, analysis: '200 OK: Fine.\nIt is JSON.' })).toEqual([
      '200 OK: Fine.',
      'It is JSON.',
    ]);
    expect(observations({ responseTime: 1, analysis: '' })).toEqual([]);
  });
});
