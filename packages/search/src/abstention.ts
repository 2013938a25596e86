import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { isIdea } from '#src/query/product-idea.ts';
import type { Understanding } from '#src/query/understand-query.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { mainNeeds, saidBy } from '#src/retrieval/select-candidates.ts';

/** Below this share of a text that is understood, what was understood is a coincidence. */
const LEAST_EXPLAINED = 0.1;
/** Below this, something is missing that a recommended API would have to do as well. */
const LEAST_TO_RECOMMEND = 0.5;
/** A longer text tells of the project, not only of what it needs: there, a phrase of several words is enough. */
const LONG_TEXT = 12;
const LEAST_IN_TEXT = 1.5;
/** An idea tells of people and of what they do, as much as it wants: that weighs no more than this against what it needs. */
const MOST_OF_SCENE = 1.7;

/** The share of a query that its needs explain, and the words of the APIs that were found by them. */
const shareExplained = (
  { explained, unexplained }: Understanding,
  found: readonly Candidate[],
  isOfIdea: boolean,
): number => {
  const all = [...unexplained.values()].reduce((sum, weight) => sum + weight, 0);
  const rest = isOfIdea ? Math.min(all, MOST_OF_SCENE) : all;
  const bySome = Math.max(0, ...found.map((candidate) => saidBy(candidate, unexplained)));
  return explained + rest === 0 ? 0 : (explained + bySome) / (explained + rest);
};

/**
 * Whether too little of a text was understood to answer it.
 * @param query as it was typed
 * @param text the same in English
 */
export const isTooVague = (
  understood: Understanding,
  found: readonly Candidate[],
  { query, text }: { query: string; text: string },
): boolean => {
  const isText = wordsOf(query).length > LONG_TEXT && understood.explained >= LEAST_IN_TEXT;
  return (
    !isText &&
    mainNeeds(understood.needs).length > 0 &&
    shareExplained(understood, found, isIdea(text)) < LEAST_EXPLAINED
  );
};

/** Whether so much of a text was understood that an API can be recommended for it. */
export const isClear = (understood: Understanding): boolean =>
  shareExplained(understood, [], false) >= LEAST_TO_RECOMMEND;
