import type { Need, Understanding } from '#src/query/understand-query.ts';
import type { Ranked } from '#src/ranking/rank-candidates.ts';
import { RESULT_WEIGHTS } from '#src/ranking/weights.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { IN_FULL, mainNeeds } from '#src/retrieval/select-candidates.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** What speaks for a result before the others, each a number; see weights.ts. */
export type ResultSigns = Record<keyof typeof RESULT_WEIGHTS, number>;

/** `score` orders results of one text: two whose scores differ by 1 are right e times as often. */
export type Result = { candidate: Candidate; signs: ResultSigns; score: number };

/** More entries of one provider of the directory say nothing more. */
const MAX_OF_PROVIDER = 2;

/** As a share of the best one; nothing is a share of nothing. */
export const shareOf = (value: number, best: number): number => (best > 0 ? value / best : 0);

const scoreOf = (signs: ResultSigns): number =>
  Object.entries(RESULT_WEIGHTS).reduce(
    (sum, [name, weight]) => sum + weight * signs[name as keyof ResultSigns],
    0,
  );

/** The need by which a candidate was found: a main one before others, then the one that it meets best. */
const foundBy = ({ matches }: Candidate, needs: ReadonlyMap<string, Need>, main: ReadonlySet<string>) =>
  matches
    .flatMap(({ need: name, strength, claim, by }) => {
      const need = needs.get(name);
      if (need === undefined || (claim === 0 && by === null)) return [];
      return [{ need, claim, isMain: main.has(name), worth: strength * need.weight }];
    })
    .sort((a, b) => Number(b.isMain) - Number(a.isMain) || b.worth - a.worth)[0];

/** Reads the signs of a result; `gain` is what it adds by needs, `top` the most that one adds. */
const signsReader = (
  { needs: all, telling, unexplained }: Understanding,
  { scoreOf: saidOf }: WordMatch,
  top: number,
) => {
  const needs = new Map(all.map((need) => [need.name, need]));
  const main = new Set(mainNeeds(all).map(({ name }) => name));
  const explained = telling.length === 0 ? 1 : 1 - Math.min(1, unexplained.size / telling.length);
  return (candidate: Candidate, gain: number): ResultSigns => {
    const found = foundBy(candidate, needs, main);
    const claim = found?.claim ?? 0;
    return {
      said: saidOf(candidate.row),
      prior: Math.log(candidate.prior),
      gain: shareOf(gain, top),
      claim,
      whole: claim * explained,
      guessed: found?.need.isSure === false ? 1 : 0,
      named: found?.need.kind === 'vendor' ? explained : 0,
    };
  };
};

/** At most so many of one provider of the directory as say something more. */
const withoutRepeats = (results: readonly Result[]): Result[] => {
  const groups = new Map<string, number>();
  return results.filter(({ candidate: { group } }) => {
    if (group === null) return true;
    const before = groups.get(group) ?? 0;
    groups.set(group, before + 1);
    return before < MAX_OF_PROVIDER;
  });
};

const statedNeeds = (needs: readonly Need[]): Need[] => mainNeeds(needs).filter(({ isSure }) => isSure);

/** Which results are the first, in their order, to do by an ability what a stated need asks for. */
export const firstForNeeds = (results: readonly Result[], needs: readonly Need[]): Set<Result> => {
  const firstFor = ({ name }: Need) =>
    results.find(({ candidate: { matches } }) =>
      matches.some(({ need, claim }) => need === name && claim >= IN_FULL),
    );
  return new Set(statedNeeds(needs).flatMap((need) => firstFor(need) ?? []));
};

/** What a result is worth less, in scores, for each before it that does the same of several things. */
const REPEAT = 1.5;

/** The stated needs that a result meets in full, by name. */
const metBy = ({ candidate }: Result, names: ReadonlySet<string>): string[] =>
  candidate.matches.flatMap(({ need, claim }) => (claim >= IN_FULL && names.has(need) ? [need] : []));

/** Who wants several things sees some for each before much of one: of these, what has been shown least goes first. */
const balanced = (results: readonly Result[], needs: readonly Need[]): Result[] => {
  const stated = new Set(statedNeeds(needs).map(({ name }) => name));
  if (stated.size < 2) return [...results];
  const shown = new Map([...stated].map((name) => [name, 0]));
  const left = results.map((result) => ({ result, met: metBy(result, stated) }));
  const worth = ({ result, met }: { result: Result; met: string[] }): number => {
    const counts = [...(met.length === 0 ? stated : met)].map((name) => shown.get(name) ?? 0);
    return result.score - REPEAT * (met.length === 0 ? Math.max(...counts) : Math.min(...counts));
  };
  const chosen: Result[] = [];
  while (left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    for (const name of best.met) shown.set(name, (shown.get(name) ?? 0) + 1);
    chosen.push(best.result);
  }
  return chosen;
};

/** What was found by needs and by words, each once, best first: each way finds what the other does not. Ties are broken by id. */
export const rankResults = (
  understood: Understanding,
  byNeeds: readonly Ranked[],
  byWords: readonly Candidate[],
  words: WordMatch,
): Result[] => {
  const rows = new Set(byNeeds.map(({ candidate }) => candidate.row));
  const found = [
    ...byNeeds,
    ...byWords.filter(({ row }) => !rows.has(row)).map((candidate) => ({ candidate, gain: 0 })),
  ];
  const signsOf = signsReader(understood, words, Math.max(0, ...byNeeds.map(({ gain }) => gain)));
  const results = found.map(({ candidate, gain }): Result => {
    const signs = signsOf(candidate, gain);
    return { candidate, signs, score: scoreOf(signs) };
  });
  results.sort((a, b) => b.score - a.score || (a.candidate.apiId < b.candidate.apiId ? -1 : 1));
  return balanced(withoutRepeats(results), understood.needs);
};
