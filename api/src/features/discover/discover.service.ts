import type {
  ReasoningPart,
  Recommendation,
  RecommendationGroup,
  Recommendations,
  recommendInput,
} from '@gatehouse/contract/discover.ts';
import type { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import { askModel } from '#src/features/discover/ask-model.ts';
import { type CandidateApi, type Candidates, findCandidates } from '#src/features/discover/candidates.ts';
import { explainChoice, modelReasoning, reasoningText } from '#src/features/discover/reasoning.ts';
import { requirementsIn } from '#src/features/discover/reasons.ts';
import { understoodIn } from '#src/features/discover/understood.ts';

const MANY = 2;

/**
 * The recommendations by what they cover of several needs, each once: first those that cover more than one, then those
 * for each need, then those that cover none. Empty for a text with fewer than two needs that something covers.
 * @param needs the stated needs, the most important first
 */
const groupsOf = (
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

/** Cards in a response. */
const MAX_RECOMMENDATIONS = 6;
/**
 * How many the model chooses from, the unlikely ones too: the right one is among them for nineteen of twenty requirements, and among the
 * likely ones for nine of ten (docs/search.md).
 */
const MAX_OFFERED = 20;

const recommendations = (
  answeredBy: Recommendations['answeredBy'],
  found: Candidates,
  shown: readonly CandidateApi[],
  reasoningParts: ReasoningPart[],
): Recommendations => {
  const cards = shown.map(({ card }) => card);
  return {
    recommendations: cards,
    reasoning: reasoningText(reasoningParts, shown),
    reasoningParts,
    answeredBy,
    groups: groupsOf(requirementsIn(found.needs), cards),
    understood: understoodIn(found, shown),
  };
};

/**
 * APIs for a project, all from the built-in catalog. If a model is configured, it chooses from what the catalog found, orders and
 * explains it; if it names nothing, or anything goes wrong with it, the catalog's own choice, order and texts are returned.
 */
export const recommend = async (
  deps: Deps,
  { requirements, disregard }: z.output<typeof recommendInput>,
  signal: AbortSignal,
): Promise<Recommendations> => {
  const search = { query: requirements, disregard };
  const fromCatalogue = async (answeredBy: string): Promise<Recommendations> => {
    const found = await findCandidates(deps, { ...search, limit: MAX_RECOMMENDATIONS });
    return recommendations(
      'catalogue',
      found,
      found.candidates,
      explainChoice(answeredBy, found, found.candidates),
    );
  };

  const { llm, knowledge } = deps;
  if (llm === undefined) return fromCatalogue('Answered from the built-in catalog.');
  const found = await findCandidates(deps, { ...search, limit: MAX_OFFERED, withUnlikely: true });
  if (found.candidates.length === 0) return fromCatalogue('Answered from the built-in catalog.');
  const asked = await askModel({ llm, knowledge }, requirements, found, signal);
  if (!asked.ok)
    return fromCatalogue(
      `Answered from the built-in catalog, because the model ${llm.model} ${asked.reason}.`,
    );
  const shown = asked.choice.chosen.slice(0, MAX_RECOMMENDATIONS);
  const answeredBy = `Answered by the model ${llm.model}, choosing from the built-in catalog.`;
  const parts = modelReasoning(answeredBy, asked.choice.reasoning, found, shown);
  return recommendations('model', found, shown, parts);
};
