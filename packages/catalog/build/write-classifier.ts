import type Database from 'better-sqlite3';
import { packWeights } from '#src/classifier.ts';
import { CONCEPTS, phrasesOf, weakPhrasesOf } from '#src/concepts.ts';
import { type Example, trainClassifier } from './train-classifier.ts';

/** The ways to say a concept are examples of it too. */
const phrases = (): Example[] =>
  CONCEPTS.flatMap((concept) =>
    [...phrasesOf(concept), ...weakPhrasesOf(concept)].map((text) => ({ text, label: concept.name })),
  );

/** Trains the classifier, and writes its weights. */
export const writeClassifier = (db: Database.Database, examples: readonly Example[]): void => {
  const { labels, byTerm } = trainClassifier([...examples, ...phrases()]);
  const label = db.prepare('INSERT INTO classifier_label VALUES (?, ?)');
  for (const [at, name] of labels.entries()) label.run(at, name);
  const term = db.prepare('INSERT INTO classifier_term VALUES (?, ?)');
  for (const [name, weights] of byTerm) term.run(name, packWeights(weights));
};
