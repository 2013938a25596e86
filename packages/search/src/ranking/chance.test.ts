import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { CHANCE, chanceOf, type Signs } from '#src/ranking/chance.ts';
import { WEIGHTS } from '#src/ranking/chance-weights.ts';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const hitsFor = (query: string) => searchApis(knowledge, { query, limit: 10 }).hits;

const PLAIN: Signs = {
  always: 1,
  score: Math.log(1 + 25),
  share: 0.7,
  best: 0.7,
  lead: 0.3,
  length: Math.log(1 + 5),
  claim: 1,
  whole: 1,
  named: 0,
  likely: Math.log(0.9),
  nothing: Math.log(0.003),
  unwanted: -6,
  guessed: 0,
  lacking: 0,
};

describe('chanceOf', () => {
  it('has a sign for each weight, in the same order', () => {
    expect(Object.keys(PLAIN)).toEqual(Object.keys(WEIGHTS));
  });

  it('is high where the words of an ability say it, and low for a guess that another result says better', () => {
    expect(chanceOf(PLAIN)).toBeGreaterThan(CHANCE.recommended);
    const guess = { ...PLAIN, score: 1, share: 0.1, claim: 0.5, whole: 0, likely: Math.log(0.1), guessed: 1 };
    expect(chanceOf(guess)).toBeLessThan(CHANCE.shown);
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
