import type { Recommendations } from '@gatehouse/contract/discover.ts';
import type { Deps } from '#src/deps.ts';
import { askModel } from '#src/features/discover/ask-model.ts';
import { type Candidate, findCandidates } from '#src/features/discover/candidates.ts';
import { explainChoice } from '#src/features/discover/reasoning.ts';

/** Cards of an answer. */
const MAX_RECOMMENDATIONS = 6;
/** What the model chooses from: more than is shown, so that it may disagree with the catalogue's order. */
const MAX_CANDIDATES = 12;

const cards = (shown: readonly Candidate[]) => shown.map(({ card }) => card);

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
    return {
      recommendations: cards(shown),
      reasoning: explainChoice(answeredBy, found, shown),
      answeredBy: 'catalogue',
    };
  };

  const { llm } = deps;
  if (llm === undefined || found.candidates.length === 0)
    return fromCatalogue('The built-in catalogue answered.');
  const asked = await askModel(llm, requirements, found.candidates, signal);
  if (!asked.ok)
    return fromCatalogue(`The built-in catalogue answered, because the model ${llm.model} ${asked.reason}.`);
  const shown = asked.choice.chosen.slice(0, MAX_RECOMMENDATIONS);
  return {
    recommendations: cards(shown),
    reasoning: `The model ${llm.model} answered, choosing from the built-in catalogue.\n\n${asked.choice.reasoning}`,
    answeredBy: 'model',
  };
};
