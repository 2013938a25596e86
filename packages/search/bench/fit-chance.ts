import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { rankedFor } from '#src/ranked-apis.ts';
import { CHANCE, chanceOf, type Signs, signsOf } from '#src/ranking/chance.ts';
import { WEIGHTS } from '#src/ranking/chance-weights.ts';
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

/**
 * Fits the weights of src/ranking/chance-weights.ts: a logistic regression over what is found for judged requirements, before anything is left
 * out. What was not judged counts as wrong, but less. Prints the weights fitted on all, and for limits of the chance what is left of ten
 * tenths, each fitted on the other nine. The ninth batch and the last half of the seventh are not looked at.
 */
const LIMIT = 40;
/** What a requirement counts: the search was made with those of the earlier batches, and its entries were completed with the eighth. */
const COUNTS: Record<string, number> = { eighth: 0.6, tenth: 2 };
const EARLIER = 0.1;
const UNJUDGED = 0.6;
const RIDGE = 3;
const FOLDS = 10;
const ROUNDS = 30;

const SIGNS = Object.keys(WEIGHTS) as (keyof Signs)[];

type Item = { signs: number[]; isRight: number; weight: number; isAccepted: boolean; isWrong: boolean };
type Asked = { fits: boolean; items: Item[] };

const counting = (asked: readonly Asked[], count: number): Asked[] =>
  asked.map(({ fits, items }) => ({
    fits,
    items: items.map((item) => ({ ...item, weight: item.weight * count })),
  }));

const knowledge = openKnowledge();

