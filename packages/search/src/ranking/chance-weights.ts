/**
 * What each sign of a result is worth, as the logarithm of odds. They were fitted on judged requirements with `node bench/fit-chance.ts`, which
 * prints them and what they come to on requirements that they were not fitted on. Those that the search was made with count less: its needs are
 * right more often there than elsewhere.
 */
export const WEIGHTS = {
  always: -3.186,
  /** The logarithm of 1 + its BM25 score, and that score as a share of what the text's words give at most. */
  score: 1.977,
  share: 1.883,
  /** The same share of the result with most of them; how far the second is behind it, as a share. */
  best: -1.495,
  lead: 0.444,
  /** The logarithm of 1 + how many words the text has, of the first twenty. */
  length: -1.305,
  /** How plainly an ability of the entry says what is needed. */
  claim: 1.202,
  /** The same, by the share of the words that the needs explain; whether it was named. */
  whole: 0.705,
  named: 0.186,
  /** The logarithm of the probability, by the examples, of the likeliest need that it meets, and of that nothing is needed. */
  likely: 0.37,
  nothing: -0.104,
  /** How likely no API is wanted at all, by the form of the text. */
  unwanted: -0.12,
  /** Whether no phrase says the need. */
  guessed: -0.763,
  /** The share of what the text asks for that no API does. */
  lacking: -3.0,
};
