import { softmax } from '#src/classifier.ts';
import { termsOf } from '#src/classifier-terms.ts';

/** A text, and the name of what it asks for. */
export type Example = { text: string; label: string };
/** The weights of each term for each label, in the order of `labels`. */
export type Weights = { labels: string[]; byTerm: Map<string, Float32Array> };

const EPOCHS = 8;
const RATE = 0.7;
/** What the sum of a weight's squared gradients begins with: a small first gradient makes a small step. */
const FIRST = 0.01;
/** A term of fewer examples says more about their author than about the label. */
const LEAST = { word: 1, pair: 2 };
/** The probability of a wrong label that is small enough. */
const NEGLIGIBLE = 1e-3;

const countTerms = (texts: readonly (readonly string[])[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** The same order on every machine: a linear congruential generator (the constants of ANSI C) and Fisher-Yates. */
const shuffler = () => {
  let state = 7;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  return (order: number[]): void => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
  };
};

/**
 * Multinomial logistic regression over the terms of the examples, by stochastic gradient descent with AdaGrad (Duchi, Hazan and
 * Singer, 2011). The same examples give the same weights.
 */
export const trainClassifier = (examples: readonly Example[]): Weights => {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const texts = examples.map(({ text }) => termsOf(text));
  const byTerm = new Map<string, Float32Array>();
  const squares = new Map<Float32Array, Float32Array>();
  for (const [term, count] of countTerms(texts)) {
    if (count < (term.includes(' ') ? LEAST.pair : LEAST.word)) continue;
    const weights = new Float32Array(labels.length);
    byTerm.set(term, weights);
    squares.set(weights, new Float32Array(labels.length).fill(FIRST));
  }
  const rows = texts.map((terms) => terms.flatMap((term) => byTerm.get(term) ?? []));
  const targets = examples.map(({ label }) => labelAt.get(label) ?? 0);
  const errors = new Float32Array(labels.length);
  const learn = (row: readonly Float32Array[], target: number): void => {
    const share = 1 / Math.sqrt(row.length);
    errors.fill(0);
    for (const weights of row)
      for (let at = 0; at < errors.length; at += 1)
        errors[at] = (errors[at] ?? 0) + share * (weights[at] ?? 0);
    softmax(errors);
    errors[target] = (errors[target] ?? 0) - 1;
    const wrong = [...errors.keys()].filter((at) => Math.abs(errors[at] ?? 0) >= NEGLIGIBLE);
    for (const weights of row) {
      const sums = squares.get(weights) ?? weights;
      for (const at of wrong) {
        const gradient = share * (errors[at] ?? 0);
        const sum = (sums[at] ?? 0) + gradient * gradient;
        sums[at] = sum;
        weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(sum);
      }
    }
  };
  const shuffle = shuffler();
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order);
    for (const at of order) {
      const row = rows[at] ?? [];
      if (row.length > 0) learn(row, targets[at] ?? 0);
    }
  }
  return { labels, byTerm };
};
