import { describe, expect, it } from 'vitest';
import type { Understanding } from '#src/query/understand-query.ts';
import type { Ranked } from '#src/ranking/rank-candidates.ts';
import { rankResults } from '#src/ranking/rank-results.ts';
import { RESULT_WEIGHTS } from '#src/ranking/weights.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** By name, so that the row of each is the same in every ranking. */
const NAMES = ['a', 'b', 'c', 'd'];
const NEED = 'weather';
const candidate = (apiId: string, more: Partial<Candidate> = {}): Candidate => ({
  row: NAMES.indexOf(apiId),
  apiId,
  origin: 'curated',
  group: null,
  prior: 1,
  matches: [],
  ...more,
});
const meeting = (claim: number) => ({ matches: [{ need: NEED, strength: claim, claim, by: 'forecasts' }] });
const needed = (apiId: string, gain: number, more: Partial<Candidate> = meeting(1)): Ranked => ({
  candidate: candidate(apiId, more),
  gain,
});
const matchOf = (scores: Record<string, number>): WordMatch => ({
  hits: [],
  scoreOf: (row) => scores[NAMES[row] ?? ''] ?? 0,
  best: Math.max(0, ...Object.values(scores)),
  most: 30,
  words: [],
});
const understood = (unexplained: string[] = [], isSure = true): Understanding => ({
  needs: [{ name: NEED, kind: 'concept', weight: 1, isImplied: false, isContext: false, isSure, said: [] }],
  qualities: [],
  leftOut: [],
  asked: new Set(),
  corrections: [],
  unwanted: -5,
  unexplained: new Map(unexplained.map((word) => [word, 1])),
  lacks: [],
  countries: [],
  telling: ['forecast', 'hail'],
  stems: new Set(),
  hints: [],
});
const rank = (
  byNeeds: Ranked[],
  scores: Record<string, number>,
  said: Candidate[],
  text: Understanding = understood(),
) => rankResults(text, byNeeds, said, matchOf(scores));
const order = (...all: Parameters<typeof rank>) => rank(...all).map(({ candidate: { apiId } }) => apiId);
const saying = (...names: string[]) => names.map((name) => candidate(name));

describe('rankResults', () => {
  it('puts first what both ways find', () => {
    expect(order([needed('a', 1), needed('b', 1)], { a: 8, c: 8 }, saying('a', 'c'))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('lets words count for more the more an API says, and an ability less the less of the text it explains', () => {
    expect(order([needed('b', 1)], { a: 8 }, saying('a'))).toEqual(['b', 'a']);
    expect(order([needed('b', 1)], { a: 20 }, saying('a'))).toEqual(['a', 'b']);
    const half = rank([needed('b', 1)], {}, [], understood(['hail']))[0];
    expect(half?.signs).toMatchObject({ claim: 1, whole: 0.5 });
  });

  it('trusts a need less that no phrase says', () => {
    const [sure] = rank([needed('a', 1)], {}, []);
    const [guessed] = rank([needed('a', 1)], {}, [], understood([], false));
    expect((sure?.score ?? 0) + RESULT_WEIGHTS.guessed).toBeCloseTo(guessed?.score ?? 0);
  });

  it('puts a curated or well-known one before another that says as much', () => {
    expect(order([], { a: 8, b: 8 }, [candidate('a', { prior: 0.8 }), candidate('b')])).toEqual(['b', 'a']);
  });

  it('shows something for each stated need before much of one', () => {
    const maps = { ...understood().needs[0], name: 'maps' } as Understanding['needs'][number];
    const text = { ...understood(), needs: [...understood().needs, maps] };
    const onMaps = { matches: [{ need: 'maps', strength: 1, claim: 1, by: 'maps' }] };
    const byNeeds = [needed('a', 1), needed('b', 1), needed('c', 1), needed('d', 0.1, onMaps)];
    expect(order(byNeeds, { a: 9, b: 8, c: 4 }, [], text)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('keeps two of one provider of the directory', () => {
    const said = [...saying('d'), ...['a', 'b', 'c'].map((name) => candidate(name, { group: 'x' }))];
    expect(order([], { a: 9, b: 8, c: 7, d: 1 }, said)).toEqual(['a', 'b', 'd']);
  });

  it('has an order where nothing is worth anything', () => {
    const none = { matches: [] };
    const results = rank([needed('b', 0, none), needed('a', 0, none)], {}, []);
    expect(results.map(({ candidate: { apiId }, score }) => [apiId, score])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });
});
