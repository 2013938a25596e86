import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { rankedFor } from '#src/ranked-apis.ts';
import { answerSigns } from '#src/ranking/answer-chance.ts';
import type { Result } from '#src/ranking/rank-results.ts';
import { ANSWER_WEIGHTS, RESULT_WEIGHTS } from '#src/ranking/weights.ts';
import {
  EIGHTH_BATCH,
  FIFTH_BATCH,
  JUDGED_FOR_TUNING,
  JUDGED_HELD_OUT,
  SEVENTH_BATCH,
  SIXTH_BATCH,
  TENTH_BATCH,
} from '#test/judged/judged-set.ts';
import { type Judged, names } from '#test/judged/judgment.ts';
import { TUNING } from '#test/labeled-queries.ts';
import { fitLogistic, fitSoftmax, scoreWith } from './regression.ts';

/**
 * Fits the weights of src/ranking/weights.ts on judged requirements, each in two steps: those by which results are ordered, so that what is
 * accepted comes first, and those of the chance that one of the first three is. Prints them, and what both come to on fifths that they were
 * not fitted on. The ninth batch and the last half of the seventh are not looked at.
 */
const FOLDS = 5;
/** What a requirement counts: the search was made with the earlier batches, and the tenth was drawn from the whole catalog. */
const COUNTS: Record<string, number> = { 'seventh, A': 1, eighth: 1, tenth: 2 };
const EARLIER = 0.3;
/** What a text that wants nothing counts more: there are fewer of them. */
const NOTHING = 2;
const FIRST = 3;

/** Short queries, mistyped ones and names, which the batches seldom have. */
const LABELED = TUNING.map(
  ({ query, accept, leaveOut }): Judged => ({ query, kind: '', needs: accept, good: [], never: leaveOut }),
);

const sets: Record<string, readonly Judged[]> = {
  labeled: LABELED,
  tuning: JUDGED_FOR_TUNING,
  'held out': JUDGED_HELD_OUT,
  fifth: [...FIFTH_BATCH.tuning, ...FIFTH_BATCH.heldOut],
  sixth: [...SIXTH_BATCH.tuning, ...SIXTH_BATCH.heldOut],
  'seventh, A': SEVENTH_BATCH.tuning,
  eighth: EIGHTH_BATCH,
  tenth: TENTH_BATCH,
};

type Asked = {
  set: string;
  fits: boolean;
  count: number;
  /** Best first, by the present weights; each with its signs and whether it is accepted. */
  results: { signs: number[]; isRight: boolean; result: Result }[];
  read: ReturnType<typeof rankedFor>;
};

const knowledge = openKnowledge();

const askedOf = (set: string, { query, needs }: Judged): Asked => {
  const read = rankedFor(knowledge, { query, limit: 50 });
  const results = read.results.map((result) => ({
    signs: Object.values(result.signs),
    isRight: names(needs.flat(), apiAt(knowledge, result.candidate.row)),
    result,
  }));
  return { set, fits: needs.length > 0, count: COUNTS[set] ?? EARLIER, results, read };
};

const all = Object.entries(sets).flatMap(([set, judged]) => judged.map((one) => askedOf(set, one)));

const ordered = ({ results }: Asked, weights: readonly number[]) =>
  results.toSorted((a, b) => scoreWith(weights, b.signs) - scoreWith(weights, a.signs));

const isHit = (asked: Asked, weights: readonly number[]): boolean =>
  ordered(asked, weights)
    .slice(0, FIRST)
    .some(({ isRight }) => isRight);

const fitOrder = (asked: readonly Asked[]): number[] =>
  fitSoftmax(
    asked
      .filter(({ fits, results }) => fits && results.some(({ isRight }) => isRight))
      .map(({ count, results }) => ({
        count,
        signs: results.map(({ signs }) => signs),
        isRight: results.map(({ isRight }) => isRight),
      })),
  );

const signsOf = (asked: Asked, weights: readonly number[]): number[] | undefined => {
  const { understood, telling, words } = asked.read;
  const results = ordered(asked, weights).map(({ result }) => result);
  const signs = answerSigns({ ...understood, telling }, results, words);
  return signs && Object.values(signs);
};

const fitAnswer = (asked: readonly Asked[], order: readonly number[]): number[] =>
  fitLogistic(
    asked.flatMap((one) => {
      const signs = signsOf(one, order);
      // What fits and is not found says nothing about the chance of what is, and what is known to be lacking is said, whatever comes near.
      const isSilent = one.fits ? !isHit(one, order) : one.read.understood.lacks.length > 0;
      if (signs === undefined || isSilent) return [];
      return [{ signs, isRight: one.fits, count: one.count * (one.fits ? 1 : NOTHING) }];
    }),
  );

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** What comes of each fifth with the weights of the others, for some limits of the chance. */
const judge = (): void => {
  const chances = new Map<Asked, number>();
  const hits = new Set<Asked>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = all.filter((_one, at) => at % FOLDS !== fold);
    const order = fitOrder(others);
    const answer = fitAnswer(others, order);
    for (const one of all.filter((_one, at) => at % FOLDS === fold)) {
      const signs = signsOf(one, order);
      chances.set(one, signs === undefined ? 0 : 1 / (1 + Math.exp(-scoreWith(answer, signs))));
      if (isHit(one, order)) hits.add(one);
    }
  }
  for (const set of Object.keys(sets))
    for (const limit of [0, 0.3, 0.35, 0.4]) {
      const fitting = all.filter((one) => one.set === set && one.fits);
      const none = all.filter(
        (one) => one.set === set && !one.fits && one.read.understood.lacks.length === 0,
      );
      const answered = fitting.filter((one) => (chances.get(one) ?? 0) >= limit);
      const hit = answered.filter((one) => hits.has(one)).length;
      const refused = none.filter((one) => (chances.get(one) ?? 0) < limit).length;
      console.log(
        `${set.padEnd(11)} from ${limit}: hit@3 ${percent(hit, fitting.length)}, rightly not answered ${percent(refused, none.length)}, falsely ${percent(fitting.length - answered.length, fitting.length)}`,
      );
    }
};

const print = (name: string, weights: Record<string, number>, fitted: readonly number[]): void => {
  console.log(`\n${name}`);
  for (const [at, sign] of Object.keys(weights).entries())
    console.log(`  ${sign}: ${(fitted[at] ?? 0).toFixed(3)},`);
};

judge();
const order = fitOrder(all);
print('RESULT_WEIGHTS', RESULT_WEIGHTS, order);
print('ANSWER_WEIGHTS', ANSWER_WEIGHTS, fitAnswer(all, order));
