import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../not-met.tsv');

type NotMet = { concept: string; id: string; why: string };

/** What a curated API does not offer, though the words of one of its capabilities say so: a survey tool's `contact lists` send no newsletters. */
export const notMet = (): NotMet[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [concept = '', id = '', why = ''] = line.split('\t');
      return { concept, id, why };
    });
