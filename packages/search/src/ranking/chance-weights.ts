/**
 * What each sign of a result is worth, as the logarithm of odds. They were fitted on all judged requirements but those of the last held-out
 * half, with `node bench/fit-chance.ts`, which prints them and what they come to on requirements that they were not fitted on.
 */
export const WEIGHTS = {
  always: -0.235,
  /** The share of the text's words, by what they weigh, that the entry says. */
  said: 1.145,
  /** How much more of them another result says. */
  behind: -1.27,
  /** How plainly an ability of the entry says what is needed. */
  claim: 2.587,
  /** The logarithm of the probability of the need by the examples, and of that nothing is needed. */
  likely: 0.311,
  nothing: -0.244,
  /** Whether no phrase says the need. */
  guessed: -1.147,
  /** The share of the needs that it does not meet. */
  unmet: -0.602,
  /** Whether the text asks for what no API does. */
  lacking: -2.344,
};
