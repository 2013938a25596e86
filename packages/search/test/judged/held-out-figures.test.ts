import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';
import { drawnClaims, isSupported } from '#test/judged/claims.ts';
import { figuresOf, verdictsOn } from '#test/judged/grade-judged.ts';
import {
  ELEVENTH_BATCH,
  FIRST_BATCH,
  FOURTH_BATCH,
  JUDGED_HELD_OUT,
  NINTH_BATCH,
  SECOND_BATCH,
  SEVENTH_BATCH,
  SIXTH_BATCH,
  TENTH_BATCH,
  THIRD_BATCH,
} from '#test/judged/judged-set.ts';

const knowledge = openKnowledge();
const verdicts = (set: typeof JUDGED_HELD_OUT) =>
  verdictsOn(set, (query) => searchApis(knowledge, { query, limit: 10 }).hits);

/*
 * Messages name no requirement of these halves: whoever changes the search does not know them.
 */
it('is right about requirements that it was not tuned for', () => {
  const figures = figuresOf(verdicts(JUDGED_HELD_OUT));
  expect(figures.hitAt3).toBeGreaterThanOrEqual(0.89);
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(0.8);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(0.03);
  expect(figures.badgesWrong).toBeLessThanOrEqual(0.02);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(0.82);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.05);
});

/** Of a batch the floor is a little below what was measured; docs/search.md has both. Only 8 to 27 of each fit nothing. */
it.each([
  { name: 'first', set: FIRST_BATCH.heldOut, hitAt3: 0.94, rightAbstentions: 0.7 },
  { name: 'second', set: SECOND_BATCH.heldOut, hitAt3: 0.91, rightAbstentions: 0.76 },
  { name: 'third', set: THIRD_BATCH.heldOut, hitAt3: 0.8, rightAbstentions: 0.86 },
  { name: 'fourth', set: FOURTH_BATCH.heldOut, hitAt3: 0.9, rightAbstentions: 0.87 },
])('is right about the $name batch of them', ({ set, ...least }) => {
  const figures = figuresOf(verdicts(set));
  expect(figures.hitAt3).toBeGreaterThanOrEqual(least.hitAt3);
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(0.75);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(0.2);
  expect(figures.badgesWrong).toBeLessThanOrEqual(0.05);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(least.rightAbstentions);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.09);
});

/** Of these whatever stood beside what is right was judged too, and every other thing that comes near is wrong. */
it.each([
  { name: 'sixth', set: SIXTH_BATCH.heldOut, hitAt3: 0.87, wrongAnswers: 0.14, badgesWrong: 0.04 },
  { name: 'seventh', set: SEVENTH_BATCH.heldOut, hitAt3: 0.86, wrongAnswers: 0.15, badgesWrong: 0.06 },
])('is right about the $name batch of them', ({ set, hitAt3, wrongAnswers, badgesWrong }) => {
  const figures = figuresOf(verdicts(set));
  expect(figures.hitAt3).toBeGreaterThanOrEqual(hitAt3);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(wrongAnswers);
  expect(figures.badgesWrong).toBeLessThanOrEqual(badgesWrong);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.06);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(0.65);
});

/** These ask for what is in the whole catalogue, seldom for what many ask for; nobody tuned the search for the ninth. */
it.each([
  { name: 'ninth', set: NINTH_BATCH, hitAt3: 0.78, precisionAt5: 0.71, wrongAnswers: 0.17 },
  { name: 'tenth', set: TENTH_BATCH, hitAt3: 0.87, precisionAt5: 0.69, wrongAnswers: 0.19 },
  { name: 'eleventh', set: ELEVENTH_BATCH, hitAt3: 0.93, precisionAt5: 0.88, wrongAnswers: 0.12 },
])('finds what few ask for: the $name batch', ({ set, hitAt3, precisionAt5, wrongAnswers }) => {
  const figures = figuresOf(verdicts(set));
  expect(figures.hitAt3).toBeGreaterThanOrEqual(hitAt3);
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(precisionAt5);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(wrongAnswers);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.09);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(0.55);
});

it('claims nothing of an API that no capability says', () => {
  const claims = drawnClaims(verdicts(JUDGED_HELD_OUT), 100);
  expect(claims.length).toBe(100);
  expect(claims.filter((claim) => !isSupported(knowledge, claim)).length).toBeLessThanOrEqual(2);
});
