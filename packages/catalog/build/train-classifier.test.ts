import { expect, it } from 'vitest';
import { trainClassifier } from '#build/train-classifier.ts';
import { classifier, NOTHING, packWeights } from '#src/classifier.ts';
import { wordsOf } from '#src/words.ts';

const EXAMPLES = [
  { label: 'weather', text: 'tell anglers when the waves are high' },
  { label: 'weather', text: 'warn sailors of high waves' },
  { label: 'payments', text: 'let guests settle the bill at the table' },
  { label: 'payments', text: 'settle a bill by card' },
  { label: NOTHING, text: 'my bill fell into the waves' },
  { label: NOTHING, text: 'why are sailors so sad' },
];

const trained = () => {
  const { labels, byTerm } = trainClassifier(EXAMPLES);
  return classifier(labels, (term) => {
    const weights = byTerm.get(term);
    return weights === undefined ? undefined : packWeights(weights);
  });
};
const best = (text: string) => trained()(wordsOf(text))[0];

it('finds the concept of a text by the words of its examples', () => {
  expect(best('high waves for anglers')?.concept?.name).toBe('weather');
  expect(best('guests settle by card')?.concept?.name).toBe('payments');
});

it('knows what no API does', () => {
  expect(best('why is it so sad that it fell')?.concept).toBeNull();
});

it('gives probabilities, most likely first, and the stems that speak for each', () => {
  const guesses = trained()(wordsOf('high waves for anglers'));
  expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 5);
  expect(guesses.map(({ probability }) => probability)).toEqual(
    guesses.map(({ probability }) => probability).sort((a, b) => b - a),
  );
  expect(guesses[0]?.said()).toContain('wave');
});

it('says nothing of a text of which it knows at most one term', () => {
  expect(trained()(wordsOf('bicycles'))).toEqual([]);
  expect(trained()(wordsOf('sad bicycles'))).toEqual([]);
});

it('gives the same weights for the same examples', () => {
  const bytes = () =>
    [...trainClassifier(EXAMPLES).byTerm].map(([term, weights]) => [term, ...packWeights(weights)]);
  expect(bytes()).toEqual(bytes());
});

it('packs no weights of more labels than a byte can count', () => {
  expect(packWeights(new Float32Array(256).fill(1)).length).toBe(512);
  expect(() => packWeights(new Float32Array(257))).toThrow('256 labels');
});
