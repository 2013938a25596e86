import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { CatalogApi } from '@gatehouse/knowledge/apis/catalog-api.ts';
import { conceptsIn } from '@gatehouse/knowledge/concepts/concepts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { ApiSearchResult } from '@gatehouse/search/api-search.ts';
import type { Match } from '@gatehouse/search/retrieval/candidate.ts';
import { IN_FULL } from '@gatehouse/search/retrieval/select-candidates.ts';

export type SearchNeeds = ApiSearchResult['needs'];
type Hit = { api: CatalogApi; matches: readonly Match[]; covers: readonly string[] };

/** Further abilities of an entry to name; more would be a second description. */
const MAX_EXTRAS = 3;
const NAMED = 'named in your text';
/** A longer text in an entry is a sentence, not an ability. */
const MAX_ABILITY_LENGTH = 40;

export const listInWords = (words: readonly string[]): string => andList(words);

/** The requirements that the text states. A named vendor either meets them or not; other words are only searched for. */
export const requirementsIn = (needs: SearchNeeds): string[] =>
  needs.filter(({ isImplied, kind }) => !isImplied && kind === 'concept').map(({ name }) => name);

export const vendorsIn = (needs: SearchNeeds): string[] =>
  needs.filter(({ kind }) => kind === 'vendor').map(({ name }) => name);

/** Which of the stated needs an API covers, in the given order. */
const coveredOf = (names: readonly string[], { covers }: Pick<Hit, 'covers'>): string[] =>
  names.filter((name) => covers.includes(name));

/** Which of these needs an API's capabilities meet, also where a mistyped word is no ground to say that it covers them. */
export const metOf = (names: readonly string[], { matches }: Hit): string[] =>
  names.filter((name) => matches.some(({ need, claim }) => need === name && claim >= IN_FULL));

const isShort = (text: string | null): text is string => text !== null && text.length <= MAX_ABILITY_LENGTH;

/** What else an API can do, rarest among the results first: what all of them can do does not help to choose. */
const distinctive = (
  knowledge: Knowledge,
  { api }: Hit,
  hits: readonly Hit[],
  mentioned: readonly string[],
): string[] => {
  const rarity = (feature: string) => hits.filter((hit) => hit.api.features.includes(feature)).length;
  const isMentioned = (feature: string) =>
    conceptsIn(knowledge, feature).some((name) => mentioned.includes(name));
  return api.features
    .filter((feature) => isShort(feature) && !isMentioned(feature))
    .map((feature) => ({ feature, count: rarity(feature) }))
    .sort((a, b) => a.count - b.count)
    .map(({ feature }) => feature);
};

const sentence = (start: string, more: readonly string[], conjunction = 'also'): string => {
  const some = more.slice(0, MAX_EXTRAS);
  const text = some.length === 0 ? start : `${start}; ${conjunction} ${listInWords(some)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const byOf = (need: string, matches: readonly Match[]): string | null =>
  matches.find((match) => match.need === need)?.by ?? null;

/** A need with the words of the entry that say so, if they say it differently. */
const quoting = ({ name, alsoCalled }: CatalogApi, need: string, matches: readonly Match[]): string => {
  const by = byOf(need, matches);
  const isItself = by?.toLowerCase().replaceAll('-', ' ').includes(need.toLowerCase()) ?? true;
  return isShort(by) && !isItself && ![name, ...alsoCalled].includes(by) ? `${need} (“${by}”)` : need;
};

/** Fewer than half of the results meet it. */
const isRare = (need: string, hits: readonly Hit[]): boolean =>
  hits.filter((hit) => metOf([need], hit).length > 0).length * 2 < hits.length;

/** What an API covers, each with the words of its entry. What it lacks no entry says. */
const whatItCovers = ({ api, matches }: Hit, covered: readonly string[]): string =>
  `covers ${listInWords(covered.map((need) => quoting(api, need, matches)))}`;

/** What an entry is listed for, though no ability of its own says it. */
const listedFor = (names: readonly string[], { matches }: Hit): string[] =>
  names.filter((name) => matches.some(({ need, by }) => need === name && by === null));

/** The words by which an API was found: those of its entry, or of the text where the entry has the same. */
const mentionedIn = ({ matches }: Hit, needs: SearchNeeds): string[] => {
  const words = matches.flatMap(({ need, by }) => {
    if (needs.some(({ name, kind }) => name === need && kind === 'word')) return need;
    return isShort(by) ? by : [];
  });
  return [...new Set(words)].slice(0, MAX_EXTRAS);
};

/**
 * Why an API is among the results, in a sentence: because it was named, by which words of its entry it meets a single
 * requirement, or which of several it covers, in words of its entry; then what sets it apart from the others.
 * @param hits all results, including this one
 */
export const reasonFor = (
  knowledge: Knowledge,
  hit: Hit,
  needs: SearchNeeds,
  hits: readonly Hit[],
): string => {
  const { api, matches } = hit;
  const names = requirementsIn(needs);
  const covered = coveredOf(names, hit);
  const [first] = covered;
  const isNamed = vendorsIn(needs).includes(api.name);
  const mentioned = needs.map(({ name }) => name);
  const implied = needs
    .filter(({ isImplied, name }) => isImplied && isRare(name, hits))
    .map(({ name }) => name);
  const extras = [...metOf(implied, hit), ...distinctive(knowledge, hit, hits, mentioned)];
  if (first === undefined) {
    if (isNamed) return sentence(NAMED, extras, 'offers');
    if (matches.length === 0) return sentence('one of the best known of its kind', extras, 'offers');
    const possible = metOf(names, hit);
    const near = possible.map((need) => quoting(api, need, matches));
    if (near.length > 0)
      return sentence(`may cover ${listInWords(near)}, if that is what your text means`, extras);
    const said = mentionedIn(hit, needs);
    const listed = listedFor(names, hit);
    if (said.length + listed.length === 0) return sentence('comes near to your text', extras, 'offers');
    if (listed.length > 0) return sentence(`listed for ${listInWords(listed)}`, extras, 'offers');
    return sentence(`mentions ${listInWords(said.map((one) => `“${one}”`))}`, extras, 'offers');
  }
  if (isNamed) return sentence(`${NAMED}; ${whatItCovers(hit, covered)}`, extras);
  return sentence(names.length === 1 ? quoting(api, first, matches) : whatItCovers(hit, covered), extras);
};
