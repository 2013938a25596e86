import { phrasesOf, vaguePhrasesOf } from '#build/concepts/concepts.ts';
import { writePhrases, writeWords } from '#build/concepts/phrases.ts';
import type { KnowledgeDraft } from '#build/draft.ts';
import type { Concept } from '#schema/concept.ts';
import type { CatalogApi } from '#src/apis/catalog-api.ts';
import { isCuratedWord } from '#src/apis/evidence.ts';
import { directoryText } from '#src/apis/text-index.ts';
import { longestAt, nameKey } from '#src/concepts/phrases.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { isOrdinaryName, isStopWord } from '#src/text/stop-words.ts';
import { isListed } from '#src/text/word-lists.ts';
import { wordsOf } from '#src/text/words.ts';
import { englishWords } from './english-words.ts';
import type { DirectoryEntry } from './entries.ts';

/** A service's name counts as a brand if few other APIs use the word: `lambda`, but not `storage`. */
const BRAND_IN_AT_MOST = 15;

/** `vtex` in `vtex.local:Catalog-API`, and `lambda` in `amazonaws.com:lambda`. */
const namesIn = (id: string): { provider: string; service: string } => {
  const [provider = '', service = ''] = id
    .toLowerCase()
    .replace(/^(?:www|api|developers?)\./, '')
    .split(':');
  return { provider: provider.split('.')[0] ?? '', service };
};

/** The names of providers and services that are not common words: `weather` names no vendor, and neither does `goat`. */
const brandsOf = (knowledge: Knowledge, entries: readonly DirectoryEntry[]): string[] => {
  const isRare = (word: string) => directoryText.documentsWith(knowledge, stemOf(word)) <= BRAND_IN_AT_MOST;
  const everyday = englishWords(35);
  const isCommon = (word: string, stem: string) =>
    everyday.has(word) ||
    isListed(knowledge, 'concept-stem', stem) ||
    isStopWord(stem) ||
    isCuratedWord(knowledge, stem);
  return entries
    .filter(({ curated }) => curated === null)
    .map(({ whole }) => namesIn(whole.api.id))
    .flatMap(({ provider, service }) => [provider, ...(isRare(service) ? [service] : [])])
    .filter((word) => /^[a-z0-9]{3,}$/.test(word) && !isCommon(word, stemOf(word)));
};

/** Words at the end of a product name that people leave out: `Google Maps` for `Google Maps Platform`. */
const TAIL = /(?<!\s)\s+(?:API|Platform|Cloud|Data API|Data|Graph API|Cloud API|Web API|AI|\(.*\))$/i;

/** `AssemblyAI` as people write it who have only heard it: `Assembly AI`. */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** `make` names no vendor, even though make.com is one. */
const isOneCommonWord = (way: string): boolean => {
  const words = wordsOf(way);
  return words.length === 1 && words.every((word) => isStopWord(stemOf(word)) && !isOrdinaryName(word));
};

/** `booking` in booking.com is what it does, and names it no more than any other API that does the same. */
const isAbility = (knowledge: Knowledge, label: string): boolean =>
  longestAt(knowledge, 'concept', [stemOf(label)], 0).length > 0;

/**
 * The ways to name a curated API: in full, in words, without its tail or its spaces, by its slug, by its domain's first
 * label unless another is called so, and by its other names.
 * @param others the ids of all by what they are also called
 */
const waysToName = (knowledge: Knowledge, api: CatalogApi, others: ReadonlyMap<string, string>): string[] => {
  const { id, name, domains, alsoCalled, features } = api;
  const label = /^([a-z0-9-]{4,})\.[a-z]+$/.exec(domains[0] ?? '')?.[1];
  const isName =
    label !== undefined &&
    (others.get(label) ?? id) === id &&
    !isAbility(knowledge, label) &&
    !isListed(knowledge, 'english', label);
  const ways = [
    name,
    inWords(name),
    name.replace(TAIL, ''),
    name.replace(TAIL, '').replaceAll(' ', ''),
    id.replaceAll('-', ' '),
    ...(isName ? [label] : []),
    ...alsoCalled,
  ];
  // Who asks for a harvest or a wave means no API that is there for its login only.
  const isWord = (way: string) => features.length === 0 && isListed(knowledge, 'english', way.toLowerCase());
  return [...new Set(ways)].filter((way) => !isOneCommonWord(way) && !isWord(way));
};

/** A short word that has a meaning only next to another (`role` in `role based`) must not correct a word (`rome`). */
const MEANS_ALONE = 6;

/** The words that a mistyped one may mean. */
const correctable = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => {
    const words = wordsOf(phrase);
    return words.filter((word) => words.length === 1 || word.length >= MEANS_ALONE);
  });

/** Writes the names of APIs and of who offers them, and which words are spelt rightly. */
export const writeNames = (
  draft: KnowledgeDraft,
  entries: readonly DirectoryEntry[],
  concepts: readonly Concept[],
): void => {
  const { knowledge } = draft;
  writeWords(draft, 'english', englishWords(50));
  writeWords(draft, 'brand', brandsOf(knowledge, entries));
  const curated = entries.flatMap((one) => (one.curated === null ? [] : [one.whole.api]));
  const called = new Map(
    curated.flatMap(({ id, alsoCalled }) => alsoCalled.map((name) => [name.toLowerCase(), id] as const)),
  );
  const ways = curated.flatMap((api) =>
    waysToName(knowledge, api, called).map((way) => [way, api.name] as const),
  );
  writeWords(draft, 'vendor-word', writePhrases(draft, 'vendor', ways, nameKey));
  const phrases = [
    ...ways.map(([way]) => way),
    ...concepts.flatMap(phrasesOf),
    ...concepts.flatMap(vaguePhrasesOf),
  ];
  draft.putFact('spelling', 'all', [...new Set(correctable(phrases))]);
};
