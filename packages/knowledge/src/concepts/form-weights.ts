import { factOf } from '#src/facts.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';

/** What a term of the form of a text says against that any API is wanted, as the logarithm of odds; undefined if no example has it. */
export const formWeight = (knowledge: Knowledge, term: string): number | undefined =>
  knowledge.prepare<[string], { weight: number }>('SELECT weight FROM form_term WHERE term = ?').get(term)
    ?.weight;

/** The same of all texts, before any term is read. */
export const formAlways = perKnowledge((knowledge): number => factOf(knowledge, 'unwanted', 'always') ?? 0);
