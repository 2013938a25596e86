import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { CatalogOperation } from '#src/catalog-api.ts';
import type { Lexicon } from '#src/lexicon.ts';
import type { Catalog } from '#src/open-catalog.ts';
import type { FoundOperation } from '#src/operations.store.ts';
import { stemOf } from '#src/stem.ts';
import { isGrammar, isStopWord } from '#src/stop-words.ts';
import { methodsMeant } from '#src/verbs.ts';
import { indexWord, wordsOf } from '#src/words.ts';

export type OperationSearch = { query: string; apiId?: string | null; limit: number };

const MAX_LIMIT = 100;
/** A few words are enough to name an operation. */
const MAX_WORDS_READ = 16;
const MAX_WORDS = 8;
/** Enough for the few best APIs to come up, few enough to be fast. */
const CANDIDATES = 80;
/** The factor for a curated API's operation over an equally good one from the directory. */
const CURATED_FIRST = 1.5;
/** The factor for an operation whose method does what the query's verb says. */
const DOES_IT = 1.5;
/** The factor for an operation on exactly what the query names: its path ends in it. */
const VERY_THING = 1.6;
/** Of equally good operations, the one on a resource comes before those on its parts. */
const PER_SEGMENT = 0.15;

const everything = { first: 1, last: Number.MAX_SAFE_INTEGER };

type Wish = { words: string[]; methods: readonly EndpointMethod[] };

const wishOf = (query: string, { corrected, documentsWith }: Lexicon): Wish => {
  const words = [...new Set(wordsOf(query).slice(0, MAX_WORDS_READ).map(corrected))];
  const isVerb = (word: string) => methodsMeant(word).length > 0;
  const useful = words.filter((word) => !isVerb(word) && !isGrammar(stemOf(word)));
  const rarestFirst = (useful.length > 0 ? useful : words)
    .slice(0, MAX_WORDS)
    .sort((a, b) => documentsWith(stemOf(a)) - documentsWith(stemOf(b)));
  return { words: rarestFirst, methods: words.flatMap(methodsMeant) };
};

/** The stems of the last path segment that is not a parameter. */
const endOf = (path: string): Set<string> =>
  new Set(
    wordsOf(path.split('/').findLast((segment) => segment !== '' && !segment.includes('{')) ?? '').map(
      stemOf,
    ),
  );

const worth = ({ score, origin, method, path }: FoundOperation, { words, methods }: Wish): number => {
  const end = endOf(path);
  const isVeryThing = end.size === words.length && words.every((word) => end.has(stemOf(word)));
  const bonus =
    (origin === 'curated' ? CURATED_FIRST : 1) *
    (methods.includes(method) ? DOES_IT : 1) *
    (isVeryThing ? VERY_THING : 1);
  return (score * bonus) / (1 + PER_SEGMENT * path.split('/').length);
};

/** A search for any of the words ranks every operation that has one, so it uses only the rarest meaningful words. */
const RAREST = 2;

/**
 * All words, else all but one, else any of the rarest: a wider query runs only if the narrower one found too little.
 */
const widening = ({ words }: Wish): string[] => {
  const term = (word: string) => `"${indexWord(word)}"`;
  const and = (some: readonly string[]) => some.map(term).join(' AND ');
  const butOne = words.map((_, left) => `(${and(words.filter((_, at) => at !== left))})`);
  const telling = words.filter((word) => !isStopWord(stemOf(word))).slice(0, RAREST);
  return [
    and(words),
    ...(words.length > 2 ? [butOne.join(' OR ')] : []),
    ...(words.length > 1 && telling.length > 0 ? [telling.map(term).join(' OR ')] : []),
  ];
};

/**
 * Operations whose summary or path matches the query, in the whole catalogue or in one API; those with all the words
 * come first.
 * @returns nothing for an unknown API
 */
export const searchOperations = (
  { store, lexicon }: Catalog,
  { query, apiId, limit }: OperationSearch,
): CatalogOperation[] => {
  const wish = wishOf(query, lexicon);
  const row = apiId ? store.rowOf(apiId) : undefined;
  if (wish.words.length === 0 || (apiId && row === undefined)) return [];
  const range = row === undefined ? everything : store.operationRange(row);
  const wanted = Math.min(Math.max(0, limit), MAX_LIMIT);
  const found = new Map<number, FoundOperation>();
  for (const match of widening(wish)) {
    if (found.size >= wanted) break;
    const more = store
      .operationsWith(match, range, CANDIDATES)
      .sort((a, b) => worth(b, wish) - worth(a, wish));
    for (const operation of more) if (!found.has(operation.id)) found.set(operation.id, operation);
  }
  return [...found.values()]
    .slice(0, wanted)
    .map(({ apiId: api, method, path, summary }) => ({ apiId: api, method, path, summary }));
};
