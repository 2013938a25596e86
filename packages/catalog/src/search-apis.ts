import { isCategory } from '@gatehouse/knowledge/categories.ts';
import { admitted, coveredBy, mainNeeds, saidBy } from '#src/admit.ts';
import type { Allowed } from '#src/apis.store.ts';
import type { CatalogApi } from '#src/catalog-api.ts';
import { longestAt } from '#src/concepts.ts';
import {
  type Checked,
  type Constraint,
  checkConstraints,
  constraintsIn,
  SAID_IF_TRUE,
} from '#src/constraints.ts';
import type { Contender, Match } from '#src/contender.ts';
import { contendersFor, leftOutOf, withAllWords } from '#src/contenders.ts';
import { disregarding, takingAsTyped } from '#src/disregard.ts';
import { isIdea } from '#src/idea.ts';
import { categoriesOfIndustry } from '#src/industries.ts';
import { askedInEnglish, translated } from '#src/languages/read-language.ts';
import type { NameAt } from '#src/languages/read-query.ts';
import { type Need, type Understanding, understand } from '#src/needs.ts';
import type { Catalog } from '#src/open-catalog.ts';
import { type Question, questionFor } from '#src/question.ts';
import { choose } from '#src/rank.ts';
import type { Correction } from '#src/reading.ts';
import { recommendedOf } from '#src/recommended.ts';
import { nameKey } from '#src/spans.ts';
import { stemOf } from '#src/stem.ts';
import { isOrdinaryName } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

