/**
 * What each sign of a result is worth, as the logarithm of odds. They were fitted on all judged requirements but those of the last held-out
 * half, with `node bench/fit-chance.ts`, which prints them and what they come to on requirements that they were not fitted on.
 */
export const WEIGHTS = {
  always: -0.57,
  /** The share of the text's words, by what they weigh, that the entry says. */
  said: 0.706,
  /** How much more of them another result says. */
  behind: -1.658,
  /** How plainly an ability of the entry says what is needed. */
  claim: 1.698,
  /** The logarithm of the probability, by the examples, of the likeliest need that it meets. */
  likely: 0.292,
  /** The logarithm of the probability, by the examples, that nothing is needed. */
  nothing: -0.23,
  /** How likely no API is wanted at all, by the form of the text. */
  unwanted: -0.214,
  /** Whether no phrase says the need. */
  guessed: -1.381,
  /** The share of the needs that it does not meet. */
  unmet: -0.837,
  /** The share of what the text asks for that no API does. */
  lacking: -4.742,
};
