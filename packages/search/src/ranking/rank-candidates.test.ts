import { describe, expect, it } from 'vitest';
import type { Need } from '#src/query/understand-query.ts';
import { rankCandidates } from '#src/ranking/rank-candidates.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';

const need = (name: string, weight = 1): Need => ({
  name,
  kind: 'concept',
  weight,
  isImplied: false,
  isContext: false,
  isSure: true,
  said: [],
});
const candidate = (
  apiId: string,
  strengths: Record<string, number>,
  more: Partial<Candidate> = {},
): Candidate => ({
  row: 0,
  apiId,
  origin: 'curated',
  group: null,
  prior: 1,
  matches: Object.entries(strengths).map(([name, strength]) => ({
    need: name,
    strength,
    claim: strength,
    by: null,
  })),
  ...more,
});
const order = (candidates: Candidate[], needs: Need[], limit = 10) =>
  rankCandidates(candidates, needs, limit).map(({ candidate: { apiId } }) => apiId);

describe('choose', () => {
  it('puts APIs that meet more needs first', () => {
    const list = [candidate('one', { a: 1 }), candidate('both', { a: 0.9, b: 0.9 })];
    expect(order(list, [need('a'), need('b')])).toEqual(['both', 'one']);
  });

  it('covers each need before it repeats one', () => {
    const list = [candidate('a1', { a: 1 }), candidate('a2', { a: 0.98 }), candidate('b1', { b: 0.8 })];
    expect(order(list, [need('a'), need('b')])).toEqual(['a1', 'b1', 'a2']);
  });

  it('uses popularity as a factor, which lifts no API that meets nothing', () => {
    const list = [candidate('fit', { a: 1 }), candidate('famous', { other: 1 }, { prior: 9 })];
    expect(order(list, [need('a')])[0]).toBe('fit');
  });

  it('ranks a second API from the same provider lower', () => {
    const list = [
      candidate('x:1', { a: 1 }, { group: 'x' }),
      candidate('x:2', { a: 0.99 }, { group: 'x' }),
      candidate('y:1', { a: 0.7 }, { group: 'y' }),
    ];
    expect(order(list, [need('a')])).toEqual(['x:1', 'y:1', 'x:2']);
  });

  it('breaks ties by id and respects the limit', () => {
    const list = [candidate('b', { a: 1 }), candidate('a', { a: 1 }), candidate('c', { a: 1 })];
    expect(order(list, [need('a')], 2)).toEqual(['a', 'b']);
    expect(order(list, [need('a')], 0)).toEqual([]);
    expect(order([], [need('a')])).toEqual([]);
  });
});
