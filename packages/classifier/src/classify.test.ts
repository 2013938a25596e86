import { expect, it } from 'vitest';
import { createClassifier } from '#src/classify.ts';
import { countExamples } from '#src/count-examples.ts';
import { termsOfWords } from '#src/terms.ts';

const EXAMPLES = [
  { label: 'weather', text: 'tell anglers when the waves are high' },
  { label: 'weather', text: 'warn sailors of high waves' },
  { label: 'payments', text: 'let guests settle the bill at the table' },
  { label: 'payments', text: 'settle a bill by card' },
  { label: 'nothing', text: 'my bill fell into the waves' },
  { label: 'nothing', text: 'why are sailors so sad' },
];

const isTelling = (word: string): boolean => !/^(?:the|a|at|by|of|so|are|my|into|when)$/.test(word);
const termsOf = (text: string) => termsOfWords(text.split(' '), isTelling);

/** The same classifier with another prior and other chances from the start. */
const classify = (text: string, headStart?: Record<string, number>) => {
  const { labels, byTerm } = countExamples(
    EXAMPLES.map(({ label, text: example }) => ({ label, terms: termsOf(example) })),
  );
  const options = { labels, countsOf: (term: string) => byTerm.get(term), prior: 0.1, temperature: 2 };
  return createClassifier(headStart === undefined ? options : { ...options, headStart })(termsOf(text));
};
const best = (text: string) => classify(text)[0]?.label;

it('finds the label of a text by the words of its examples', () => {
  expect(best('high waves for anglers')).toBe('weather');
  expect(best('guests settle by card')).toBe('payments');
  expect(best('why is it so sad that it fell')).toBe('nothing');
});

it('gives probabilities, most likely first, and the words that speak for each', () => {
  const all = classify('high waves for anglers');
  expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 5);
  expect(all.map(({ probability }) => probability)).toEqual(
    all.map(({ probability }) => probability).sort((a, b) => b - a),
  );
  expect(all[0]?.said()).toContain('high');
  expect(all[0]?.said()).not.toContain('for');
});

it('says nothing of a text of which it knows at most one word', () => {
  expect(classify('bicycles')).toEqual([]);
  expect(classify('sad bicycles')).toEqual([]);
});

it('gives a label a head start', () => {
  const [first] = classify('the bill of the sailors', { weather: 5 });
  expect(first?.label).toBe('weather');
  expect(classify('the bill of the sailors', { payments: 5 })[0]?.label).toBe('payments');
});

it('counts each term once for an example, and two words only if they are near each other in several', () => {
  const { labels, byTerm } = countExamples([
    { label: 'weather', terms: termsOf('waves waves high waves') },
    { label: 'weather', terms: termsOf('waves get high') },
    { label: 'payments', terms: termsOf('high bills') },
  ]);
  expect(labels).toEqual([
    { name: 'weather', examples: 2 },
    { name: 'payments', examples: 1 },
  ]);
  expect(byTerm.get('waves')).toEqual([[0, 2]]);
  expect(byTerm.get('high')).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(byTerm.get('high+waves')).toEqual([[0, 2]]);
  expect(byTerm.has('bills+high')).toBe(false);
});
