import { quantile } from '../../api/bench/stats.ts';
import type { Checkout, Figures } from './checkouts.ts';

/** The median of one figure for each checkout that has it. */
export const medians = <Name extends string>(
  samples: Map<Checkout, Partial<Record<Name, number>>[]>,
  name: Name,
): Figures =>
  Object.fromEntries(
    [...samples].flatMap(([checkout, list]) => {
      const figures = list.map((sample) => sample[name]).filter((figure) => figure !== undefined);
      return figures.length === 0 ? [] : [[checkout.name, quantile(figures, 0.5)]];
    }),
  );
