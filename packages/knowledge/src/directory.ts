import type { NotMet } from '#schema/directory.ts';
import { factsOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

/** What APIs of the directory plainly do, by hand: their titles often do not say it. The names of concepts, by the id of the API. */
export const directoryAbilities = (knowledge: Knowledge): Map<string, readonly string[]> =>
  factsOf(knowledge, 'abilities');

/** What curated APIs do not offer, though the words of one of their capabilities say so: a survey tool's `contact lists` send no newsletters. */
export const notMet = (knowledge: Knowledge): NotMet[] =>
  [...factsOf<NotMet[]>(knowledge, 'not-met').values()].flat();
