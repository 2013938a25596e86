import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { z } from 'zod';
import type { CandidateApi, Candidates } from '#src/features/discover/candidates.ts';
import { claimsOnly } from '#src/features/discover/model-claims.ts';
import { requirementsIn, vendorsIn } from '#src/features/discover/reasons.ts';
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
  'The field "covers" of a candidate lists the requirements that it is known to meet: say of no other that it is met.',
].join(' ');

/** What the model gets to know about a candidate: facts from the catalog, which contain no user data. */
const factsOf = ({ api, covers }: CandidateApi) => ({
  id: api.id,
  name: api.name,
  description: api.description,
  covers,
  category: api.category,
  features: api.features.slice(0, MAX_FEATURES),
  pricing: api.pricing,
  freeTier: api.freeTier,
});

/** What covers no stated need, or may violate a condition, or only comes near, has no badge, whatever the model says. */
const mayRecommend = ({ api, covers, card }: CandidateApi, vendors: readonly string[]): boolean =>
  card.unknown.length === 0 && (covers.length > 0 || vendors.includes(api.name));

export type ModelChoice = { chosen: CandidateApi[]; reasoning: string };

/**
 * Lets the model order and explain the candidates. Anything else that it names is dropped, and so is a reason that claims
 * what the catalog does not know of the API.
 * @returns its choice; if there is no usable answer, the reason, as the continuation of "the model"
 */
export const askModel = async (
  { llm, knowledge }: { llm: Llm; knowledge: Knowledge },
  requirements: string,
  found: Pick<Candidates, 'needs' | 'lacks' | 'candidates'>,
  signal: AbortSignal,
): Promise<{ ok: true; choice: ModelChoice } | { ok: false; reason: string }> => {
  const { candidates, needs, lacks } = found;
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
  const chosen: CandidateApi[] = [];
  for (const { id, reason, recommended } of answer.value.recommendations.slice(0, MAX_PICKS)) {
    const candidate = known.get(id);
    if (candidate === undefined) continue;
    known.delete(id);
    const words = reason.trim().slice(0, MAX_REASON_LENGTH);
    const isTrue = words !== '' && claimsOnly(knowledge, words, candidate, requirementsIn(needs));
    chosen.push({
      ...candidate,
      card: {
        ...candidate.card,
        recommended: lacks.length === 0 && recommended && mayRecommend(candidate, vendorsIn(needs)),
        reason: isTrue ? words : candidate.card.reason,
      },
    });
  }
  if (chosen.length === 0) return { ok: false, reason: 'named no API from the catalog' };
  return {
    ok: true,
    choice: { chosen, reasoning: answer.value.reasoning.trim().slice(0, MAX_REASONING_LENGTH) },
  };
};
