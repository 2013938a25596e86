import type { Database } from 'better-sqlite3';

export const classifierStore = (db: Database) => {
  const labels = db.prepare<[], { name: string }>('SELECT name FROM classifier_label ORDER BY position');
  const weights = db.prepare<[string], { weights: Uint8Array }>(
    'SELECT weights FROM classifier_term WHERE term = ?',
  );
  return {
    classifierLabels: (): string[] => labels.all().map(({ name }) => name),
    /** The packed weights of a term; undefined if no example has it. */
    classifierWeights: (term: string): Uint8Array | undefined => weights.get(term)?.weights,
  };
};
export type ClassifierStore = ReturnType<typeof classifierStore>;
