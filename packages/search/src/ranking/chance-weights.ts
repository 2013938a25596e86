/**
 * What each sign of a result is worth, as the logarithm of odds. They were fitted on all judged requirements but those of the last held-out
 * half, with `node bench/fit-chance.ts`, which prints them and what they come to on requirements that they were not fitted on.
 */
export const WEIGHTS = {
  always: 0.269,
  /** The share of the text's words, by what they weigh, that the entry says. */
  said: 0.36,
  /** How much more of them another result says. */
  behind: -1.882,
  /** How plainly an ability of the entry says what is needed. */
  claim: 2.18,
  /** The logarithm of the probability, by the examples, of the likeliest need that it meets, and of that nothing is needed. */
  likely: 0.347,
  nothing: -0.327,
  /** Whether no phrase says the need. */
  guessed: -1.373,
  /** The share of the needs that it does not meet. */
  unmet: -0.525,
  /** The share of what the text asks for that no API does. */
  lacking: -6.062,
};
