import type { ConceptFacts } from '#schema/concept.ts';
import { longestAt } from '#src/concepts/phrases.ts';
import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';
import { memoize } from '#src/text/memoize.ts';
import { stemOf } from '#src/text/stem.ts';
import { wordsOf } from '#src/text/words.ts';

/** An implied need with at least this weight is what the concept is built upon: offering it is evidence for the concept itself. */
export const BUILT_UPON = 0.8;

const conceptsOf = perKnowledge((knowledge) =>
  memoize((name) => factOf<ConceptFacts>(knowledge, 'concept', name)),
);

/** Something that an API does or that someone needs, by its name; undefined if there is none. */
export const conceptNamed = (knowledge: Knowledge, name: string): ConceptFacts | undefined =>
  conceptsOf(knowledge)(name);

const vocabularyOf = perKnowledge((knowledge) => {
  const rows = knowledge.prepare<[string], { stem: string }>(
    'SELECT stem FROM concept_word WHERE concept = ?',
  );
  return memoize((concept): ReadonlySet<string> => new Set(rows.all(concept).map(({ stem }) => stem)));
});

/** Whether a stem is one of a phrase of several words that means the concept: `address` for geocoding. */
export const isAbout = (knowledge: Knowledge, concept: string, stem: string): boolean =>
  vocabularyOf(knowledge)(concept).has(stem);

/** The name of a concept that a text mentions, the number of words of the longest phrase that does, and whether that may mean something else. */
export type Mention = { concept: string; words: number; isVague: boolean };

/**
 * The concepts that a text mentions, each once, in order of appearance. A word that may mean something else counts only if it is
 * the whole text: an ability `events`, but not `events of a webhook`.
 */
export const mentionsIn = (knowledge: Knowledge, text: string): Mention[] => {
  const stems = wordsOf(text).map(stemOf);
  const found = new Map<string, Mention>();
  let at = 0;
  while (at < stems.length) {
    const certain = longestAt(knowledge, 'concept', stems, at);
    const vague = longestAt(knowledge, 'vague', stems, at);
    const isAll = vague.length === stems.length;
    const said = certain.length >= vague.length || !isAll ? certain : vague;
    if (certain.length >= vague.length || isAll)
      for (const concept of said.meanings)
        found.set(concept, {
          concept,
          words: Math.max(found.get(concept)?.words ?? 0, said.length),
          isVague: said === vague && (found.get(concept)?.isVague ?? true),
        });
    at += Math.max(1, certain.length, vague.length);
  }
  return [...found.values()];
};

/** The names of the concepts that a text mentions. */
export const conceptsIn = (knowledge: Knowledge, text: string): string[] =>
  mentionsIn(knowledge, text).map(({ concept }) => concept);

/** The rows of the APIs that offer each part of a concept, by its place. */
export const offeringParts = perKnowledge((knowledge) => {
  const rows = knowledge.prepare<[string], { place: number; api: number }>(
    'SELECT place, api FROM part WHERE concept = ?',
  );
  return memoize(
    (concept): ReadonlyMap<number, ReadonlySet<number>> =>
      new Map(
        [...Map.groupBy(rows.all(concept), ({ place }) => place)].map(([place, found]) => [
          place,
          new Set(found.map(({ api }) => api)),
        ]),
      ),
  );
});
