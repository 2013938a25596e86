import type { Need, Understanding } from '#src/query/understand-query.ts';
import { behind, CHANCE } from '#src/ranking/answer-chance.ts';
import type { Match } from '#src/retrieval/candidate.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';

type Hit = {
  api: { id: string; name: string };
  score: number;
  /** How much of the text it says in words, as a share of what the one says that says most. */
  said: number;
  covers: readonly string[];
  matches: readonly Match[];
  unknown: readonly string[];
};

/** Further down stands what meets the needs less well as a whole. */
const AMONG = 5;

/** Who is recommended says nearly as much of the text as any, and is right at least so often as the first, as factors. */
const LEAST = { said: 0.8, ofFirst: 0.5 };

/** On more results a badge would mean nothing. */
const MAX_RECOMMENDED = 3;

/**
 * The ids of the results to recommend: a vendor that was named, and for each stated need the first one that does it by an ability, unless
 * one that is recommended already meets it. What may violate a constraint is recommended to nobody.
 * @param hits best first
 * @param chance that one of the first three is right
 */
export const recommend = (
  hits: readonly Hit[],
  { needs, asked }: Pick<Understanding, 'needs' | 'asked'>,
  chance: number,
): Set<string> => {
  const fit = hits.slice(0, AMONG).filter(({ unknown }) => unknown.length === 0);
  const top = hits[0]?.score ?? 0;
  const chosen = new Set<Hit>();
  const main = mainNeeds(needs);
  const concepts = main.flatMap(({ name, kind }) => (kind === 'concept' ? [name] : []));
  const isOfNeed = (matches: Hit['matches']): boolean =>
    concepts.length === 0 || matches.some(({ need }) => concepts.includes(need));
  const meets = ({ name, kind }: Need, { api, score, said, covers, matches }: Hit): boolean =>
    kind === 'vendor'
      ? chance >= CHANCE.named && api.name === name && !asked.has(name) && isOfNeed(matches)
      : chance >= CHANCE.recommended &&
        covers.includes(name) &&
        said >= LEAST.said &&
        score >= top - behind(LEAST.ofFirst);
  for (const need of main) {
    const meeting = fit.filter((hit) => meets(need, hit));
    const [first] = meeting;
    if (chosen.size < MAX_RECOMMENDED && first !== undefined && !meeting.some((hit) => chosen.has(hit)))
      chosen.add(first);
  }
  return new Set([...chosen].map(({ api }) => api.id));
};
