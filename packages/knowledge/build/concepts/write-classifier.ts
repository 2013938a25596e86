import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import { termsOfWords } from '@gatehouse/classifier/terms.ts';
import { phrasesOf, vaguePhrasesOf } from '#build/concepts/concepts.ts';
import type { Example } from '#build/concepts/examples.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { Concept } from '#schema/concept.ts';
import { packCounts } from '#src/concepts/concept-counts.ts';
import { isTelling, termStems } from '#src/text/terms.ts';
import { wordsOf } from '#src/text/words.ts';

/** The ways to say a concept are examples of it too. */
export const phraseExamples = (concepts: readonly Concept[]): Example[] =>
  concepts.flatMap((concept) =>
    [...phrasesOf(concept), ...vaguePhrasesOf(concept)].map((text) => ({ text, label: concept.name })),
  );

/** Counts the words of all examples, so that the product learns nothing when it runs. */
export const writeClassifier = (draft: KnowledgeDraft, examples: readonly Example[]): void => {
  const all = examples.map(({ text, label }) => ({
    label,
    terms: termsOfWords(termStems(wordsOf(text)), isTelling),
  }));
  const { labels, byTerm } = countExamples(all);
  draft.putFact('concept-labels', 'all', labels);
  draft.db.exec('CREATE TABLE concept_terms (term TEXT PRIMARY KEY, counts BLOB NOT NULL) WITHOUT ROWID');
  const insert = draft.db.prepare('INSERT INTO concept_terms VALUES (?, ?)');
  for (const [term, counts] of byTerm) insert.run(term, packCounts(counts));
};
