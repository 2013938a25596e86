import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import type { Need } from '#src/query/understand-query.ts';
import {
  type AnswerSigns,
  answerChance,
  answerSigns,
  CHANCE,
  worthShowing,
} from '#src/ranking/answer-chance.ts';
import type { Result, ResultSigns } from '#src/ranking/rank-results.ts';
import { ANSWER_WEIGHTS } from '#src/ranking/weights.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const hitsFor = (query: string) => searchApis(knowledge, { query, limit: 10 }).hits;

const PLAIN: AnswerSigns = {
  always: 1,
  score: Math.log(1 + 20),
  best: 0.7,
  whole: 1,
  guessed: 0,
  named: 0,
  unwanted: -6,
};

describe('answerChance', () => {
  it('has a sign for each weight, in the same order', () => {
    expect(Object.keys(PLAIN)).toEqual(Object.keys(ANSWER_WEIGHTS));
  });

  it('is high where a need explains the text, and low for a guess, for a few of its words or where no API is wanted', () => {
    expect(answerChance(PLAIN)).toBeGreaterThan(CHANCE.recommended);
    const guess = { ...PLAIN, score: Math.log(1 + 8), best: 0.2, whole: 0, guessed: 1 };
    expect(answerChance(guess)).toBeLessThan(CHANCE.answered);
    const advice = { ...PLAIN, best: 0.3, whole: 0, unwanted: 4 };
    expect(answerChance(advice)).toBeLessThan(CHANCE.answered);
    expect(answerChance(undefined)).toBe(0);
  });
});

describe('answerSigns', () => {
  const words = { hits: [], scoreOf: () => 9, best: 9, most: 12, words: [] };
  const signs = {} as ResultSigns;
  const first: Result = { candidate: { row: 1 } as Candidate, signs, score: 9 };
  const asked = { needs: [], telling: ['treaties'], leftOut: [], qualities: [], unwanted: -4 };

  it('are none where nothing was found or a text says nothing of what is needed', () => {
    expect(answerSigns(asked, [], words)).toBeUndefined();
    expect(answerSigns({ ...asked, telling: [] }, [first], words)).toBeUndefined();
    const complaint = { ...asked, telling: ['pay'], qualities: ['low price'] };
    expect(answerSigns(complaint, [first], words)).toBeUndefined();
    expect(answerSigns(asked, [first], words)).toMatchObject({ always: 1, best: 0.75, unwanted: -4 });
  });
});

describe('worthShowing', () => {
  const NEEDS = ['weather', 'maps'].map(
    (name): Need => ({
      name,
      kind: 'concept',
      weight: 1,
      isImplied: false,
      isContext: false,
      isSure: true,
      said: [],
    }),
  );
  const result = (name: string, score: number, signs: Partial<ResultSigns> = {}, need = ''): Result => ({
    candidate: {
      apiId: name,
      matches: [{ need, strength: 1, claim: signs.claim ?? 0, by: 'maps' }],
    } as unknown as Candidate,
    score,
    signs: { said: 0, prior: 0, gain: 0, claim: 0, whole: 0, guessed: 0, named: 0, ...signs },
  });
  const shown = (chance: number) =>
    worthShowing(
      [
        result('first', 16, { claim: 1, whole: 0.5 }, 'weather'),
        result('doing', 11, { claim: 1, whole: 1 }, 'weather'),
        result('guessed', 10.9, { claim: 1, whole: 1, guessed: 1 }, 'weather'),
        result('saying', 10.8),
        result('doing a part', 10.7, { claim: 1, whole: 0.4 }, 'weather'),
        result('the first for another need', 5, { claim: 1, whole: 0.4 }, 'maps'),
        result('named', 4, { named: 1 }),
      ],
      chance,
      NEEDS,
    ).map(({ candidate: { apiId } }) => apiId);

  it('leaves out what only says words or does a part and is far behind the first', () => {
    expect(shown(0.9)).toEqual(['first', 'doing', 'the first for another need', 'named']);
  });

  it('is nothing where the answer is too likely wrong', () => {
    expect(shown(CHANCE.answered - 0.01)).toEqual([]);
  });
});

describe('what is shown', () => {
  it('is recommended where it is likely, and only there', () => {
    const [first] = hitsFor('decode a VIN into make and model');
    expect(first?.api.id).toBe('nhtsa-vpic');
    expect(first?.isRecommended).toBe(true);
    expect(hitsFor('which of my plants needs more light').some(({ isRecommended }) => isRecommended)).toBe(
      false,
    );
  });
});
