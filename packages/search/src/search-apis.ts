import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import { curatedIn } from '@gatehouse/knowledge/apis/evidence.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import {
  type ApiHit,
  type ApiSearch,
  type ApiSearchResult,
  allowedCategories,
  isBroad,
  MAX_LIMIT,
} from '#src/api-search.ts';
import { browse } from '#src/browse.ts';
import { type Question, questionFor } from '#src/clarifying-question.ts';
import { asTyped, notCoveredIn } from '#src/not-covered.ts';
import type { Understanding } from '#src/query/understand-query.ts';
import { rankedFor } from '#src/ranked-apis.ts';
import { answerChance, answerSigns, worthShowing } from '#src/ranking/answer-chance.ts';
import { type Result, shareOf } from '#src/ranking/rank-results.ts';
import { recommend } from '#src/ranking/recommend.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { type Constraint, constraintsIn } from '#src/retrieval/constraints.ts';
import { featureWith, quotesOf } from '#src/retrieval/quotes.ts';
import { coveredBy, mainNeeds } from '#src/retrieval/select-candidates.ts';
import type { WordMatch } from '#src/retrieval/word-match.ts';
import { askedInEnglish } from '#src/translation/translate-query.ts';

/** The APIs of an industry or a category, for a word as general as `data` or `customers`. */
const listing = (
  knowledge: Knowledge,
  search: ApiSearch,
  { unexplained, needs }: Understanding,
): Candidate[] => {
  const allowed = allowedCategories(knowledge, search);
  const isGeneral = mainNeeds(needs).length === 0 && unexplained.size === 0;
  if (allowed === null || !isGeneral || wordsOf(search.query).length === 0) return [];
  return curatedIn(knowledge, allowed, MAX_LIMIT).map((one, at) => ({
    ...one,
    group: null,
    prior: 1 - at / MAX_LIMIT,
    matches: [],
  }));
};

/** What a text that is no need lists, or that is broad and browses: then beside what is found for it. */
const generalOf = (
  knowledge: Knowledge,
  search: ApiSearch,
  understood: Understanding,
  { text, isMet, candidates }: { text: string; isMet: boolean; candidates: readonly Candidate[] },
): Candidate[] => {
  const listed = candidates.length === 0 && !isMet ? listing(knowledge, search, understood) : [];
  const isOpen =
    isBroad(search, search.query) &&
    listed.length === 0 &&
    understood.qualities.length + understood.lacks.length === 0;
  if (!isOpen) return listed;
  const isByWord = candidates.length === 0 || mainNeeds(understood.needs).length === 0;
  return browse(knowledge, text, {
    allowed: allowedCategories(knowledge, search),
    limit: MAX_LIMIT,
    isByWord,
  });
};

/** What is known of an answer as a whole. */
type Answer = { words: WordMatch; chance: number; isMostlyRead: boolean };

/** @param listed without a score: they are listed and not found */
const hitsOf = (
  knowledge: Knowledge,
  { found, listed }: { found: readonly Result[]; listed: readonly Candidate[] },
  understood: Understanding,
  { words, chance, isMostlyRead }: Answer,
): ApiHit[] => {
  const { needs, lacks } = understood;
  const hitOf = ({ row, matches: met, unknown = [] }: Candidate, isByWords: boolean) => {
    const api = apiAt(knowledge, row);
    const matches = (isByWords ? quotesOf(api, words) : met).map((match) => ({
      ...match,
      by: match.by ?? featureWith(api, match.need),
    }));
    return { api, matches, covers: coveredBy(needs, matches), unknown };
  };
  const hits = found.map(({ candidate, score, signs: { said } }) => ({
    score,
    said: shareOf(said, words.best),
    ...hitOf(candidate, candidate.matches.length === 0),
  }));
  const isRead = constraintsIn(knowledge, understood.qualities).every((one) => one.isRead);
  const mayRecommend = isRead && lacks.length === 0 && isMostlyRead;
  const recommended = mayRecommend ? recommend(hits, understood, chance) : new Set<string>();
  return [
    ...hits.map(({ score: _score, said: _said, ...hit }) => ({
      ...hit,
      isRecommended: recommended.has(hit.api.id),
    })),
    ...listed.map((candidate) => ({ ...hitOf(candidate, false), isRecommended: false })),
  ];
};

/** What to ask if nothing is shown. */
const questionOf = (
  { query }: ApiSearch,
  { understood, language, isExcluded, isForeign }: ReturnType<typeof rankedFor>,
  constraints: readonly Constraint[],
): Question => {
  const { lacks, unexplained } = understood;
  const { text, replies } = questionFor(understood, {
    constraints,
    lacks,
    isMet: isExcluded,
    unexplained: asTyped(query, [...unexplained.keys()]),
    isForeign,
  });
  return { text: askedInEnglish(text, language), replies };
};

/**
 * The APIs in the catalogue that fit a text: an ability (`send SMS`), a product idea, a vendor's name. Those that meet all of
 * several needs come first; then each need gets a result before a second one for the first.
 * @returns no hits, and a question, for a text of which too little is understood, or if the constraints or filters leave nothing
 */
export const searchApis = (knowledge: Knowledge, search: ApiSearch): ApiSearchResult => {
  const ranked = rankedFor(knowledge, search);
  const { language, text, telling, understood, leftOut, limit, words, results, isExcluded } = ranked;
  const { needs, qualities, corrections, lacks } = understood;
  const constraints = constraintsIn(knowledge, qualities);
  const chance = answerChance(answerSigns({ ...understood, telling }, results, words));
  const shown = worthShowing(results, chance, understood.needs);
  const candidates = shown.map(({ candidate }) => candidate);
  const general =
    lacks.length > 0 ? [] : generalOf(knowledge, search, understood, { text, isMet: isExcluded, candidates });
  const found = (search.withUnlikely === true ? results : shown).slice(0, limit);
  const rows = new Set(found.map(({ candidate }) => candidate.row));
  const listed = general
    .filter(({ row }) => !rows.has(row) && !leftOut.rows.has(row))
    .slice(0, limit - found.length);
  return {
    needs: needs.map(({ name, kind, weight, isImplied }) => ({ name, kind, weight, isImplied })),
    qualities,
    leftOut: leftOut.names,
    corrections,
    lacks,
    notCovered: notCoveredIn(knowledge, understood, candidates, text),
    constraints,
    language,
    question: shown.length + general.length === 0 ? questionOf(search, ranked, constraints) : null,
    hits: hitsOf(knowledge, { found, listed }, understood, {
      words,
      chance,
      isMostlyRead: ranked.isMostlyRead,
    }),
  };
};
