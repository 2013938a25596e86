import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { lexiconOf } from '#src/query/lexicon.ts';
import type { Need, Understanding } from '#src/query/understand-query.ts';
import { WEIGHTS } from '#src/ranking/chance-weights.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import type { Words } from '#src/retrieval/find-candidates.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';

/** What speaks for a result and against it, each a number; see chance-weights.ts. */
export type Signs = Record<keyof typeof WEIGHTS, number>;

/** Below this an improbable need is as good as an impossible one. */
const LEAST_PROBABLE = 0.003;
/** The examples know no names: what was found by one is taken for as probable as this. */
const NAMED = 0.3;

/** So many words say what a text is about. */
const MAX_WORDS = 100;

/**
 * How well a result says the words of a text: from 0 to the sum of what the words weigh. Of an entry of the directory only those words count
 * that it was found by.
 */
const wordsSaid = (knowledge: Knowledge, telling: readonly string[], having: Words) => {
  const { weightOf } = lexiconOf(knowledge);
  const words = [...new Set(telling.slice(0, MAX_WORDS).map(stemOf))].flatMap((stem) => {
    const weight = weightOf(stem);
    if (weight === 0) return [];
    const rows = new Map(having(stem).map(({ row, strength }) => [row, strength]));
    return [{ stem, weight, rows }];
  });
  return {
    whole: words.reduce((sum, { weight }) => sum + weight, 0),
    by: ({ row, matches }: Candidate): number => {
      const found = new Map(matches.map(({ need, strength }) => [stemOf(need), Math.min(1, strength)]));
      return words.reduce(
        (sum, { stem, weight, rows }) => sum + weight * Math.max(rows.get(row) ?? 0, found.get(stem) ?? 0),
        0,
      );
    },
  };
};

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

/** The signs of each of some results of a search. */
export const signsOf = (
  knowledge: Knowledge,
  { needs: all, telling, guesses, lacks, unwanted }: Understanding,
  candidates: readonly Candidate[],
  having: Words,
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
  const words = wordsSaid(knowledge, telling, having);
  const sums = candidates.map(words.by);
  const most = Math.max(0, ...sums);
  return candidates.map((candidate, at) => {
    const found = foundBy(candidate, needs, main);
    const said = sums[at] ?? 0;
    const met = new Set(candidate.matches.map(({ need }) => need).filter((name) => main.has(name)));
    return {
      always: 1,
      said: words.whole === 0 ? 0 : said / words.whole,
      behind: words.whole === 0 ? 0 : (most - said) / Math.sqrt(words.whole),
      claim: found?.claim ?? 0,
      likely: found?.need.kind === 'concept' ? likeliest(candidate, found.need.name) : Math.log(NAMED),
      nothing: likely(null),
      unwanted,
      guessed: found?.need.isSure === false ? 1 : 0,
      unmet: main.size === 0 ? 1 : 1 - met.size / main.size,
      lacking:
        lacks.length / Math.max(1, lacks.length + [...main].filter((name) => !lacks.includes(name)).length),
    };
  });
};

/** How likely it is, from 0 to 1, that a result with these signs does what is asked. */
export const chanceOf = (signs: Signs, weights: readonly number[] = Object.values(WEIGHTS)): number =>
  1 / (1 + Math.exp(-Object.values(signs).reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));

/** From these chances on a result is shown, and recommended. */
export const CHANCE = { shown: 0.5, recommended: 0.96 };

/** Results with their chances, without those that are too likely wrong. */
export const worthShowing = <Ranked extends { candidate: Candidate }>(
  knowledge: Knowledge,
  understood: Understanding,
  ranked: readonly Ranked[],
  having: Words,
): (Ranked & { chance: number })[] => {
  const candidates = ranked.map(({ candidate }) => candidate);
  const signs = signsOf(knowledge, understood, candidates, having);
  return ranked
    .map((one, at) => ({ ...one, chance: chanceOf(signs[at] as Signs) }))
    .filter(({ chance }) => chance >= CHANCE.shown);
};
