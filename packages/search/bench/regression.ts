/** Small regressions over signs; every sign is scaled to the same spread while it is fitted, and a ridge keeps weights small. */

export const scoreWith = (weights: readonly number[], signs: readonly number[]): number =>
  signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);

/** The standard deviation of each sign; 1 for one that is always the same. */
const spreadOf = (rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_sign, at) => {
    const values = rows.map((row) => row[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  });

const scaled = (row: readonly number[], spread: readonly number[]): number[] =>
  row.map((value, at) => value / (spread[at] ?? 1));

/** Solves `matrix x = right` by elimination; the matrix is small, symmetric and positive. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
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

const ROUNDS = 30;

/** A gradient with its curvature, to which rows of signs are added. */
const openSystem = (size: number) => {
  const slope = new Array<number>(size).fill(0);
  const bend = slope.map(() => new Array<number>(size).fill(0));
  return {
    slope,
    bend,
    addBend: (row: readonly number[], weight: number): void => {
      for (const [at, value] of row.entries())
        for (const [to, other] of row.entries())
          (bend[at] as number[])[to] = (bend[at]?.[to] ?? 0) + weight * value * other;
    },
    addSlope: (row: readonly number[], weight: number): void => {
      for (const [at, value] of row.entries()) slope[at] = (slope[at] ?? 0) + weight * value;
    },
  };
};
type System = ReturnType<typeof openSystem>;

/** Newton's method. @param isFree signs on which there is no ridge */
const newton = (
  size: number,
  { ridge, isFree }: { ridge: number; isFree: (at: number) => boolean },
  add: (weights: readonly number[], system: System) => void,
): number[] => {
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const system = openSystem(size);
    for (let at = 0; at < size; at += 1) {
      const held = isFree(at) ? 1e-6 : ridge;
      system.addSlope(
        weights.map((_weight, to) => (to === at ? 1 : 0)),
        -held * (weights[at] ?? 0),
      );
      (system.bend[at] as number[])[at] = held;
    }
    add(weights, system);
    const step = solve(system.bend, system.slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
};

export type Choice = { count: number; signs: number[][]; isRight: boolean[] };

/** Weights by which what is right comes first among each choice: a softmax over its rows. */
export const fitSoftmax = (choices: readonly Choice[], ridge = 1): number[] => {
  const spread = spreadOf(choices.flatMap(({ signs }) => signs));
  const rows = choices.map(({ signs }) => signs.map((row) => scaled(row, spread)));
  const fitted = newton(spread.length, { ridge, isFree: () => false }, (weights, system) => {
    for (const [at, { count, isRight }] of choices.entries()) {
      const own = rows[at] ?? [];
      const scores = own.map((row) => scoreWith(weights, row));
      const top = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - top));
      const whole = odds.reduce((sum, one) => sum + one, 0);
      const right = odds.reduce((sum, one, place) => sum + (isRight[place] ? one : 0), 0);
      const mean = spread.map((_one, sign) =>
        own.reduce((sum, row, place) => sum + ((odds[place] ?? 0) / whole) * (row[sign] ?? 0), 0),
      );
      for (const [place, row] of own.entries()) {
        const share = (odds[place] ?? 0) / whole;
        system.addSlope(row, count * ((isRight[place] ? (odds[place] ?? 0) / right : 0) - share));
        system.addBend(
          row.map((value, sign) => value - (mean[sign] ?? 0)),
          count * share,
        );
      }
    }
  });
  return scaled(fitted, spread);
};

export type Case = { count: number; signs: number[]; isRight: boolean };

/** Weights of a logistic regression; the first sign is always 1. */
export const fitLogistic = (cases: readonly Case[], ridge = 2): number[] => {
  const spread = spreadOf(cases.map(({ signs }) => signs));
  const rows = cases.map(({ signs }) => scaled(signs, spread));
  const fitted = newton(spread.length, { ridge, isFree: (at) => at === 0 }, (weights, system) => {
    for (const [at, { count, isRight }] of cases.entries()) {
      const row = rows[at] ?? [];
      const chance = 1 / (1 + Math.exp(-scoreWith(weights, row)));
      system.addSlope(row, count * (Number(isRight) - chance));
      system.addBend(row, count * chance * (1 - chance));
    }
  });
  return scaled(fitted, spread);
};
