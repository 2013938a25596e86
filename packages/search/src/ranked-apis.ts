import { apiNameKey } from '@gatehouse/contract/plain/api-name.ts';
import { apiAt } from '@gatehouse/knowledge/apis/api-rows.ts';
import type { Allowed } from '@gatehouse/knowledge/apis/category-filter.ts';
import { longestAt, nameKey } from '@gatehouse/knowledge/concepts/phrases.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { isOrdinaryName } from '@gatehouse/knowledge/text/stop-words.ts';
import { wordsOf } from '@gatehouse/knowledge/text/words.ts';
import { type ApiSearch, allowedCategories, isBroad, MAX_LIMIT } from '#src/api-search.ts';
import { lackedIn } from '#src/not-covered.ts';
import { lexiconOf } from '#src/query/lexicon.ts';
import { withPriceLimit } from '#src/query/price-limit.ts';
import { type Understanding, understand } from '#src/query/understand-query.ts';
import { unwantedIn } from '#src/query/unwanted.ts';
import { takingAsTyped, withoutDisregarded } from '#src/query/user-corrections.ts';
import { rankCandidates } from '#src/ranking/rank-candidates.ts';
import { type Result, rankResults } from '#src/ranking/rank-results.ts';
import type { Candidate } from '#src/retrieval/candidate.ts';
import { constraintsIn, satisfying } from '#src/retrieval/constraints.ts';
import { candidatesFor, excludedBy } from '#src/retrieval/find-candidates.ts';
import { mainNeeds, selectCandidates } from '#src/retrieval/select-candidates.ts';
import { saying, type WordMatch, wordMatchOf } from '#src/retrieval/word-match.ts';
import { translated } from '#src/translation/translate-query.ts';
import type { NameAt, Translation } from '#src/translation/translation.ts';
import { isUnread } from '#src/translation/unread-language.ts';

type Found = { results: Result[]; words: WordMatch; isExcluded: boolean };

type Asked = {
  /** The text in its own language, and in English. */
  said: Translation;
  text: string;
  allowed: Allowed;
  limit: number;
  isBroad: boolean;
};

/** What is found by needs and by words, best first. */
const find = (
  knowledge: Knowledge,
  { said, text, allowed, limit, isBroad }: Asked,
  understood: Understanding,
  leftOut: ReadonlySet<number>,
): Found => {
  const { needs } = understood;
  const read = new Map(understood.corrections.map((one) => [one.typed, one.read]));
  const asRead = wordsOf(text)
    .map((word) => read.get(word) ?? word)
    .join(' ');
  const words = wordMatchOf(knowledge, asRead, said, allowed);
  const constraints = constraintsIn(knowledge, understood.qualities);
  const found = selectCandidates(candidatesFor(knowledge, understood, allowed, leftOut), needs);
  const byNeeds = satisfying(knowledge, found, constraints);
  // A broad word is what many entries say: who browses gets those that do it, and what is called so.
  const isNamed = ({ row }: Candidate) => apiNameKey(apiAt(knowledge, row).name) === apiNameKey(text);
  const told = saying(words, leftOut).filter((candidate) => !isBroad || isNamed(candidate));
  // Where the conditions exclude all that meets the needs, other words of the text find nothing that does.
  const isExcluded = mainNeeds(needs).length > 0 && found.length > 0 && byNeeds.length === 0;
  const byWords = isExcluded ? [] : satisfying(knowledge, told, constraints);
  return {
    results: rankResults(understood, rankCandidates(byNeeds, needs, limit), byWords, words),
    words,
    isExcluded,
  };
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

/** What a search understands, and all that it finds, best first. */
export const rankedFor = (knowledge: Knowledge, search: ApiSearch) => {
  const { disregard = [] } = search;
  const said = translated(knowledge, search.query, namesOf(knowledge));
  const { language, share } = said;
  const text = withPriceLimit(said.text);
  const lexicon = takingAsTyped(lexiconOf(knowledge), disregard);
  const unwanted = unwantedIn(knowledge, search.query, language);
  const read = withoutDisregarded(understand(text, lexicon, unwanted), disregard);
  const understood = { ...read, lacks: lackedIn(knowledge, read, text) };
  const leftOut = excludedBy(knowledge, understood);
  const limit = Math.min(Math.max(0, search.limit), MAX_LIMIT);
  const allowed = allowedCategories(knowledge, search);
  const asked = { said, text, allowed, limit: MAX_LIMIT, isBroad: isBroad(search, text) };
  const { results, words, isExcluded } = find(knowledge, asked, understood, leftOut.rows);
  return {
    language,
    text,
    /** The words that say something, in English and in the language of the text. */
    telling: [...understood.telling, ...said.telling],
    understood,
    leftOut,
    limit,
    words,
    isMostlyRead: share >= MOSTLY,
    isForeign: language === null && isUnread(search.query, lexicon),
    /** Whether something meets the needs, and all of it is excluded by conditions or filters. */
    isExcluded,
    results,
  };
};
