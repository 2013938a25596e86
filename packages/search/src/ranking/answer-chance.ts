import type { Need, Understanding } from '#src/query/understand-query.ts';
import { firstForNeeds, type Result } from '#src/ranking/rank-results.ts';
import { ANSWER_WEIGHTS } from '#src/ranking/weights.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** What speaks for an answer and against it, each a number; see weights.ts. */
export type AnswerSigns = Record<keyof typeof ANSWER_WEIGHTS, number>;

type Asked = Pick<Understanding, 'needs' | 'telling' | 'leftOut' | 'qualities' | 'unwanted'>;

/** Whether a text says nothing of what is needed: no word that tells, or hardly one beside whom it does not want and at which price. */
const isSilent = ({ needs, telling, leftOut, qualities }: Asked): boolean =>
  mainNeeds(needs).length === 0 &&
  (telling.length === 0 || (telling.length === 1 && leftOut.length + qualities.length > 0));

/** The signs of an answer; undefined if nothing is asked for or was found. */
export const answerSigns = (
  asked: Asked,
  [first]: readonly Result[],
  { scoreOf, best, most }: WordMatch,
): AnswerSigns | undefined => {
  if (first === undefined || isSilent(asked)) return undefined;
  return {
    always: 1,
    score: Math.log(1 + scoreOf(first.candidate.row)),
    best: most === 0 ? 1 : best / most,
    whole: first.signs.whole,
    guessed: first.signs.guessed,
    named: first.signs.named,
    unwanted: asked.unwanted,
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
export const CHANCE = { answered: 0.4, recommended: 0.95, named: 0.6 };

/** A result that only says words of the text and is right less often than the first by this factor is not shown. */
const LEAST_OF_FIRST = 0.03;
/** By how much of the score of the first one may fall short that does by an ability all that the text says: there are several of these. */
const MEETING = 0.5;

/** How much lower a score may be, for a factor. */
export const behind = (factor: number): number => -Math.log(factor);

/** The results that are worth showing: none where the answer is too likely wrong; each stated need has one, and who is named is one. */
export const worthShowing = (
  results: readonly Result[],
  chance: number,
  needs: readonly Need[],
): Result[] => {
  if (chance < CHANCE.answered) return [];
  const top = results[0]?.score ?? 0;
  const first = firstForNeeds(results, needs);
  return results.filter((result) => {
    const { score, signs } = result;
    if (signs.named > 0 || first.has(result)) return true;
    const least = top - behind(LEAST_OF_FIRST);
    return score >= (signs.guessed === 1 ? least : Math.min(least, top * (1 - MEETING * signs.whole)));
  });
};
