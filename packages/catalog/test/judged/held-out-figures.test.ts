import { expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';
import { builtCatalog } from '#test/catalog.ts';
import { drawnClaims, isSupported } from '#test/judged/claims.ts';
import { type Figures, figuresOf, verdictsOn } from '#test/judged/grade-judged.ts';
import { FIRST_BATCH, JUDGED_HELD_OUT, SECOND_BATCH, THIRD_BATCH } from '#test/judged/judged-set.ts';

const catalog = builtCatalog();
const verdicts = (set: typeof JUDGED_HELD_OUT) =>
  verdictsOn(set, (query) => searchApis(catalog, { query, limit: 10 }).hits);

/** What every batch has to keep to, whatever it was first asked. */
const expectSound = (figures: Figures): void => {
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(0.75);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(0.2);
  expect(figures.badgesWrong).toBeLessThanOrEqual(0.05);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.05);
};

/*
 * Messages name no requirement of these halves: whoever changes the search does not know them. Where the goal is not
 * reached, the floor is a little below what was measured; docs/search.md has both.
 */
it.each([
  { name: 'first', set: FIRST_BATCH.heldOut, hitAt3: 0.92, rightAbstentions: 0.85 },
  // Of thirteen that nothing fits, eleven are answered by none: the goal of 0.85 lies between eleven and twelve.
  { name: 'second', set: SECOND_BATCH.heldOut, hitAt3: 0.91, rightAbstentions: 0.84 },
  // The goal of 0.92 is not reached yet.
  { name: 'third', set: THIRD_BATCH.heldOut, hitAt3: 0.83, rightAbstentions: 0.9 },
])('is right about the $name batch of requirements that it was not tuned for', ({ set, ...least }) => {
  const figures = figuresOf(verdicts(set));
  expectSound(figures);
  expect(figures.hitAt3).toBeGreaterThanOrEqual(least.hitAt3);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(least.rightAbstentions);
});

it('claims nothing of an API that no capability says', () => {
  const claims = drawnClaims(verdicts(JUDGED_HELD_OUT), 100);
  expect(claims.length).toBe(100);
  expect(claims.filter((claim) => !isSupported(claim)).length).toBeLessThanOrEqual(2);
});
