import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { curatedIn, type Evidence, withWord } from '@gatehouse/knowledge/apis/evidence.ts';
import { CATEGORIES } from '@gatehouse/knowledge/categories.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemOf } from '@gatehouse/knowledge/text/stem.ts';
import { isGrammar } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';

/** A title, an ability or a use case has the word: one of a description is there by chance. */
const LEAST_SAID = 0.6;
/** What is typed beside the word that is meant: `finance data`, `health APIs`. */
const BESIDE = new Set(['data', 'api', 'apis', 'service', 'services', 'information', 'tools'].map(stemOf));

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .map(stemOf)
    .filter((stem) => !isGrammar(stem));

/** The categories whose name a text is. */
const categoriesNamed = (stems: readonly string[]): readonly string[] =>
  CATEGORIES.filter((category) => {
    const words = stemsOf(category.replaceAll('-', ' ')).filter((stem) => !BESIDE.has(stem));
    return words.length === stems.length && words.every((stem) => stems.includes(stem));
  });

/** The curated APIs that have every word, and how well the entry says them: 0 to 1. */
const withEveryWord = (knowledge: Knowledge, stems: readonly string[], allowed: Allowed): Evidence[] => {
  const [first = [], ...others] = stems.map((stem) =>
    withWord(knowledge, stem, allowed).filter(({ strength }) => strength >= LEAST_SAID),
  );
  return first.filter(({ row }) => others.every((found) => found.some((one) => one.row === row)));
};

/**
 * What a text of a few broad words is a list of: the curated APIs of the category that it names, or else those whose
 * entry says all of its words; what says them best first, and of those the best known.
 * @param isByWord whether words count that the entries say; where an ability was understood they would be others' words, `order book`
 */
export const browse = (
  knowledge: Knowledge,
  text: string,
  { allowed, limit, isByWord }: { allowed: Allowed; limit: number; isByWord: boolean },
): Candidate[] => {
  const stems = stemsOf(text).filter((stem) => !BESIDE.has(stem));
  if (stems.length === 0) return [];
  const named = categoriesNamed(stems).filter((one) => allowed === null || allowed.includes(one));
  const listed = named.length > 0 ? curatedIn(knowledge, named, limit) : [];
  const said = (isByWord ? withEveryWord(knowledge, stems, allowed) : []).sort(
    (a, b) =>
      Math.round((b.strength - a.strength) * 10) ||
      b.popularity - a.popularity ||
      (a.apiId < b.apiId ? -1 : 1),
  );
  const rows = new Set(listed.map(({ row }) => row));
  return [...listed, ...said.filter(({ row }) => !rows.has(row))].slice(0, limit).map((one, at) => ({
    ...one,
    group: null,
    prior: 1 - at / limit,
    matches: [],
  }));
};
