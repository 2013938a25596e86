import type { Count, Label } from '@gatehouse/classifier/count-examples.ts';
import type { Database } from 'better-sqlite3';
import { unpackCounts } from '#src/classifier.ts';

export const classifierStore = (db: Database) => {
  const labels = db.prepare<[], Label>('SELECT name, examples FROM classifier_label ORDER BY position');
  const counts = db.prepare<[string], { counts: Uint8Array }>(
    'SELECT counts FROM classifier_term WHERE term = ?',
  );
  return {
    classifierLabels: (): Label[] => labels.all(),
    /** The counts of a term; undefined if no example has it. */
    classifierCounts: (term: string): Count[] | undefined => {
      const row = counts.get(term);
      return row && unpackCounts(row.counts);
    },
  };
};
export type ClassifierStore = ReturnType<typeof classifierStore>;
