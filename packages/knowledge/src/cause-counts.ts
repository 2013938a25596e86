import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

type Label = { name: string; examples: number };
type Count = readonly [label: number, examples: number];

/** The causes that have wordings, and how many. */
export const causeLabels = (knowledge: Knowledge): Label[] => factOf(knowledge, 'cause-labels', 'all') ?? [];

/** How many wordings of each cause have a term; undefined if none has it. */
export const causeCounts = (knowledge: Knowledge, term: string): Count[] | undefined => {
  const row = knowledge
    .prepare<[string], { counts: string }>('SELECT counts FROM cause_terms WHERE term = ?')
    .get(term);
  return row && (JSON.parse(row.counts) as Count[]);
};
