import { createClassifier } from '@gatehouse/classifier/classify.ts';
import type { Count, Label } from '@gatehouse/classifier/count-examples.ts';
import { termsOfWords } from '@gatehouse/classifier/terms.ts';
import { NOTHING } from '@gatehouse/knowledge/concepts/concept-counts.ts';
import { isTelling, termStems } from '@gatehouse/knowledge/text/terms.ts';

/** How likely it is that a text asks for a concept, or, as null, for nothing that an API does. */
export type Guess = {
  concept: string | null;
  probability: number;
  /** The stems that speak for it. */
  said: () => string[];
};
export type Classify = (words: readonly string[]) => Guess[];

/*
 * With a prior of 200 and a temperature of 2.2, and with the thresholds of classified-intents.ts, the tuning halves of the judged set and
 * 2,000 requirements of a round of examples that was not learned from yet were answered best (decision 0045). A fifth of the examples was
 * taken out since, and as much of the prior; the temperature makes up for it.
 */
const PRIOR = 160;
const TEMPERATURE = 2.4;
/** What no API answers is of all kinds, so that its examples share few words. */
const HEAD_START = { [NOTHING]: 8.4 };

/**
 * What a text most likely asks for, by the examples, most likely first.
 * @param labels in the order of their positions
 * @param countsOf the counts of a term; undefined if no example has it
 */
export const intentClassifier = (
  labels: readonly Label[],
  countsOf: (term: string) => readonly Count[] | undefined,
  isConcept: (label: string) => boolean,
): Classify => {
  const classify = createClassifier({
    labels,
    countsOf,
    prior: PRIOR,
    temperature: TEMPERATURE,
    headStart: HEAD_START,
  });
  return (words) =>
    classify(termsOfWords(termStems(words), isTelling)).flatMap(({ label, probability, said }) =>
      label === NOTHING || isConcept(label)
        ? [{ concept: label === NOTHING ? null : label, probability, said }]
        : [],
    );
};
