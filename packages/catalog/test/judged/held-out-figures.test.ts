import { expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';
import { builtCatalog } from '#test/catalog.ts';
import { drawnClaims, isSupported } from '#test/judged/claims.ts';
import { figuresOf, verdictsOn } from '#test/judged/grade-judged.ts';
import { FIRST_BATCH, SECOND_BATCH } from '#test/judged/judged-set.ts';

const catalog = builtCatalog();

/*
 * Messages name no requirement of this half: whoever changes the search does not know them. Where the goal is not
 * reached, the floor is a little below what was measured; docs/search.md has both.
 */
it('is right about requirements that it was not tuned for', () => {
  const verdicts = verdictsOn(FIRST_BATCH.heldOut, (query) => searchApis(catalog, { query, limit: 10 }).hits);
  const figures = figuresOf(verdicts);
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(0.75);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(0.2);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(0.85);
  // Goals not reached yet: 0.92, 0.05, 0.05, and no claim without a capability.
  expect(figures.hitAt3).toBeGreaterThanOrEqual(0.89);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.06);
  expect(figures.badgesWrong).toBeLessThanOrEqual(0.07);
  const claims = drawnClaims(verdicts, 100);
  expect(claims.length).toBe(100);
  expect(claims.filter((claim) => !isSupported(claim)).length).toBeLessThanOrEqual(4);
});

it('answers the held-out half of the second batch no worse than when that was first asked', () => {
  const figures = figuresOf(
    verdictsOn(SECOND_BATCH.heldOut, (query) => searchApis(catalog, { query, limit: 10 }).hits),
  );
  expect(figures.precisionAt5).toBeGreaterThanOrEqual(0.75);
  expect(figures.wrongAnswers).toBeLessThanOrEqual(0.2);
  expect(figures.badgesWrong).toBeLessThanOrEqual(0.05);
  expect(figures.falseAbstentions).toBeLessThanOrEqual(0.05);
  // Goals not reached yet: 0.92, 0.85.
  expect(figures.hitAt3).toBeGreaterThanOrEqual(0.82);
  expect(figures.rightAbstentions).toBeGreaterThanOrEqual(0.8);
});
