import type { Need } from '#src/query/understand-query.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';

/** What remains of a need for the next result after one that meets it fully. */
const LEFT_AFTER_ANSWER = 0.55;
/** What goes with a need must not outweigh it. */
const IMPLIED = 0.5;
/** The factor for what no capability says. */
const ONLY_SAID = 0.75;
/** What a further API is worth when one from the same provider is already among the results. */
const SAME_PROVIDER = 0.5;

const worth = ({ prior, matches }: Candidate, weights: ReadonlyMap<string, number>): number =>
  prior *
  matches.reduce(
    (sum, { need, strength, claim }) =>
      sum + (claim > 0 ? strength : strength * ONLY_SAID) * (weights.get(need) ?? 0),
    0,
  );

/** `gain` is what it adds to those before it. */
export type Ranked = { candidate: Candidate; gain: number };

const isBetter = (one: Ranked, other: Ranked | undefined): boolean =>
  other === undefined ||
  one.gain > other.gain ||
  (one.gain === other.gain && one.candidate.apiId < other.candidate.apiId);

/** The entry that adds most to what was chosen. */
const nextOf = (
  open: ReadonlySet<Candidate>,
  left: ReadonlyMap<string, number>,
  groups: ReadonlyMap<string, number>,
): Ranked | undefined => {
  let best: Ranked | undefined;
  for (const candidate of open) {
    const repeat = SAME_PROVIDER ** (groups.get(candidate.group ?? '') ?? 0);
    const one = { candidate, gain: worth(candidate, left) * repeat };
    if (isBetter(one, best)) best = one;
  }
  return best;
};

/**
 * Ranks one API after the other, each time the one that adds most: once a need has a result it weighs less, so the
 * results cover all needs before they repeat. Ties are broken by id.
 */
export const rankCandidates = (
  candidates: readonly Candidate[],
  needs: readonly Need[],
  limit: number,
): Ranked[] => {
  const open = new Set(candidates);
  const left = new Map(
    needs.map(({ name, weight, isImplied }) => [name, weight * (isImplied ? IMPLIED : 1)]),
  );
  const groups = new Map<string, number>();
  const chosen: Ranked[] = [];
  while (chosen.length < limit) {
    const next = nextOf(open, left, groups);
    if (next === undefined) break;
    open.delete(next.candidate);
    const { group, matches } = next.candidate;
    chosen.push(next);
    if (group !== null) groups.set(group, (groups.get(group) ?? 0) + 1);
    for (const { need, strength } of matches)
      left.set(need, (left.get(need) ?? 0) * (1 - (1 - LEFT_AFTER_ANSWER) * strength));
  }
  return chosen;
};
