import { expect, it } from 'vitest';
import { fitWeights, logOddsOf } from '#src/fit-weights.ts';

const EXAMPLES = [
  { terms: ['how', 'long', 'eggs'], isYes: true, weight: 1 },
  { terms: ['how', 'long', 'invoices'], isYes: true, weight: 1 },
  { terms: ['send', 'invoices'], isYes: false, weight: 1 },
  { terms: ['send', 'eggs', 'once'], isYes: false, weight: 1 },
];
const { always, byTerm } = fitWeights(EXAMPLES);
const oddsOf = (...terms: string[]) =>
  logOddsOf(
    terms.flatMap((term) => byTerm.get(term) ?? []),
    always,
  );

it('learns which terms speak for a yes, and which against it', () => {
  expect(oddsOf('how', 'long')).toBeGreaterThan(1);
  expect(oddsOf('send')).toBeLessThan(-1);
  expect(Math.abs(byTerm.get('eggs') ?? 9)).toBeLessThan(Math.abs(byTerm.get('send') ?? 0));
});

it('learns nothing from a term of one example, and the same of the same examples', () => {
  expect(byTerm.has('once')).toBe(false);
  expect(fitWeights(EXAMPLES).byTerm).toEqual(byTerm);
});

it('counts an example as its weight says', () => {
  const heavier = EXAMPLES.map((one) => ({ ...one, weight: one.isYes ? 9 : 1 }));
  expect(fitWeights(heavier).byTerm.get('invoices')).toBeGreaterThan(byTerm.get('invoices') ?? 0);
});
