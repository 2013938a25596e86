import { countExamples } from '@gatehouse/classifier/count-examples.ts';
import type Database from 'better-sqlite3';
import { packCounts } from '#src/classifier.ts';
import { termsOf } from '#src/classifier-terms.ts';
import { CONCEPTS, phrasesOf, weakPhrasesOf } from '#src/concepts.ts';
import type { Example } from './examples.ts';

/** The ways to say a concept are examples of it too. */
const phrases = (): Example[] =>
  CONCEPTS.flatMap((concept) =>
    [...phrasesOf(concept), ...weakPhrasesOf(concept)].map((text) => ({ text, label: concept.name })),
  );

/** Writes what the classifier needs to know of its examples. */
export const writeClassifier = (db: Database.Database, examples: readonly Example[]): void => {
  const all = [...examples, ...phrases()].map(({ text, label }) => ({ label, terms: termsOf(text) }));
  const { labels, byTerm } = countExamples(all);
  const label = db.prepare('INSERT INTO classifier_label VALUES (?, ?, ?)');
  for (const [at, one] of labels.entries()) label.run(at, one.name, one.examples);
  const term = db.prepare('INSERT INTO classifier_term VALUES (?, ?)');
  for (const [name, counts] of byTerm) term.run(name, packCounts(counts));
};
