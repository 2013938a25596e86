import type { ReasoningPart, Recommendations } from '@gatehouse/contract/discover.ts';
import type { Deps } from '#src/deps.ts';
import { askModel } from '#src/features/discover/ask-model.ts';
import { type Candidate, findCandidates } from '#src/features/discover/candidates.ts';
import { explainChoice, modelReasoning, reasoningText } from '#src/features/discover/reasoning.ts';

/** Cards in a response. */
const MAX_RECOMMENDATIONS = 6;
/** How many the model chooses from: more than are shown, so it can disagree with the catalogue's order. */
const MAX_CANDIDATES = 12;

const recommendations = (
  answeredBy: Recommendations['answeredBy'],
  shown: readonly Candidate[],
  reasoningParts: ReasoningPart[],
): Recommendations => ({
  recommendations: shown.map(({ card }) => card),
  reasoning: reasoningText(reasoningParts, shown),
  reasoningParts,
  answeredBy,
});

/**
 * APIs for a project, all from the built-in catalogue. If a model is configured, it orders and explains what the
 * catalogue found; if anything goes wrong with it, the catalogue's own order and texts are returned.
 */
export const recommend = async (
  deps: Deps,
  requirements: string,
  signal: AbortSignal,
): Promise<Recommendations> => {
  const found = await findCandidates(deps, requirements, MAX_CANDIDATES);
  const fromCatalogue = (answeredBy: string): Recommendations => {
    const shown = found.candidates.slice(0, MAX_RECOMMENDATIONS);
    return recommendations('catalogue', shown, explainChoice(answeredBy, found, shown));
  };

  const { llm } = deps;
  if (llm === undefined || found.candidates.length === 0)
    return fromCatalogue('Answered from the built-in catalogue.');
  const asked = await askModel(llm, requirements, found.candidates, signal);
  if (!asked.ok)
    return fromCatalogue(
      `Answered from the built-in catalogue, because the model ${llm.model} ${asked.reason}.`,
    );
  const shown = asked.choice.chosen.slice(0, MAX_RECOMMENDATIONS);
  const answeredBy = `Answered by the model ${llm.model}, choosing from the built-in catalogue.`;
  return recommendations('model', shown, modelReasoning(answeredBy, asked.choice.reasoning));
};
