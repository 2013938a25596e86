import type { Ranked } from '#src/ranking/rank-candidates.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';

/** What the ranking by needs is worth for each of them beside the one by words, in which the best one has 1. */
const BY_NEEDS = 0.4;
/** More entries of one provider of the directory say nothing more. */
const MAX_OF_PROVIDER = 2;

/** As a share of the best one; nothing is a share of nothing. */
const shareOf = (value: number, best: number): number => (best > 0 ? value / best : 0);

/**
 * One ranking of what was found by needs and what was found by words: each way finds what the other does not. Both count as shares of their
 * best one.
 */
export const fuseRankings = (
  byNeeds: readonly Ranked[],
  byWords: readonly Candidate[],
  { best, scoreOf }: WordMatch,
  needs: number,
): Ranked[] => {
  const said = ({ row, prior }: Candidate): number => shareOf(prior * scoreOf(row), best);
  const byNeed = BY_NEEDS * Math.max(1, needs);
  const top = Math.max(0, ...byNeeds.map(({ gain }) => gain));
  const rows = new Set(byNeeds.map(({ candidate }) => candidate.row));
  const found = byNeeds.map((one) => ({
    ...one,
    score: said(one.candidate) + byNeed * shareOf(one.gain, top),
  }));
  const more = byWords
    .filter(({ row }) => !rows.has(row))
    .map((candidate) => ({ candidate, score: said(candidate), gain: 0 }));
  const groups = new Map<string, number>();
  return [...found, ...more]
    .sort((a, b) => b.score - a.score || (a.candidate.apiId < b.candidate.apiId ? -1 : 1))
    .filter(({ candidate: { group } }) => {
      if (group === null) return true;
      const before = groups.get(group) ?? 0;
      groups.set(group, before + 1);
      return before < MAX_OF_PROVIDER;
    });
};
