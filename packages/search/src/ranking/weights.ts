/**
 * Fitted on judged requirements with `node bench/fit-ranking.ts`, which prints them and what they come to on requirements that they were not
 * fitted on. Those that the search was made with count less: its needs are right more often there than elsewhere.
 */

/** What each sign of a result is worth when results are ordered. */
export const RESULT_WEIGHTS = {
  /** How much of the text it says in words: its BM25 score. */
  said: 0.414,
  /** The logarithm of the factor for curated and well-known APIs. */
  prior: 0.344,
  /** How much it adds to the others by needs, as a share of the one that adds most. */
  gain: 0.625,
  /** How plainly an ability of the entry says what is needed; the same by the share of the words that the needs explain. */
  claim: 2.623,
  whole: 1.279,
  /** Whether no phrase says the need. */
  guessed: -0.059,
  /** Whether it was named, by the share of the words that the needs explain. */
  named: -1.453,
};

/** What each sign of the first result, and of the text, is worth for the chance that one of the first three is right, as the logarithm of odds. */
export const ANSWER_WEIGHTS = {
  always: -8.836,
  /** The logarithm of 1 + the BM25 score of the first result. */
  score: 1.567,
  /** The highest score as a share of what the words of the text give at most. */
  best: 5.648,
  whole: 4.331,
  guessed: -2.298,
  named: 3.277,
  /** How likely no API is wanted at all, by the form of the text, as the logarithm of odds. */
  unwanted: -0.46,
};
