import { logOddsOf } from '@gatehouse/classifier/fit-weights.ts';
import { formAlways, formWeight } from '@gatehouse/knowledge/concepts/form-weights.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import { formTermsOf } from '@gatehouse/knowledge/text/form-terms.ts';
import { memoize } from '@gatehouse/knowledge/text/memoize.ts';

const weightsOf = perKnowledge((knowledge) => memoize((term) => formWeight(knowledge, term)));

/**
 * How likely a text wants no API at all, as the logarithm of odds, by the form in which it asks: an explanation, advice, help with a program, a
 * text to be written. 0 is as likely as not.
 * @param text as typed
 * @param language its English name, null for English
 */
export const unwantedIn = (knowledge: Knowledge, text: string, language: string | null): number => {
  const weightOf = weightsOf(knowledge);
  const weights = formTermsOf(text, language).flatMap((term) => weightOf(term) ?? []);
  return logOddsOf(weights, formAlways(knowledge));
};
