import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { curatedIn } from '@gatehouse/knowledge/apis/evidence.ts';
import { isCategory } from '@gatehouse/knowledge/categories.ts';
import { longestAt, nameKey } from '@gatehouse/knowledge/concepts/phrases.ts';
import { categoriesOfIndustry } from '@gatehouse/knowledge/industries.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { isOrdinaryName } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { browse } from '#src/browse.ts';
import { type Question, questionFor } from '#src/clarifying-question.ts';
import { asTyped, lackedIn, notCoveredIn } from '#src/not-covered.ts';
import { lexiconOf } from '#src/query/lexicon.ts';
import type { Correction } from '#src/query/parse-query.ts';
import { withPriceLimit } from '#src/query/price-limit.ts';
import { type Need, type Understanding, understand } from '#src/query/understand-query.ts';
import { unwantedIn } from '#src/query/unwanted.ts';
import { takingAsTyped, withoutDisregarded } from '#src/query/user-corrections.ts';
import { worthShowing } from '#src/ranking/chance.ts';
import { fuseRankings } from '#src/ranking/fuse-rankings.ts';
import { type Ranked, rankCandidates } from '#src/ranking/rank-candidates.ts';
import { recommend } from '#src/ranking/recommend.ts';
import type { Candidate, Match } from '#src/retrieval/candidate.ts';
import { type Constraint, constraintsIn, satisfying } from '#src/retrieval/constraints.ts';
import { candidatesFor, excludedBy } from '#src/retrieval/find-candidates.ts';
import { featureWith, quotesOf } from '#src/retrieval/quotes.ts';
import { coveredBy, mainNeeds, selectCandidates } from '#src/retrieval/select-candidates.ts';
import { saying, type WordMatch, wordMatchOf } from '#src/retrieval/word-match.ts';
import { askedInEnglish, translated } from '#src/translation/translate-query.ts';
import type { NameAt } from '#src/translation/translation.ts';
import { isUnread } from '#src/translation/unread-language.ts';

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
};

export type ApiHit = {
  api: CatalogApi;
  score: number;
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
  /** Set when there are no hits: what was understood, a question, and two or three texts to search for. */
  question: Question | null;
  hits: ApiHit[];
};

const MAX_LIMIT = 50;

/** The categories that the filters allow. An unknown one allows none. */
const allowedCategories = (knowledge: Knowledge, { category, industry }: ApiSearch): Allowed => {
  const ofIndustry = industry ? (categoriesOfIndustry(knowledge, industry) ?? []) : null;
  if (!category) return ofIndustry;
  return isCategory(category) && (ofIndustry === null || ofIndustry.includes(category)) ? [category] : [];
};

type Found = { ranked: Ranked[]; words: WordMatch; isMet: boolean };

/** What is found by needs and by words, best first. */
const find = (
  knowledge: Knowledge,
  { text, allowed, limit, isBroad }: { text: string; allowed: Allowed; limit: number; isBroad: boolean },
  understood: Understanding,
  leftOut: ReadonlySet<number>,
): Found => {
  const { needs } = understood;
  const words = wordMatchOf(
    knowledge,
    [text, ...understood.corrections.map(({ read }) => read)].join(' '),
    allowed,
  );
  const constraints = constraintsIn(knowledge, understood.qualities);
  const found = selectCandidates(candidatesFor(knowledge, understood, allowed, leftOut), needs);
  const byNeeds = satisfying(knowledge, found, constraints);
  // A broad word is what many entries say: who browses gets those that do it, and what is called so.
  const isNamed = ({ row }: Candidate) => apiNameKey(apiAt(knowledge, row).name) === apiNameKey(text);
  const said = saying(words, leftOut).filter((candidate) => !isBroad || isNamed(candidate));
  const byWords = satisfying(knowledge, said, constraints);
  return {
    ranked: fuseRankings(
      rankCandidates(byNeeds, needs, limit),
      byWords,
      words,
      mainNeeds(needs).filter(({ isSure }) => isSure).length,
    ),
    words,
    isMet: mainNeeds(needs).length > 0 && found.length > 0,
  };
};

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

/** A text of more words tells of something. */
const BROAD = 4;

/** What a text that is no need lists, or that is broad and browses: then beside what is found for it. */
const generalOf = (
  knowledge: Knowledge,
  search: ApiSearch,
  understood: Understanding,
  { text, isMet, candidates }: { text: string; isMet: boolean; candidates: readonly Candidate[] },
): Candidate[] => {
  const listed = candidates.length === 0 && !isMet ? listing(knowledge, search, understood) : [];
  const isBroad = search.isBrowsing === true && wordsOf(search.query).length <= BROAD;
  const isOpen =
    isBroad && listed.length === 0 && understood.qualities.length + understood.lacks.length === 0;
  if (!isOpen) return listed;
  const isByWord = candidates.length === 0 || mainNeeds(understood.needs).length === 0;
  return browse(knowledge, text, {
    allowed: allowedCategories(knowledge, search),
    limit: MAX_LIMIT,
    isByWord,
  });
};

type Chosen = { candidate: Candidate; score: number; chance: number };

