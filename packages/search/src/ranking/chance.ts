import type { Need, Understanding } from '#src/query/understand-query.ts';
import { WEIGHTS } from '#src/ranking/chance-weights.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** What speaks for a result and against it, each a number; see chance-weights.ts. */
export type Signs = Record<keyof typeof WEIGHTS, number>;

/** Below this an improbable need is as good as an impossible one. */
const LEAST_PROBABLE = 0.003;
/** The examples know no names: what was found by one is taken for as probable as this. */
const NAMED = 0.3;

/** The need by which a candidate was found: a main one before others, then the one that it meets best. */
const foundBy = ({ matches }: Candidate, needs: ReadonlyMap<string, Need>, main: ReadonlySet<string>) =>
  matches
    .flatMap(({ need: name, strength, claim, by }) => {
      const need = needs.get(name);
      // An entry that has every word of the text was found by them, whatever else it is for.
      if (need === undefined || need.kind === 'word' || (claim === 0 && by === null)) return [];
      return [{ need, claim, isMain: main.has(name), worth: strength * need.weight }];
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || b.worth - a.worth)[0];

/** Of a longer text most is told beside what is needed, and no judged requirement is longer. */
const MOST_WORDS = 20;

/** The signs of each of some results of a search. */
export const signsOf = (
  { needs: all, guesses, lacks, telling, unexplained, unwanted }: Understanding,
  candidates: readonly Candidate[],
  { scoreOf, best, second, most, words }: WordMatch,
): Signs[] => {
  const needs = new Map(all.map((need) => [need.name, need]));
  const main = new Set(mainNeeds(all).map(({ name }) => name));
  const probable = new Map(guesses.map(({ concept, probability }) => [concept, probability]));
  const likely = (concept: string | null): number => Math.log((probable.get(concept) ?? 0) + LEAST_PROBABLE);
  /** Of the main needs that an ability meets, the likeliest counts: who meets more of them is no less right. */
  const likeliest = ({ matches }: Candidate, found: string): number =>
    Math.max(
      likely(found),
      ...matches.flatMap(({ need, claim }) => (claim > 0 && main.has(need) ? [likely(need)] : [])),
    );
  const share = (score: number): number => (most === 0 ? 0 : score / most);
  const lacking =
    lacks.length / Math.max(1, lacks.length + [...main].filter((name) => !lacks.includes(name)).length);
  const explained = telling.length === 0 ? 0 : 1 - Math.min(1, unexplained.size / telling.length);
  return candidates.map((candidate) => {
    const found = foundBy(candidate, needs, main);
    const score = scoreOf(candidate.row);
    return {
      always: 1,
      score: Math.log(1 + score),
      share: share(score),
      best: share(best),
      lead: best === 0 ? 0 : (best - second) / best,
      length: Math.log(1 + Math.min(words.length, MOST_WORDS)),
      claim: found?.claim ?? 0,
      whole: (found?.claim ?? 0) * explained,
      named: found?.need.kind === 'vendor' ? explained : 0,
      likely:
        found === undefined
          ? Math.log(LEAST_PROBABLE)
          : found.need.kind === 'concept'
            ? likeliest(candidate, found.need.name)
            : Math.log(NAMED),
      nothing: likely(null),
      unwanted,
      guessed: found?.need.isSure === false ? 1 : 0,
      lacking,
    };
  });
};

/** How likely it is, from 0 to 1, that a result with these signs does what is asked. */
export const chanceOf = (signs: Signs, weights: readonly number[] = Object.values(WEIGHTS)): number =>
  1 / (1 + Math.exp(-Object.values(signs).reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/**
 * From these chances on a result is shown and recommended, and a vendor that was named is. What is shown has at least this share of the likeliest
 * one's.
 */
export const CHANCE = { shown: 0.3, ofBest: 0.35, recommended: 0.92, named: 0.75 };

/** Results with their chances, in the same order. */
export const withChances = <Ranked extends { candidate: Candidate }>(
  understood: Understanding,
  ranked: readonly Ranked[],
  words: WordMatch,
): (Ranked & { chance: number })[] => {
  const candidates = ranked.map(({ candidate }) => candidate);
  const chances = signsOf(understood, candidates, words).map((signs) => chanceOf(signs));
  return ranked.map((one, at) => ({ ...one, chance: chances[at] ?? 0 }));
};

/** Those that are not too likely wrong. */
export const worthShowing = <Judged extends { chance: number }>(judged: readonly Judged[]): Judged[] => {
  const best = Math.max(0, ...judged.map(({ chance }) => chance));
  const least = Math.max(CHANCE.shown, CHANCE.ofBest * best);
  return judged.filter(({ chance }) => chance >= least);
};
