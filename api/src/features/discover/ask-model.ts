import { z } from 'zod';
import type { Candidate } from '#src/features/discover/candidates.ts';
import type { Llm } from '#src/llm/llm.ts';

const MAX_REASON_LENGTH = 500;
const MAX_REASONING_LENGTH = 3000;
const MAX_PICKS = 20;
const MAX_FEATURES = 10;

const picksSchema = z.object({
  recommendations: z.array(
    z.object({
      id: z.string().describe('The id of a candidate, copied exactly'),
      reason: z.string().describe('One sentence: which requirements it meets'),
      recommended: z.boolean().describe('True for the one to three that fit best'),
    }),
  ),
  reasoning: z.string().describe('Two to five sentences for a developer, in plain text'),
});

const INSTRUCTIONS = [
  'You help a developer choose APIs for a project.',
  'The field "requirements" says what the project needs; the field "candidates" is a JSON list of APIs.',
  'List the candidates that fit, best first, at most six, and leave out those that do not fit.',
  'Name only APIs from the list, by their id. Use only the facts given; do not invent any.',
].join(' ');

/** What the model gets to know about a candidate: facts from the catalogue, which contain no user data. */
const factsOf = ({ api }: Candidate) => ({
  id: api.id,
  name: api.name,
  description: api.description,
  category: api.category,
  features: api.features.slice(0, MAX_FEATURES),
  pricing: api.pricing,
  freeTier: api.freeTier,
});

export type Choice = { chosen: Candidate[]; reasoning: string };

/**
 * Lets the model order and explain the candidates. Anything else that it names is dropped.
 * @returns its choice; if there is no usable answer, the reason, as the continuation of "the model"
 */
export const askModel = async (
  llm: Llm,
  requirements: string,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<{ ok: true; choice: Choice } | { ok: false; reason: string }> => {
  const answer = await llm.answerOf(
    {
      name: 'recommendations',
      schema: picksSchema,
      instructions: INSTRUCTIONS,
      fields: { requirements, candidates: JSON.stringify(candidates.map(factsOf)) },
    },
    signal,
  );
  if (!answer.ok) return answer;
  const known = new Map(candidates.map((candidate) => [candidate.api.id, candidate]));
  const chosen: Candidate[] = [];
  for (const { id, reason, recommended } of answer.value.recommendations.slice(0, MAX_PICKS)) {
    const candidate = known.get(id);
    if (candidate === undefined) continue;
    known.delete(id);
    const words = reason.trim().slice(0, MAX_REASON_LENGTH);
    chosen.push({
      ...candidate,
      card: { ...candidate.card, recommended, reason: words === '' ? candidate.card.reason : words },
    });
  }
  if (chosen.length === 0) return { ok: false, reason: 'named no API from the catalogue' };
  return {
    ok: true,
    choice: { chosen, reasoning: answer.value.reasoning.trim().slice(0, MAX_REASONING_LENGTH) },
  };
};