const hitsOf = (
  knowledge: Knowledge,
  chosen: readonly Chosen[],
  understood: Understanding,
  { words, isMostlyRead }: { words: WordMatch; isMostlyRead: boolean },
): ApiHit[] => {
  const { needs, lacks } = understood;
  const hits = chosen.map(({ candidate, score, chance }) => {
    const api = apiAt(knowledge, candidate.row);
    const isByWords = candidate.matches.length === 0 && chance > 0;
    const matches = (isByWords ? quotesOf(api, words) : candidate.matches).map((match) => ({
      ...match,
      by: match.by ?? featureWith(api, match.need),
    }));
    return {
      api,
      score,
      chance,
      matches,
      covers: coveredBy(needs, matches),
      unknown: candidate.unknown ?? [],
    };
  });
  const isRead = constraintsIn(knowledge, understood.qualities).every((one) => one.isRead);
  const mayRecommend = isRead && lacks.length === 0 && isMostlyRead;
  const recommended = mayRecommend ? recommend(hits, understood) : new Set<string>();
  return hits.map(({ chance: _chance, ...hit }) => ({ ...hit, isRecommended: recommended.has(hit.api.id) }));
};

/** Of a text in another language this much has to be read for a recommendation. */
const MOSTLY = 0.4;

const LONGEST_NAME = 5;
/** Vendors' names in any language. `persona` and `lob` are words of others. */
const namesOf =
  (knowledge: Knowledge): NameAt =>
  (words, at) => {
    const { length } = longestAt(knowledge, 'vendor', words.slice(at, at + LONGEST_NAME).map(nameKey), 0);
    return length === 1 && isOrdinaryName(words[at] ?? '') ? 0 : length;
  };

const inEnglish = ({ text, replies }: Question, language: string | null): Question => ({
  text: askedInEnglish(text, language),
  replies,
});

/** What a search understands, and all that it finds, best first. */
export const rankedFor = (knowledge: Knowledge, search: ApiSearch) => {
  const { disregard = [] } = search;
  const { language, text: said, share } = translated(knowledge, search.query, namesOf(knowledge));
  const text = withPriceLimit(said);
  const lexicon = takingAsTyped(lexiconOf(knowledge), disregard);
  const unwanted = unwantedIn(knowledge, search.query, language);
  const read = withoutDisregarded(understand(text, lexicon, unwanted), disregard);
  const understood = { ...read, lacks: lackedIn(knowledge, read, text) };
  const leftOut = excludedBy(knowledge, understood);
  const limit = Math.min(Math.max(0, search.limit), MAX_LIMIT);
  const isBroad = search.isBrowsing === true && wordsOf(text).length <= BROAD;
  const asked = { text, allowed: allowedCategories(knowledge, search), limit: MAX_LIMIT, isBroad };
  const { ranked, words, isMet } = find(knowledge, asked, understood, leftOut.rows);
  return {
    language,
    text,
    understood,
    leftOut,
    limit,
    words,
    isMostlyRead: share >= MOSTLY,
    isForeign: language === null && isUnread(search.query, lexicon),
    /** Whether something meets the needs, and all of it is excluded by conditions or filters. */
    isExcluded: isMet && ranked.length === 0,
    ranked,
  };
};

/**
 * The APIs in the catalogue that fit a text: an ability (`send SMS`), a product idea, a vendor's name. Those that meet all of
 * several needs come first; then each need gets a result before a second one for the first.
 * @returns no hits, and a question, for a text of which too little is understood, or if the constraints or filters leave nothing
 */
export const searchApis = (knowledge: Knowledge, search: ApiSearch): ApiSearchResult => {
  const { language, text, understood, leftOut, limit, words, ranked, isExcluded, isMostlyRead, isForeign } =
    rankedFor(knowledge, search);
  const { needs, qualities, corrections, lacks, unexplained } = understood;
  const constraints = constraintsIn(knowledge, qualities);
  const shown = worthShowing(understood, ranked, words);
  const candidates = shown.map(({ candidate }) => candidate);
  const general =
    lacks.length > 0 ? [] : generalOf(knowledge, search, understood, { text, isMet: isExcluded, candidates });
  const rows = new Set(candidates.map(({ row }) => row));
  const chosen: Chosen[] = [
    ...shown,
    ...general
      .filter(({ row }) => !rows.has(row) && !leftOut.rows.has(row))
      .map((candidate) => ({ candidate, score: candidate.prior * (shown.at(-1)?.score ?? 1), chance: 0 })),
  ].slice(0, limit);
  const isEmpty = shown.length + general.length === 0;
  return {
    needs: needs.map(({ name, kind, weight, isImplied }) => ({ name, kind, weight, isImplied })),
    qualities,
    leftOut: leftOut.names,
    corrections,
    lacks,
    notCovered: notCoveredIn(knowledge, understood, candidates, text),
    constraints,
    language,
    question: isEmpty
      ? inEnglish(
          questionFor(understood, {
            constraints,
            lacks,
            isMet: isExcluded,
            unexplained: asTyped(search.query, [...unexplained.keys()]),
            isForeign,
          }),
          language,
        )
      : null,
    hits: hitsOf(knowledge, chosen, understood, { words, isMostlyRead }),
  };
};
