import type { ReasoningPart, Recommendations } from '@gatehouse/contract/discover.ts';
import type { Deps } from '#src/deps.ts';
import { askModel } from '#src/features/discover/ask-model.ts';
import { type Candidate, findCandidates } from '#src/features/discover/candidates.ts';
import { explainChoice, modelReasoning, reasoningText } from '#src/features/discover/reasoning.ts';

/** Cards of an answer. */
const MAX_RECOMMENDATIONS = 6;
/** What the model chooses from: more than is shown, so that it may disagree with the catalogue's order. */
const MAX_CANDIDATES = 12;

const answer = (
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
 * APIs for a project, all of them of the built-in catalogue. The model, where one is configured, orders and explains
 * what the catalogue found; whatever goes wrong with it, the catalogue's own order and words are the answer.
 */
export const recommend = async (
  deps: Deps,
  requirements: string,
  signal: AbortSignal,
): Promise<Recommendations> => {
  const found = await findCandidates(deps, requirements, MAX_CANDIDATES);
  const fromCatalogue = (answeredBy: string): Recommendations => {
    const shown = found.candidates.slice(0, MAX_RECOMMENDATIONS);
    return answer('catalogue', shown, explainChoice(answeredBy, found, shown));
  };

  const { llm } = deps;
  if (llm === undefined || found.candidates.length === 0)
    return fromCatalogue('The built-in catalogue answered.');
  const asked = await askModel(llm, requirements, found.candidates, signal);
  if (!asked.ok)
    return fromCatalogue(`The built-in catalogue answered, because the model ${llm.model} ${asked.reason}.`);
  const shown = asked.choice.chosen.slice(0, MAX_RECOMMENDATIONS);
  const answeredBy = `The model ${llm.model} answered, choosing from the built-in catalogue.`;
  return answer('model', shown, modelReasoning(answeredBy, asked.choice.reasoning));
};