export type ApiSearch = {
  query: string;
  category?: string | null;
  /** An id of `INDUSTRIES`. */
  industry?: string | null;
  /** At most 50. */
  limit: number;
  /** What the query says and the user takes back: constraints, left out names, and corrected words as they were typed. */
  disregard?: readonly string[];
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
const allowedCategories = ({ category, industry }: ApiSearch): Allowed => {
  const ofIndustry = industry ? (categoriesOfIndustry(industry) ?? []) : null;
  if (!category) return ofIndustry;
  return isCategory(category) && (ofIndustry === null || ofIndustry.includes(category)) ? [category] : [];
};

/** The feature of a directory entry that has the words of a need, else null. */
const featureWith = ({ features }: CatalogApi, need: string): string | null => {
  const stems = wordsOf(need).map(stemOf);
  const hasAll = (feature: string) => {
    const words = new Set(wordsOf(feature).map(stemOf));
    return stems.every((stem) => words.has(stem));
  };
  return features.find(hasAll) ?? null;
};

/** Below this share of a text that is understood, what was understood is a coincidence. */
const LEAST_EXPLAINED = 0.1;
/** Below this, something is missing that a recommended API would have to do as well. */
const LEAST_TO_RECOMMEND = 0.5;
/** A longer text tells of the project, not only of what it needs: there, a phrase of several words is enough. */
const LONG_TEXT = 12;
const LEAST_IN_TEXT = 1.5;
/** An idea tells of people and of what they do, as much as it wants: that weighs no more than this against what it needs. */
const MOST_OF_SCENE = 1.7;

/** The share of a query that its needs explain, and the words of the APIs that were found by them. */
const shareExplained = (
  { explained, unexplained }: Understanding,
  found: readonly Contender[],
  isOfIdea: boolean,
): number => {
  const all = [...unexplained.values()].reduce((sum, weight) => sum + weight, 0);
  const rest = isOfIdea ? Math.min(all, MOST_OF_SCENE) : all;
  const bySome = Math.max(0, ...found.map((contender) => saidBy(contender, unexplained)));
  return explained + rest === 0 ? 0 : (explained + bySome) / (explained + rest);
};

type Allowing = Contender & { api: CatalogApi; checked: Checked };

/** The contenders that satisfy the constraints as far as the catalogue knows. */
const satisfying = (
  { store }: Catalog,
  contenders: readonly Contender[],
  constraints: readonly Constraint[],
): Contender[] => {
  const read = constraints.filter(({ isRead }) => isRead);
  if (read.length === 0) return [...contenders];
  const rows = (name: string) => new Set(store.withConcept(name, null).map(({ row }) => row));
  const saysSo = new Map(read.map(({ name }) => [name, rows(name)]));
  const allowing = contenders
    .map((one): Allowing => {
      const api = store.api(one.row);
      return { ...one, api, checked: checkConstraints(api, one.row, read, saysSo) };
    })
    .filter(({ checked }) => checked.isAllowed);
  const isSilent = (name: string, { checked }: Allowing) => checked.unknown.includes(name);
  const isSaid = (name: string) => allowing.some((one) => !isSilent(name, one));
  const said = SAID_IF_TRUE.filter((name) => saysSo.has(name) && isSaid(name));
  return allowing
    .filter((one) => !said.some((name) => isSilent(name, one)))
    .map(({ api: _api, checked, ...one }) => ({ ...one, unknown: checked.unknown }));
};

type Found = { contenders: Contender[]; isMet: boolean };

/** Nothing where too little of the text was understood. */
const find = (
  catalog: Catalog,
  search: ApiSearch,
  understood: Understanding,
  leftOut: ReadonlySet<number>,
  text: string,
): Found => {
  const { needs, unexplained } = understood;
  const allowed = allowedCategories(search);
  const whole = withAllWords(catalog, understood, allowed).filter(({ row }) => !leftOut.has(row));
  const rows = new Set(whole.map(({ row }) => row));
  const all = contendersFor(catalog, needs, allowed, leftOut).filter(({ row }) => !rows.has(row));
  const wanted = admitted(all, needs, unexplained);
  // Where nothing does what is wanted, what it is for is left, `compare prices of flights`, and what was only guessed.
  const instead =
    wanted.length > 0
      ? []
      : admitted(
          all,
          needs.map((need) => ({ ...need, isContext: false, isSaid: true })),
          unexplained,
        );
  const found = [...whole, ...wanted, ...instead];
  const isText = wordsOf(search.query).length > LONG_TEXT && understood.explained >= LEAST_IN_TEXT;
  const isGuess =
    mainNeeds(needs).length > 0 && shareExplained(understood, found, isIdea(text)) < LEAST_EXPLAINED;
  if (isGuess && !isText) return { contenders: [], isMet: false };
  const contenders = satisfying(catalog, found, constraintsIn(understood.qualities));
  return { contenders, isMet: mainNeeds(needs).length > 0 && found.length > 0 };
};

/** The APIs of an industry or a category, for a word as general as `data` or `customers`. */
const listing = (
  { store }: Catalog,
  search: ApiSearch,
  { unexplained, needs }: Understanding,
): Contender[] => {
  const allowed = allowedCategories(search);
  const isGeneral = mainNeeds(needs).length === 0 && unexplained.size === 0;
  if (allowed === null || !isGeneral || wordsOf(search.query).length === 0) return [];
  return store.curatedIn(allowed, MAX_LIMIT).map((one, at) => ({
    ...one,
    group: null,
    prior: 1 - at / MAX_LIMIT,
    matches: [],
  }));
};

/** A word that hardly any API mentions is named where none of the results is about it. */
const KNOWN_TO = 3;
const MAX_NOT_COVERED = 6;

/** What no API of the catalogue meets: the word that says it, the abbreviation if there are several, or the name of the need. */
const unmetIn = ({ store }: Catalog, { needs, telling }: Understanding, query: string): string[] => {
  const typed = new Set(query.match(/[\p{L}\p{N}]+/gu));
  const isUnmet = ({ name, kind, isImplied }: Need) =>
    kind === 'concept' && !isImplied && store.withConcept(name, null).length === 0;
  return needs.filter(isUnmet).map(({ name, said }) => {
    const words = telling.filter((word) => said.includes(stemOf(word)));
    const acronym = words.find((word) => typed.has(word.toUpperCase()));
    return acronym ?? (words.length === 1 ? words[0] : undefined) ?? name;
  });
};

const notCoveredIn = (
  catalog: Catalog,
  understood: Understanding,
  hits: readonly Contender[],
  query: string,
): string[] => {
  const { lexicon } = catalog;
  const { unexplained } = understood;
  const said = new Set(hits.flatMap(({ matches }) => matches.map(({ need }) => need)));
  const isUnknown = (word: string) =>
    !lexicon.isCuratedWord(stemOf(word)) && lexicon.documentsWith(stemOf(word)) < KNOWN_TO;
  const unknown = [...unexplained.keys()].filter((word) => !said.has(word) && isUnknown(word));
  return [...new Set([...unmetIn(catalog, understood, query), ...unknown])].slice(0, MAX_NOT_COVERED);
};

/** Words as they were typed: `AIS`, not `ais`. */
const asTyped = (query: string, words: readonly string[]): string[] => {
  const typed = new Map((query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [wordsOf(word)[0] ?? '', word]));
  return words.map((word) => typed.get(word) ?? word);
};

const hitsOf = (catalog: Catalog, chosen: ReturnType<typeof choose>, understood: Understanding): ApiHit[] => {
  const { needs } = understood;
  const hits = chosen.map(({ contender, score }) => {
    const api = catalog.store.api(contender.row);
    const matches = contender.matches.map((match) => ({
      ...match,
      by: match.by ?? featureWith(api, match.need),
    }));
    return { api, score, matches, covers: coveredBy(needs, matches), unknown: contender.unknown ?? [] };
  });
  const isRead = constraintsIn(understood.qualities).every((one) => one.isRead);
  const isUnderstood = shareExplained(understood, [], false) >= LEAST_TO_RECOMMEND;
  const recommended = isRead && isUnderstood ? recommendedOf(hits, needs) : new Set<string>();
  return hits.map((hit) => ({ ...hit, isRecommended: recommended.has(hit.api.id) }));
};

const LONGEST_NAME = 5;
/** Vendors' names in any language. `persona` and `lob` are words of others. */
const namesOf =
  ({ lexicon }: Catalog): NameAt =>
  (words, at) => {
    const { length } = longestAt(lexicon.vendors, words.slice(at, at + LONGEST_NAME).map(nameKey), 0);
    return length === 1 && isOrdinaryName(words[at] ?? '') ? 0 : length;
  };

const inEnglish = ({ text, replies }: Question, language: string | null): Question => ({
  text: askedInEnglish(text, language),
  replies,
});

/**
 * The APIs in the catalogue that fit a text: an ability (`send SMS`), a product idea, a vendor's name. Those that meet all of
 * several needs come first; then each need gets a result before a second one for the first.
 * @returns no hits, and a question, for a text of which too little is understood, or if the constraints or filters leave nothing
 */
export const searchApis = (catalog: Catalog, search: ApiSearch): ApiSearchResult => {
  const { disregard = [] } = search;
  const { language, text } = translated(search.query, namesOf(catalog));
  const understood = disregarding(understand(text, takingAsTyped(catalog.lexicon, disregard)), disregard);
  const { needs, qualities, corrections } = understood;
  const leftOut = leftOutOf(catalog, understood);
  const { contenders, isMet } = find(catalog, search, understood, leftOut.rows, text);
  const limit = Math.min(Math.max(0, search.limit), MAX_LIMIT);
  const general = contenders.length === 0 && !isMet ? listing(catalog, search, understood) : [];
  const chosen =
    general.length > 0
      ? general.slice(0, limit).map((contender) => ({ contender, score: contender.prior }))
      : choose(contenders, needs, limit);
  const constraints = constraintsIn(qualities);
  const isEmpty = contenders.length + general.length === 0;
  return {
    needs: needs.map(({ name, kind, weight, isImplied }) => ({ name, kind, weight, isImplied })),
    qualities,
    leftOut: leftOut.names,
    corrections,
    notCovered: asTyped(text, notCoveredIn(catalog, understood, isEmpty ? [] : contenders, text)),
    constraints,
    language,
    question: isEmpty ? inEnglish(questionFor(understood, constraints, isMet), language) : null,
    hits: hitsOf(catalog, chosen, understood),
  };
};
