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

/** Of chances as near as a fiftieth, the one that stands first is recommended. */
const stepOf = ({ chance }: Hit): number => Math.round(chance * 50);

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
  const fit = hits
    .slice(0, AMONG)
    .filter(({ unknown, chance }) => unknown.length === 0 && chance >= CHANCE.recommended);
  const best = new Set<Hit>();
  const main = mainNeeds(needs);
  const concepts = main.flatMap(({ name, kind }) => (kind === 'concept' ? [name] : []));
  const isOfNeed = (matches: Hit['matches']): boolean =>
    concepts.length === 0 || matches.some(({ need }) => concepts.includes(need));
  const meets = ({ name, kind }: Need, { api, covers, matches }: Hit): boolean =>
    kind === 'vendor' ? api.name === name && !asked.has(name) && isOfNeed(matches) : covers.includes(name);
  for (const need of main) {
    const meeting = fit.filter((hit) => meets(need, hit));
    const [first] = meeting.toSorted((one, other) => stepOf(other) - stepOf(one));
    if (best.size < MAX_RECOMMENDED && first !== undefined && !meeting.some((hit) => best.has(hit)))
      best.add(first);
  }
  return new Set([...best].map(({ api }) => api.id));
};
