import type { Contender } from '#src/contender.ts';
import type { Need } from '#src/needs.ts';

import { coveredBy, mainNeeds } from '#src/admit.ts';

/** What remains of a need for the next result after one that meets it fully. */
const LEFT_AFTER_ANSWER = 0.55;
/** What goes with a need must not outweigh it. */
const IMPLIED = 0.5;
/** The factor for what no capability says, and for an API that meets all of several needs. */
const ONLY_SAID = 0.75;
const MEETS_ALL = 3;
/** What a further API is worth when one from the same provider is already among the results. */
const SAME_PROVIDER = 0.5;
/** More entries of one provider of the directory say nothing more. */
const MAX_OF_PROVIDER = 2;
/** Results worth less than this share of the best one are noise. */
const WORTH_SHOWING = 0.22;
/** A name outweighs the other needs, but must not turn the results for those into noise. */
const MAX_WEIGHT_OF_NOISE = 1;

const worth = ({ prior, matches }: Contender, weights: ReadonlyMap<string, number>): number =>
  prior *
  matches.reduce(
    (sum, { need, strength, claim }) =>
      sum + (claim > 0 ? strength : strength * ONLY_SAID) * (weights.get(need) ?? 0),
    0,
  );

/** An API that meets everything that was stated comes before the sum of its parts. */
const wholes = (contenders: readonly Contender[], needs: readonly Need[]): readonly Contender[] => {
  const main = mainNeeds(needs).filter(({ kind }) => kind === 'concept');
  if (main.length < 2) return contenders;
  return contenders.map((contender) => {
    const covered = coveredBy(needs, contender.matches);
    return main.every(({ name }) => covered.includes(name))
      ? { ...contender, prior: contender.prior * MEETS_ALL }
      : contender;
  });
};

/**
 * Chooses one API after the other, each time the one that adds most: once a need has a result it weighs less, so the
 * results cover all needs before they repeat. Ties are broken by id.
 */
export const choose = (
  contenders: readonly Contender[],
  needs: readonly Need[],
  limit: number,
): { contender: Contender; score: number }[] => {
  const weights = new Map(needs.map(({ name, weight, isImplied }) => [name, weight * (isImplied ? IMPLIED : 1)]));
  const left = new Map(weights);
  const groups = new Map<string, number>();
  const ranked = wholes(contenders, needs);
  const scored = ranked.map((contender) => ({ contender, score: worth(contender, weights) }));
  const even = new Map(needs.map(({ name, weight }) => [name, Math.min(weight, MAX_WEIGHT_OF_NOISE)]));
  const best = Math.max(0, ...contenders.map((contender) => worth(contender, even)));
  const open = new Set(scored.filter(({ contender }) => worth(contender, even) >= best * WORTH_SHOWING));
  const chosen: { contender: Contender; score: number }[] = [];
  while (chosen.length < limit && open.size > 0) {
    let next: { entry: (typeof scored)[number]; gain: number } | undefined;
    for (const entry of open) {
      const repeat = SAME_PROVIDER ** (groups.get(entry.contender.group ?? '') ?? 0);
      const gain = worth(entry.contender, left) * repeat;
      const isBetter =
        next === undefined ||
        gain > next.gain ||
        (gain === next.gain && entry.contender.apiId < next.entry.contender.apiId);
      if (isBetter) next = { entry, gain };
    }
    if (next === undefined) break;
    open.delete(next.entry);
    const { group } = next.entry.contender;
    const before = groups.get(group ?? '') ?? 0;
    if (before >= MAX_OF_PROVIDER) continue;
    chosen.push(next.entry);
    if (group !== null) groups.set(group, before + 1);
    for (const { need, strength } of next.entry.contender.matches)
      left.set(need, (left.get(need) ?? 0) * (1 - (1 - LEFT_AFTER_ANSWER) * strength));
  }
  return chosen;
};
