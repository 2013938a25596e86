import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { isCategory } from '@gatehouse/knowledge/categories.ts';
import { categoriesOfIndustry } from '@gatehouse/knowledge/industries.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import type { Question } from '#src/clarifying-question.ts';
import type { Correction } from '#src/query/parse-query.ts';
import type { Need } from '#src/query/understand-query.ts';
import type { Match } from '#src/retrieval/candidate.ts';
import type { Constraint } from '#src/retrieval/constraints.ts';

export type ApiSearch = {
  query: string;
  category?: string | null;
  /** An id of `INDUSTRIES`. */
  industry?: string | null;
  /** At most 50. */
  limit: number;
  /** What the query says and the user takes back: constraints, left out names, and corrected words as they were typed. */
  disregard?: readonly string[];
  /** Whether a broad word lists what has it, as who looks around expects, and is not asked back. */
  isBrowsing?: boolean;
  /** Whether what is likely wrong is among the hits too, for a language model that chooses among them. */
  withUnlikely?: boolean;
};

export type ApiHit = {
  api: CatalogApi;
  matches: Match[];
  /** The stated needs that it meets by a capability: the only ground for the word "covers" and for a badge. */
  covers: string[];
  isRecommended: boolean;
  /** The names of constraints about which the catalogue does not know the fact for this API. */
  unknown: string[];
};

export type ApiSearchResult = {
  /** What the query was understood to ask for, heaviest first. */
  needs: Pick<Need, 'name' | 'kind' | 'weight' | 'isImplied'>[];
  /** What it wants of every result besides the needs: constraints, and what it says about the price. */
  qualities: string[];
  /** Vendors and companies that it excludes, none of which is among the hits. */
  leftOut: string[];
  /** Words that were read as another. */
  corrections: Correction[];
  /** What the text asks for and no API of the catalogue does. Then the hits only come near it, and none is recommended. */
  lacks: string[];
  /** Words of the text that carry meaning and that nothing in the catalogue covers. */
  notCovered: string[];
  /** What every hit has to satisfy; `isRead` is false for one that the catalogue cannot check. */
  constraints: Constraint[];
  /** The English name of the language that the text is written in, null for English. */
  language: string | null;
  /** Set when no hit is likely enough: what was understood, a question, and two or three texts to search for. */
  question: Question | null;
  hits: ApiHit[];
};

export const MAX_LIMIT = 50;

/** The categories that the filters allow. An unknown one allows none. */
export const allowedCategories = (knowledge: Knowledge, { category, industry }: ApiSearch): Allowed => {
  const ofIndustry = industry ? (categoriesOfIndustry(knowledge, industry) ?? []) : null;
  if (!category) return ofIndustry;
  return isCategory(category) && (ofIndustry === null || ofIndustry.includes(category)) ? [category] : [];
};

/** A text of more words tells of something. */
const BROAD = 4;

/** Whether who browses gave a word or a few, which many entries say. */
export const isBroad = ({ isBrowsing }: ApiSearch, text: string): boolean =>
  isBrowsing === true && wordsOf(text).length <= BROAD;
