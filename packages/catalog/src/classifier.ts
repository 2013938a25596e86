import { termsOfWords } from '#src/classifier-terms.ts';
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

/** A weight as the file holds it: a 16th is its unit, and what is next to nothing is left out. */
const UNIT = 16;
const MOST = 127;
const LEAST = 3;

/** A label's position has to fit into a byte. */
const MOST_LABELS = 256;

/**
 * The weights of a term as pairs of bytes: the position of the label, and the weight.
 * @throws for more labels than a byte can count
 */
export const packWeights = (weights: Float32Array): Uint8Array => {
  if (weights.length > MOST_LABELS) throw new Error(`more than ${MOST_LABELS} labels do not fit into a byte`);
  return Uint8Array.from(
    [...weights].flatMap((weight, at) => {
      const units = Math.max(-MOST, Math.min(MOST, Math.round(weight * UNIT)));
      return Math.abs(units) < LEAST ? [] : [at, units & 0xff];
    }),
  );
};

/** A label's position and its weight, in units. */
const unpacked = (packed: Uint8Array): [label: number, units: number][] =>
  Array.from({ length: packed.length / 2 }, (_, at) => [
    packed[at * 2] ?? 0,
    ((packed[at * 2 + 1] ?? 0) << 24) >> 24,
  ]);

/** A term with at least this weight for a label speaks for it. */
const SPEAKS_FOR = 8;

/** Fewer terms than this are no text. */
const LEAST_TERMS = 2;

/**
 * What a text most likely asks for, by the examples that the classifier was trained with, most likely first.
 * @param labels in the order of training
 * @param weightsOf the packed weights of a term; undefined if no example has it
 */
export const classifier = (
  labels: readonly string[],
  weightsOf: (term: string) => Uint8Array | undefined,
): Classify => {
  const concepts = labels.map((label) => (label === NOTHING ? null : conceptNamed(label)));
  return (words) => {
    const rows = termsOfWords(words).flatMap((term) => {
      const weights = weightsOf(term);
      return weights === undefined ? [] : [{ term, weights }];
    });
    if (rows.length < LEAST_TERMS) return [];
    const scores = new Float32Array(labels.length);
    const unit = 1 / (UNIT * Math.sqrt(rows.length));
    for (const { weights } of rows)
      for (const [label, units] of unpacked(weights)) scores[label] = (scores[label] ?? 0) + units * unit;
    softmax(scores);
    const saidFor = (at: number): string[] => {
      const terms = rows.filter(({ weights }) =>
        unpacked(weights).some(([label, units]) => label === at && units >= SPEAKS_FOR),
      );
      return [...new Set(terms.flatMap(({ term }) => term.split(' ')))];
    };
    return concepts
      .flatMap((concept, at) =>
        concept === undefined ? [] : [{ concept, at, probability: scores[at] ?? 0 }],
      )
      .sort((a, b) => b.probability - a.probability)
      .map(({ concept, at, probability }) => ({ concept, probability, said: () => saidFor(at) }));
  };
};

/** Turns scores into probabilities, in place. */
export const softmax = (scores: Float32Array): void => {
  const most = Math.max(...scores);
  let sum = 0;
  for (const [at, score] of scores.entries()) {
    const part = Math.exp(score - most);
    scores[at] = part;
    sum += part;
  }
  for (const [at, part] of scores.entries()) scores[at] = part / sum;
};
