import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import { termsOfWords } from '@gatehouse/classifier/terms.ts';
import { NOTHING } from '@gatehouse/knowledge/concepts/concept-counts.ts';
import { isTelling, termStems } from '@gatehouse/knowledge/text/terms.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { expect, it } from 'vitest';
import { intentClassifier } from '#src/query/intent-classifier.ts';

/** As often as it takes to outweigh what is assumed without any example. */
const MANY = 600;
const EXAMPLES = [
  { label: 'weather', text: 'tell anglers when the waves are high' },
  { label: 'weather', text: 'warn sailors of high waves' },
  { label: 'payments', text: 'let guests settle the bill at the table' },
  { label: 'payments', text: 'settle a bill by card' },
  { label: NOTHING, text: 'why are swimmers so sad' },
  { label: 'no longer a concept', text: 'warn sailors of high waves' },
];

const termsOf = (text: string) => termsOfWords(termStems(wordsOf(text)), isTelling);
const isConcept = (label: string): boolean => label === 'weather' || label === 'payments';

const classify = (text: string) => {
  const all = Array.from({ length: MANY }, () => EXAMPLES).flat();
  const { labels, byTerm } = countExamples(
    all.map((one) => ({ label: one.label, terms: termsOf(one.text) })),
  );
  return intentClassifier(labels, (term) => byTerm.get(term), isConcept)(wordsOf(text));
};

it('finds the concept of a text by the stems of its examples', () => {
  expect(classify('guest settling bills with a card')[0]?.concept).toBe('payments');
  expect(classify('why is a swimmer so sad')[0]?.concept).toBeNull();
});

it('knows no label that is no concept', () => {
  expect(classify('high waves').map(({ concept }) => concept)).not.toContain('no longer a concept');
});
