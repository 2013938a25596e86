import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import { expect, it } from 'vitest';
import { classifier, NOTHING, packCounts, unpackCounts } from '#src/classifier.ts';
import { termsOf } from '#src/classifier-terms.ts';
import { wordsOf } from '#src/words.ts';

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

const classify = (text: string) => {
  const all = Array.from({ length: MANY }, () => EXAMPLES).flat();
  const { labels, byTerm } = countExamples(
    all.map((one) => ({ label: one.label, terms: termsOf(one.text) })),
  );
  return classifier(labels, (term) => byTerm.get(term))(wordsOf(text));
};

it('finds the concept of a text by the stems of its examples', () => {
  expect(classify('guest settling bills with a card')[0]?.concept?.name).toBe('payments');
  expect(classify('why is a swimmer so sad')[0]?.concept).toBeNull();
});

it('knows no label that is no concept', () => {
  expect(classify('high waves').map(({ concept }) => concept?.name ?? null)).not.toContain(
    'no longer a concept',
  );
});

it('packs counts into bytes, and none of more labels than a byte can count', () => {
  const packed = packCounts([
    [0, 3],
    [255, 1_000],
  ]);
  expect(unpackCounts(packed)).toEqual([
    [0, 3],
    [255, 255],
  ]);
  expect(() => packCounts([[256, 1]])).toThrow('256 labels');
});
