import type { Recommendation, RecommendationGroup } from '@gatehouse/contract/discover.ts';

const MANY = 2;

/**
 * The recommendations by what they cover of several needs, each once: first those that cover more than one, then those
 * for each need, then those that cover none. Empty for a text with fewer than two needs that something covers.
 * @param needs the stated needs, the most important first
 */
export const groupsOf = (
  needs: readonly string[],
  recommendations: readonly Recommendation[],
): RecommendationGroup[] => {
  const covered = needs.filter((need) => recommendations.some(({ covers }) => covers.includes(need)));
  if (covered.length < MANY) return [];
  const group = (
    covers: RecommendationGroup['covers'],
    need: string | null,
    isIn: (one: Recommendation) => boolean,
  ): RecommendationGroup => ({
    covers,
    need,
    apiIds: recommendations.filter(isIn).map(({ apiId }) => apiId),
  });
  return [
    group('several', null, ({ covers }) => covers.length >= MANY),
    ...covered.map((need) => group('one', need, ({ covers }) => covers.length === 1 && covers[0] === need)),
    group('none', null, ({ covers }) => covers.length === 0),
  ].filter(({ apiIds }) => apiIds.length > 0);
};
