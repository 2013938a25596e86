import { MIN_REQUIREMENTS_LENGTH } from '@gatehouse/contract/discover.ts';
import type { Understood } from '@gatehouse/contract/understood.ts';
import type { ApiHit, ApiSearchResult } from '@gatehouse/search/api-search.ts';

/** A reply that can be sent as it is, to the form with the longer minimum too: `SMS` becomes `API for SMS`. */
const asRequirements = (reply: string): string =>
  reply.length < MIN_REQUIREMENTS_LENGTH ? `API for ${reply}` : reply;

/**
 * How a search understood its text.
 * @param shown the results that are shown: only what they cover is met
 */
export const understoodIn = (
  result: Omit<ApiSearchResult, 'hits'>,
  shown: readonly Pick<ApiHit, 'api' | 'covers'>[],
): Understood => {
  const { needs, corrections, lacks, notCovered, constraints, leftOut, language, question } = result;
  const met = new Set(shown.flatMap(({ api, covers }) => [api.name, ...covers]));
  return {
    needs: needs.map(({ name, kind, isImplied }) => ({ name, kind, isImplied, isMet: met.has(name) })),
    corrections,
    lacks,
    notCovered,
    constraints,
    leftOut,
    language,
    question: question && { ...question, replies: question.replies.map(asRequirements) },
  };
};
