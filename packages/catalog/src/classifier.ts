import { createClassifier } from '@gatehouse/classifier/classify.ts';
import type { Count, Label } from '@gatehouse/classifier/count-examples.ts';
import { termsOfStems } from '#src/classifier-terms.ts';
import type { Concept } from '#src/concept.ts';
import { conceptNamed } from '#src/concepts.ts';

/** The label of the examples that no API answers. */
export const NOTHING = 'nothing';

/** How likely it is that a text asks for a concept, or, as null, for nothing that an API does. */
export type Guess = {
  concept: Concept | null;
  probability: number;
  /** The stems that speak for it. */
  said: () => string[];
};
export type Classify = (words: readonly string[]) => Guess[];

/** A label's position, and its number of examples, have to fit into a byte. */
const MOST = 255;

/**
 * Counts as the catalogue file holds them: pairs of bytes, the position of a label and the number of its examples.
 * @throws for more labels than a byte can count
 */
export const packCounts = (counts: readonly Count[]): Uint8Array => {
  if (counts.some(([label]) => label > MOST))
    throw new Error(`more than ${MOST + 1} labels do not fit into a byte`);
  return Uint8Array.from(counts.flatMap(([label, examples]) => [label, Math.min(MOST, examples)]));
};

export const unpackCounts = (packed: Uint8Array): Count[] =>
  Array.from({ length: packed.length / 2 }, (_, at) => [packed[at * 2] ?? 0, packed[at * 2 + 1] ?? 0]);

/*
 * With a prior of 200 and a temperature of 2.2, and with the thresholds of likely-needs.ts, the tuning halves of the judged set and 2,000
 * requirements of a round of examples that was not learned from yet were answered best (decision 0045). A fifth of the examples was taken
 * out since, and as much of the prior; the temperature makes up for it.
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
export const classifier = (
  labels: readonly Label[],
  countsOf: (term: string) => readonly Count[] | undefined,
): Classify => {
  const classify = createClassifier({
    labels,
    countsOf,
    prior: PRIOR,
    temperature: TEMPERATURE,
    headStart: HEAD_START,
  });
  return (words) =>
    classify(termsOfStems(words)).flatMap(({ label, probability, said }) => {
      const concept = label === NOTHING ? null : conceptNamed(label);
      return concept === undefined ? [] : [{ concept, probability, said }];
    });
};
