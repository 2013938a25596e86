import { describe, expect, it } from 'vitest';
import { fuseRankings } from '#src/ranking/fuse-rankings.ts';
import type { Ranked } from '#src/ranking/rank-candidates.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** By name, so that the row of each is the same in every ranking. */
const NAMES = ['a', 'b', 'c', 'd'];
const candidate = (apiId: string, more: Partial<Candidate> = {}): Candidate => ({
  row: NAMES.indexOf(apiId),
  apiId,
  origin: 'curated',
  group: null,
  prior: 1,
  matches: [],
  ...more,
});
const needed = (apiId: string, gain: number, more: Partial<Candidate> = {}): Ranked => ({
  candidate: candidate(apiId, more),
  score: gain,
  gain,
});
const matchOf = (scores: Record<string, number>): WordMatch => {
  const sorted = Object.values(scores).sort((one, other) => other - one);
  return {
    hits: [],
    scoreOf: (row) => scores[NAMES[row] ?? ''] ?? 0,
    best: sorted[0] ?? 0,
    second: sorted[1] ?? 0,
    most: 10,
    words: [],
  };
};
const order = (byNeeds: Ranked[], scores: Record<string, number>, said: Candidate[], needs = 1) =>
  fuseRankings(byNeeds, said, matchOf(scores), needs).map(({ candidate: { apiId } }) => apiId);
const saying = (...names: string[]) => names.map((name) => candidate(name));

describe('fuseRankings', () => {
  it('puts first what both ways find best', () => {
    expect(order([needed('b', 1), needed('a', 0.9)], { a: 8, c: 8 }, saying('a', 'c'))).toEqual([
      'a',
      'c',
      'b',
    ]);
  });

  it('lets needs count for more where several are stated', () => {
    const byNeeds = [needed('b', 1), needed('c', 1)];
    expect(order(byNeeds, { a: 8 }, saying('a'), 1)).toEqual(['a', 'b', 'c']);
    expect(order(byNeeds, { a: 8 }, saying('a'), 3)).toEqual(['b', 'c', 'a']);
  });

  it('puts a curated or well-known one before another that says as much', () => {
    const said = [candidate('a', { prior: 0.8 }), candidate('b')];
    expect(order([], { a: 8, b: 8 }, said)).toEqual(['b', 'a']);
  });

  it('keeps two of one provider of the directory', () => {
    const said = [...saying('d'), ...['a', 'b', 'c'].map((name) => candidate(name, { group: 'x' }))];
    expect(order([], { a: 9, b: 8, c: 7, d: 1 }, said)).toEqual(['a', 'b', 'd']);
  });

  it('has an order where nothing is worth anything', () => {
    const ranked = fuseRankings([needed('b', 0), needed('a', 0)], [], matchOf({}), 1);
    expect(ranked.map(({ candidate: { apiId }, score }) => [apiId, score])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });
});
