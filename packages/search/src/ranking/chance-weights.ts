/**
 * What each sign of a result is worth, as the logarithm of odds. They were fitted on all judged requirements but those of the last held-out
 * half, with `node bench/fit-chance.ts`, which prints them and what they come to on requirements that they were not fitted on.
 */
export const WEIGHTS = {
  always: -0.963,
  /** The share of the text's words, by what they weigh, that the entry says. */
  said: 1.282,
  /** How much more of them another result says. */
  behind: -1.413,
  /** How plainly an ability of the entry says what is needed. */
  claim: 1.862,
  /** The logarithm of the probability, by the examples, of the likeliest need that it meets. */
  likely: 0.313,
  /** The logarithm of the probability, by the examples, that nothing is needed. */
  nothing: -0.204,
  /** How likely no API is wanted at all, by the form of the text. */
  unwanted: -0.266,
  /** Whether no phrase says the need. */
  guessed: -1.19,
  /** The share of the needs that it does not meet. */
  unmet: -0.969,
  /** The share of what the text asks for that no API does. */
  lacking: -4.833,
};
