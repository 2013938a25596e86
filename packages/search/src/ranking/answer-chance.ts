import type { Understanding } from '#src/query/understand-query.ts';
import type { Result } from '#src/ranking/rank-results.ts';
import { ANSWER_WEIGHTS } from '#src/ranking/weights.ts';
import { IN_FULL } from '#src/retrieval/select-candidates.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** What speaks for an answer and against it, each a number; see weights.ts. */
export type AnswerSigns = Record<keyof typeof ANSWER_WEIGHTS, number>;

/** The signs of an answer; undefined if nothing was found. */
export const answerSigns = (
  { unwanted }: Pick<Understanding, 'unwanted'>,
  [first]: readonly Result[],
  { scoreOf, best, most }: WordMatch,
): AnswerSigns | undefined => {
  if (first === undefined) return undefined;
  return {
    always: 1,
    score: Math.log(1 + scoreOf(first.candidate.row)),
    best: most === 0 ? 1 : best / most,
    whole: first.signs.whole,
    guessed: first.signs.guessed,
    named: first.signs.named,
    unwanted,
  };
};

/** How likely it is, from 0 to 1, that one of the first three results of a text does what is asked. */
export const answerChance = (
  signs: AnswerSigns | undefined,
  weights: readonly number[] = Object.values(ANSWER_WEIGHTS),
): number =>
  signs === undefined
    ? 0
    : 1 / (1 + Math.exp(-Object.values(signs).reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** From these chances on a text is answered, a result is recommended, and a vendor that was named is. */
export const CHANCE = { answered: 0.35, recommended: 0.95, named: 0.6 };

/**
 * A result that is right less often than the first by these factors is not shown: one that only says words of the text, and one that does
 * what is needed by an ability, or is named.
 */
const LEAST_OF_FIRST = { saying: 0.03, meeting: 0.003 };

/** How much lower a score may be, for a factor. */
export const behind = (factor: number): number => -Math.log(factor);

/** The results that are worth showing: none where the answer is too likely wrong. */
export const worthShowing = (results: readonly Result[], chance: number): Result[] => {
  if (chance < CHANCE.answered) return [];
  const top = results[0]?.score ?? 0;
  return results.filter(({ score, signs: { whole, guessed, named } }) => {
    const isMeeting = named > 0 || (whole >= IN_FULL && guessed === 0);
    return score >= top - behind(isMeeting ? LEAST_OF_FIRST.meeting : LEAST_OF_FIRST.saying);
  });
};
