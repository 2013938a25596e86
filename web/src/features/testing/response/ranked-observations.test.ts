import type { Observation } from '@gatehouse/contract/testing.ts';
import { describe, expect, it } from 'vitest';
import {
  listedObservations,
  rankedObservations,
} from '#src/features/testing/response/ranked-observations.ts';

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
