import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';

type Label = { name: string; examples: number };
type Count = readonly [label: number, examples: number];

/** The label of the examples that no API answers. */
export const NOTHING = 'nothing';

/** A label's position, and its number of examples, have to fit into a byte. */
const MOST = 255;

/**
 * Counts as the file holds them: pairs of bytes, the position of a label and the number of its examples.
 * @throws for more labels than a byte can count
 */
export const packCounts = (counts: readonly Count[]): Uint8Array => {
  if (counts.some(([label]) => label > MOST))
    throw new Error(`more than ${MOST + 1} labels do not fit into a byte`);
  return Uint8Array.from(counts.flatMap(([label, examples]) => [label, Math.min(MOST, examples)]));
};

export const unpackCounts = (packed: Uint8Array): Count[] =>
  Array.from({ length: packed.length / 2 }, (_, at) => [packed[at * 2] ?? 0, packed[at * 2 + 1] ?? 0]);

/** The concepts that have examples, and how many, in the order of their positions. */
export const conceptLabels = (knowledge: Knowledge): Label[] =>
  factOf(knowledge, 'concept-labels', 'all') ?? [];

/** How many examples of each concept have a term; undefined if none has it. */
export const conceptCounts = (knowledge: Knowledge, term: string): Count[] | undefined => {
  const row = knowledge
    .prepare<[string], { counts: Uint8Array }>('SELECT counts FROM concept_terms WHERE term = ?')
    .get(term);
  return row && unpackCounts(row.counts);
};