const askedOf = ({ query, needs, good, never }: Judged): Asked => {
  const { understood, ranked, words } = rankedFor(knowledge, { query, limit: LIMIT });
  const candidates = ranked.slice(0, LIMIT).map(({ candidate }) => candidate);
  const fits = needs.length > 0;
  const items = signsOf(understood, candidates, words).map((signs, at) => {
    const api = apiAt(knowledge, candidates[at]?.row ?? 0);
    const isAccepted = names(needs.flat(), api);
    const isRight = isAccepted || names(good, api);
    const isWrong = !isRight && (!fits || names(never, api));
    const weight = isRight || isWrong ? 1 : UNJUDGED;
    return { signs: SIGNS.map((name) => signs[name]), isRight: Number(isRight), weight, isAccepted, isWrong };
  });
  return { fits, items };
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** Solves `matrix x = right` by elimination; the matrix is small, symmetric and positive. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (const [at, pivot] of rows.entries()) {
    const by = pivot[at] ?? 1;
    for (let column = at; column <= size; column += 1) pivot[column] = (pivot[column] ?? 0) / by;
    for (const other of rows) {
      const factor = other === pivot ? 0 : (other[at] ?? 0);
      if (factor !== 0)
        for (let column = at; column <= size; column += 1)
          other[column] = (other[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
};

/** Newton's method, with a ridge on all weights but the first; signs are scaled to the same spread. */
const fit = (items: readonly Item[]): number[] => {
  const scale = SIGNS.map((_name, at) => {
    const values = items.map(({ signs }) => signs[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });
  let weights = SIGNS.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -RIDGE * weight));
    const bend = SIGNS.map((_name, at) =>
      SIGNS.map((_other, to): number => (at === to && at > 0 ? RIDGE : 0)),
    );
    for (const { signs, isRight, weight } of items) {
      const scaled = signs.map((value, at) => value / (scale[at] ?? 1));
      const chance = 1 / (1 + Math.exp(-dot(weights, scaled)));
      for (const [at, value] of scaled.entries()) {
        slope[at] = (slope[at] ?? 0) + weight * (isRight - chance) * value;
        const row = bend[at] ?? [];
        for (const [to, other] of scaled.entries())
          row[to] = (row[to] ?? 0) + weight * chance * (1 - chance) * value * other;
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights.map((weight, at) => weight / (scale[at] ?? 1));
};

const itemsOf = (asked: readonly Asked[]): Item[] => asked.flatMap(({ items }) => items);
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`.padStart(8);

/** What is left of answers if what is below a chance is not shown. */
const report = (name: string, asked: readonly Asked[], chances: ReadonlyMap<Item, number>): void => {
  for (const limit of [0, 0.3, 0.35, 0.4, 0.5]) {
    const shown = asked.map(({ fits, items }) => {
      const least = Math.max(
        limit,
        CHANCE.ofBest * Math.max(0, ...items.map((item) => chances.get(item) ?? 0)),
      );
      return { fits, items: items.filter((item) => (chances.get(item) ?? 0) >= least) };
    });
    const fitting = shown.filter(({ fits }) => fits);
    const answered = fitting.filter(({ items }) => items.length > 0);
    const none = shown.filter(({ fits }) => !fits);
    console.log(
      `${name.padEnd(10)} from ${limit}: hit@3 ${percent(fitting.filter(({ items }) => items.slice(0, 3).some(({ isAccepted }) => isAccepted)).length, fitting.length)}   a wrong one ${percent(answered.filter(({ items }) => items.slice(0, 5).some(({ isWrong }) => isWrong)).length, answered.length)}   one not right ${percent(answered.filter(({ items }) => items.slice(0, 5).some(({ isRight }) => isRight === 0)).length, answered.length)}   nothing shown, right ${percent(none.filter(({ items }) => items.length === 0).length, none.length)}, false ${percent(fitting.length - answered.length, fitting.length)}`,
    );
  }
};

/** Of the likeliest results of the first five, from a chance on, how many are wrong: they get badges. */
const reportBadges = (name: string, asked: readonly Asked[], chances: ReadonlyMap<Item, number>): void => {
  const best = asked.flatMap(({ items }) => {
    const [first] = items
      .slice(0, 5)
      .toSorted((one, other) => (chances.get(other) ?? 0) - (chances.get(one) ?? 0));
    return first === undefined ? [] : [first];
  });
  for (const limit of [0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
    const badges = best.filter((item) => (chances.get(item) ?? 0) >= limit);
    const wrong = badges.filter(({ isWrong }) => isWrong).length;
    console.log(
      `${name.padEnd(10)} badges from ${limit}: ${percent(wrong, badges.length)} of ${badges.length} wrong`,
    );
  }
};

/** Short queries, mistyped ones and names, which the batches seldom have. */
const LABELED = TUNING.map(
  ({ query, accept, leaveOut }): Judged => ({ query, kind: '', needs: accept, good: [], never: leaveOut }),
);

const sets = {
  labeled: LABELED,
  tuning: JUDGED_FOR_TUNING,
  'held out': JUDGED_HELD_OUT,
  fifth: [...FIFTH_BATCH.tuning, ...FIFTH_BATCH.heldOut],
  sixth: [...SIXTH_BATCH.tuning, ...SIXTH_BATCH.heldOut],
  'seventh, A': SEVENTH_BATCH.tuning,
  eighth: EIGHTH_BATCH,
  tenth: TENTH_BATCH,
};
const asked = Object.entries(sets).map(([name, set]) => ({
  name,
  asked: counting(set.map(askedOf), COUNTS[name] ?? EARLIER),
}));
const all = asked.flatMap((one) => one.asked);
const chances = new Map<Item, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fit(itemsOf(all.filter((_one, at) => at % FOLDS !== fold)));
  for (const item of itemsOf(all.filter((_one, at) => at % FOLDS === fold)))
    chances.set(
      item,
      chanceOf(Object.fromEntries(SIGNS.map((name, at) => [name, item.signs[at]])) as Signs, weights),
    );
}
for (const { name, asked: some } of asked) {
  report(name, some, chances);
  reportBadges(name, some, chances);
}
console.log('\nfitted on all:');
for (const [at, weight] of fit(itemsOf(all)).entries()) console.log(`  ${SIGNS[at]}: ${weight.toFixed(3)}`);
