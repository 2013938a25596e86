import { fileURLToPath } from 'node:url';

/** A checkout of the project to measure. */
export interface Checkout {
  name: 'now' | 'before';
  root: string;
}

/**
 * This checkout, and if BENCH_BEFORE is set, the built checkout of an earlier commit at that path, which comes first.
 */
export const checkouts = (): Checkout[] => {
  const now: Checkout = { name: 'now', root: fileURLToPath(new URL('../..', import.meta.url)) };
  const before = process.env.BENCH_BEFORE;
  return before === undefined || before === '' ? [now] : [{ name: 'before', root: before }, now];
};

/** The figures of one line, by checkout. */
export type Figures = Partial<Record<Checkout['name'], number>>;

const CELL = 12;
const format = (value: number | undefined, unit: string): string =>
  (value === undefined ? '-' : `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim()).padStart(CELL);

/** Prints a plain table: a line for each name, a column for each checkout, and with two checkouts their ratio. */
export const printTable = (title: string, lines: readonly (readonly [string, Figures, string])[]): void => {
  const names = checkouts().map(({ name }) => name);
  const width = Math.max(title.length, ...lines.map(([line]) => line.length)) + 2;
  const heads = [...names, ...(names.length > 1 ? ['now/before'] : [])].map((head) => head.padStart(CELL));
  console.log(`${title.padEnd(width)}${heads.join('')}`);
  for (const [line, figures, unit] of lines) {
    const { now, before } = figures;
    const ratio = now === undefined || !before ? undefined : now / before;
    const cells = [
      ...names.map((name) => format(figures[name], unit)),
      ...(names.length > 1
        ? [ratio === undefined ? '-'.padStart(CELL) : ratio.toFixed(2).padStart(CELL)]
        : []),
    ];
    console.log(`${line.padEnd(width)}${cells.join('')}`);
  }
};
