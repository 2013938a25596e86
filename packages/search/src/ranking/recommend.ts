import type { Need, Understanding } from '#src/query/understand-query.ts';
import { CHANCE } from '#src/ranking/chance.ts';
import type { Match } from '#src/retrieval/candidate.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';

type Hit = {
  api: { id: string; name: string };
  chance: number;
  covers: readonly string[];
  matches: readonly Match[];
  unknown: readonly string[];
};

/** Further down stands what meets the needs less well as a whole. */
const AMONG = 5;

/** Of chances as near as this to the best, the one that stands first is recommended, if the best is high enough. */
const NEAR = 0.1;

/** On more results a badge would mean nothing. */
const MAX_RECOMMENDED = 3;

/**
 * The ids of the results to recommend: a vendor that was named, and for each stated need the one that most likely does what is
 * asked, unless one that is recommended already meets it. What may violate a constraint is recommended to nobody.
 * @param hits best first
 */
export const recommend = (
  hits: readonly Hit[],
  { needs, asked }: Pick<Understanding, 'needs' | 'asked'>,
): Set<string> => {
  const fit = hits.slice(0, AMONG).filter(({ unknown }) => unknown.length === 0);
  const chosen = new Set<Hit>();
  const main = mainNeeds(needs);
  const concepts = main.flatMap(({ name, kind }) => (kind === 'concept' ? [name] : []));
  const isOfNeed = (matches: Hit['matches']): boolean =>
    concepts.length === 0 || matches.some(({ need }) => concepts.includes(need));
  const meets = ({ name, kind }: Need, { api, covers, matches }: Hit): boolean =>
    kind === 'vendor' ? api.name === name && !asked.has(name) && isOfNeed(matches) : covers.includes(name);
  for (const need of main) {
    const meeting = fit.filter((hit) => meets(need, hit));
    const best = Math.max(...meeting.map(({ chance }) => chance));
    if (best < (need.kind === 'vendor' ? CHANCE.named : CHANCE.recommended)) continue;
    const first = meeting.find(({ chance }) => chance >= best - NEAR);
    if (chosen.size < MAX_RECOMMENDED && first !== undefined && !meeting.some((hit) => chosen.has(hit)))
      chosen.add(first);
  }
  return new Set([...chosen].map(({ api }) => api.id));
};
