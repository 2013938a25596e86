import type { Observation, TestResult } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import {
  announce,
  listedObservations,
  rankedObservations,
  type SentCall,
  statusLine,
  withArrived,
} from '#src/features/testing/test-run.ts';

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
    expect(announce({ phase: 'cancelled', call, afterMs: 1 })).toBe('Call canceled');
  });
});

it('a status without text is shown as its number', () => {
  expect(statusLine({ status: 200 })).toBe('200');
  expect(statusLine({})).toBe('');
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

describe('the observation that is shown without opening the others', () => {
  const status: Observation = { kind: 'status', text: '200 OK: Fine.' };
  const shape: Observation = { kind: 'shape', text: 'A list of 3.' };
  const limit: Observation = { kind: 'rate-limit', text: '41 of 60 left.' };

  it('is what is remarkable about a call that succeeded, and the first otherwise', () => {
    const first = (code: number, ...observations: Observation[]) =>
      rankedObservations({ status: code, observations }).first.map(({ kind }) => kind);
    expect(first(200, status, shape, limit)).toEqual(['rate-limit']);
    expect(first(200, status, shape)).toEqual(['shape']);
    expect(first(200, status)).toEqual(['status']);
    expect(first(500, status, limit)).toEqual(['status']);
    expect(first(200, status, { kind: 'problem', text: 'The API says: invalid_auth' }, shape)).toEqual([
      'status',
    ]);
  });

  it('comes after what to do next, if the response says so', () => {
    const first = (code: number, ...observations: Observation[]) =>
      rankedObservations({ status: code, observations }).first.map(({ kind }) => kind);
    expect(first(429, status, shape, limit)).toEqual(['rate-limit', 'status']);
    expect(first(429, status, shape)).toEqual(['status']);
    expect(first(405, status, { kind: 'accepted', text: 'It accepts GET.' })).toEqual(['accepted', 'status']);
    expect(first(201, status, shape, { kind: 'created', text: 'It is at /1.' })).toEqual(['created']);
  });

  it('leaves none out', () => {
    expect(rankedObservations({ status: 200, observations: [status, shape, limit] })).toEqual({
      first: [limit],
      others: [status, shape],
    });
    expect(rankedObservations({ status: 200, observations: [] })).toEqual({ first: [], others: [] });
  });
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
