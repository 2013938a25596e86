import { withConcept } from '@gatehouse/knowledge/apis/evidence.ts';
import { apiWords } from '@gatehouse/knowledge/apis/text-index.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { textQuery } from '@gatehouse/knowledge/text/full-text-query.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Need, Understanding } from '#src/query/understand-query.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';

/** A word that fewer APIs say is named where none of them is among the results. */
const KNOWN_TO = 3;
const MAX_NOT_COVERED = 6;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** What no API of the catalogue meets: the word that says it, the abbreviation if there are several, or the name of the need. */
const unmetIn = (knowledge: Knowledge, { needs, telling }: Understanding, query: string): string[] => {
  const typed = new Set(query.match(WORDS));
  const isUnmet = ({ name, kind, isImplied }: Need) =>
    kind === 'concept' && !isImplied && withConcept(knowledge, name, null).length === 0;
  return needs.filter(isUnmet).map(({ name, said }) => {
    const words = telling.filter((word) => said.includes(stemOf(word)));
    const acronym = words.find((word) => typed.has(word.toUpperCase()));
    return acronym ?? (words.length === 1 ? words[0] : undefined) ?? name;
  });
};

/** What no API of the catalogue does: what is known to be asked for often, and needs that no entry meets. */
export const lackedIn = (knowledge: Knowledge, understood: Understanding, query: string): string[] => [
  ...new Set([...understood.lacks, ...asTyped(query, unmetIn(knowledge, understood, query))]),
];

/** Words as they were typed: `AIS`, not `ais`. */
export const asTyped = (query: string, words: readonly string[]): string[] => {
  const typed = new Map((query.match(WORDS) ?? []).map((word) => [wordsOf(word)[0] ?? '', word]));
  return words.map((word) => typed.get(word) ?? word);
};

/** Words of a query that carry meaning and that hardly anything in the catalogue says, and nothing of what was found. */
export const notCoveredIn = (
  knowledge: Knowledge,
  understood: Understanding,
  found: readonly Candidate[],
  query: string,
): string[] => {
  const shown = new Set(found.map(({ row }) => row));
  const isUnknown = (word: string): boolean => {
    const rows = apiWords.rowsWith(knowledge, textQuery([word]), KNOWN_TO);
    return rows.length < KNOWN_TO && !rows.some((row) => shown.has(row));
  };
  const unknown = [...understood.unexplained.keys()].filter(isUnknown);
  const all = [...new Set([...unmetIn(knowledge, understood, query), ...unknown])];
  return asTyped(query, all.slice(0, MAX_NOT_COVERED));
};
