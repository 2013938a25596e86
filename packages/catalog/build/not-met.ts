import { readLines } from './read-lines.ts';

type NotMet = { concept: string; id: string; why: string };

/** What a curated API does not offer, though the words of one of its capabilities say so: a survey tool's `contact lists` send no newsletters. */
export const notMet = (): NotMet[] =>
  readLines('not-met.tsv').map((line) => {
    const [concept = '', id = '', why = ''] = line.split('\t');
    return { concept, id, why };
  });
