import type { Count, Label } from '#src/count-examples.ts';
import { type Term, wordsOfTerm } from '#src/terms.ts';

/** How likely it is that a text has a label. */
export type LabelProbability = {
  label: string;
  probability: number;
  /** The words that speak for it. */
  said: () => string[];
};

export type Options = {
  labels: readonly Label[];
  /** The counts of a term; undefined if no example has it. */
  countsOf: (term: string) => readonly Count[] | undefined;
  /** As much as so many examples with the terms of all labels in their usual shares is added to those of each. */
  prior: number;
  /**
   * Terms depend on each other, so the evidence of many is worth less than its sum: that is divided by the root of their number, and
   * multiplied by this. Higher makes the classifier surer of itself.
   */
  temperature: number;
  /** How much likelier a label is from the start, as the logarithm of a factor; 0 for those that are not named. */
  headStart?: Readonly<Record<string, number>>;
};

/** A term that is e times likelier in a label's examples than in all of them speaks for it. */
const SPEAKS_FOR = 1;
/** Fewer known words than this are no text. */
const LEAST_WORDS = 2;

/** How many examples have a term. */
export const examplesIn = (counts: readonly Count[] | undefined): number =>
  (counts ?? []).reduce((sum, [, examples]) => sum + examples, 0);

/** Scores as probabilities. */
const softmax = (scores: readonly number[]): number[] => {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / sum);
};

/**
 * The labels of a text by its terms, most likely first; none for a text of which too little is known. It is naive Bayes over terms,
 * each of which is in a text or not, with a Dirichlet prior of the terms' shares in all examples (Zhai and Lafferty, 2001).
 */
export const createClassifier = ({ labels, countsOf, prior, temperature, headStart = {} }: Options) => {
  const total = labels.reduce((sum, { examples }) => sum + examples, 0);
  /** What a term says that no example of a label has. */
  const absent = labels.map(({ examples }) => Math.log(prior / (examples + prior)));
  return (terms: readonly Term[]): LabelProbability[] => {
    // The words come first. With one that no example has, none has two words either, and most of a text's terms are two words.
    const unknown = new Set<string>();
    const known = terms.flatMap(({ name, weight }) => {
      if (weight < 1 && wordsOfTerm(name).some((word) => unknown.has(word))) return [];
      const counts = countsOf(name);
      const all = examplesIn(counts);
      if (counts === undefined && weight === 1) unknown.add(name);
      return counts === undefined ? [] : [{ name, weight, counts, all }];
    });
    if (known.filter(({ weight }) => weight === 1).length < LEAST_WORDS) return [];
    /** What a term says that an example of a label has, beyond what it says that none has. */
    const present = (count: number, all: number): number => Math.log(1 + (count * total) / (prior * all));
    const weights = known.reduce((sum, { weight }) => sum + weight, 0);
    const scores = absent.map((one) => one * weights);
    for (const { weight, counts, all } of known)
      for (const [label, count] of counts)
        scores[label] = (scores[label] ?? 0) + weight * present(count, all);
    const factor = temperature / Math.sqrt(known.length);
    const probabilities = softmax(
      labels.map(({ name }, at) => (scores[at] ?? 0) * factor + (headStart[name] ?? 0)),
    );
    const saidFor = (at: number): string[] => {
      const speaking = known.filter(({ counts, all }) =>
        counts.some(
          ([label, count]) => label === at && present(count, all) + (absent[at] ?? 0) >= SPEAKS_FOR,
        ),
      );
      return [...new Set(speaking.flatMap(({ name }) => wordsOfTerm(name)))];
    };
    return labels
      .map(({ name }, at) => ({ label: name, probability: probabilities[at] ?? 0, said: () => saidFor(at) }))
      .sort((a, b) => b.probability - a.probability);
  };
};
