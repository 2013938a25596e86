/** An example of a yes or a no: its terms, each once, and how much it counts. */
export type YesOrNo = { terms: readonly string[]; isYes: boolean; weight: number };

/** What speaks for a yes, as logarithms of odds: what is so of all texts, and of those with a term. */
export type TermWeights = { always: number; byTerm: ReadonlyMap<string, number> };

/** A term of one example says nothing about others. */
const LEAST_EXAMPLES = 2;
const ROUNDS = 10;
const STEP = 0.3;
/** How fast weights shrink that nothing confirms. */
const DECAY = 0.004;
/** A first slope of a weight is not followed at once. */
const CAUTION = 1e-6;

/** The sum of the weights of some terms, by the root of their number: many terms depend on each other. */
export const logOddsOf = (weights: readonly number[], always: number): number =>
  always + weights.reduce((sum, one) => sum + one, 0) / Math.sqrt(Math.max(1, weights.length));

/** All of a list in an order that looks like chance and is always the same. */
const shuffled = <T>(all: readonly T[], round: number): T[] => {
  let state = round + 1;
  return all
    .map((one) => {
      state = (state * 16807) % 2147483647;
      return { one, at: state };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
};

/** Fits a logistic regression over terms, each of which is in a text or not (AdaGrad: Duchi, Hazan and Singer, 2011). */
export const fitWeights = (examples: readonly YesOrNo[]): TermWeights => {
  const counts = new Map<string, number>();
  for (const { terms } of examples) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([term]) => term);
  const places = new Map(names.map((term, at) => [term, at + 1]));
  // The first of each is what is so of all texts.
  const weights = new Float64Array(names.length + 1);
  const slopes = new Float64Array(names.length + 1).fill(CAUTION);
  const follow = (at: number, slope: number): void => {
    slopes[at] = (slopes[at] ?? 0) + slope ** 2;
    weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt(slopes[at] ?? 1);
  };
  const all = examples.map(({ terms, ...one }) => ({
    ...one,
    places: terms.flatMap((term) => places.get(term) ?? []),
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { places: at, isYes, weight } of shuffled(all, round)) {
      const odds = logOddsOf(
        at.map((one) => weights[one] ?? 0),
        weights[0] ?? 0,
      );
      const slope = weight * (1 / (1 + Math.exp(-odds)) - Number(isYes));
      follow(0, slope);
      for (const one of at) follow(one, slope / Math.sqrt(at.length) + DECAY * (weights[one] ?? 0));
    }
  return { always: weights[0] ?? 0, byTerm: new Map(names.map((term, at) => [term, weights[at + 1] ?? 0])) };
};
