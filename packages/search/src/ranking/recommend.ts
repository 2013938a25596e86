import type { Need } from '#src/query/understand-query.ts';
import type { Match } from '#src/retrieval/candidate.ts';
import { mainNeeds } from '#src/retrieval/select-candidates.ts';

type Hit = {
  api: { id: string; name: string };
  covers: readonly string[];
  matches: readonly Match[];
  unknown: readonly string[];
};

/** What a capability must be worth for a badge: it is said plainly, and of the API's own business, not of a side of it. */
const PLAINLY = 0.85;

/** Further down stands what meets the needs less well as a whole. */
const AMONG = 5;

/** On more results a badge would mean nothing. */
const MAX_RECOMMENDED = 3;

/**
 * The ids of the results to recommend: a vendor that was named, and for each stated need the one that says it best, unless one
 * that is recommended already does. What may violate a constraint is recommended to nobody,
 * and where the catalogue cannot read one, that is everything.
 * @param hits best first
 */
export const recommend = (hits: readonly Hit[], needs: readonly Need[]): Set<string> => {
  const fit = hits.slice(0, AMONG).filter(({ unknown }) => unknown.length === 0);
  const best = new Set<Hit>();
  const main = mainNeeds(needs);
  const concepts = main.flatMap(({ name, kind }) => (kind === 'concept' ? [name] : []));
  const isOfNeed = (matches: Hit['matches']): boolean =>
    concepts.length === 0 || matches.some(({ need }) => concepts.includes(need));
  for (const { name, kind } of main.filter(({ isFirm }) => isFirm)) {
    const meeting = fit.filter(({ api, covers, matches }) =>
      kind === 'vendor'
        ? api.name === name && isOfNeed(matches)
        : covers.includes(name) && matches.some(({ need, claim }) => need === name && claim >= PLAINLY),
    );
    const claimOf = ({ matches }: Hit): number => matches.find(({ need }) => need === name)?.claim ?? 0;
    const [first] = meeting.toSorted((one, other) => claimOf(other) - claimOf(one));
    if (best.size < MAX_RECOMMENDED && first !== undefined && !meeting.some((hit) => best.has(hit)))
      best.add(first);
  }
  return new Set([...best].map(({ api }) => api.id));
};
