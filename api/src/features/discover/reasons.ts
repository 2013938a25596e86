import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import { conceptsIn } from '@gatehouse/catalog/concepts.ts';
import type { Match } from '@gatehouse/catalog/rank.ts';
import type { ApiSearchResult } from '@gatehouse/catalog/search-apis.ts';

export type Needs = ApiSearchResult['needs'];
type Hit = { api: CatalogApi; matches: readonly Match[] };

/**
 * A need that an API meets less than this is met by the way: it speaks of it, which is no promise. The last of its
 * listed abilities, in an API of another category, is worth a little more.
 */
const MET = 0.45;
/** Abilities of an entry that are named besides; more would be a second description. */
const MAX_BESIDES = 3;
/** Requirements that are named as missing; whoever lacks more is there for the few that it meets. */
const MAX_LEFT = 2;
const NAMED = 'named in your text';
/** A longer text of an entry is a sentence, no ability. */
const MAX_WORDS = 40;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const listInWords = (words: readonly string[]): string => LIST.format(words);

/** What was said to be wanted. A vendor that was named meets them or not; a loose word is merely looked for. */
export const requirementsIn = (needs: Needs): string[] =>
  needs.filter(({ isImplied, kind }) => !isImplied && kind === 'concept').map(({ name }) => name);

export const vendorsIn = (needs: Needs): string[] =>
  needs.filter(({ kind }) => kind === 'vendor').map(({ name }) => name);

/** Which of these needs an API meets, by name, in their order. */
export const metOf = (names: readonly string[], matches: readonly Match[]): string[] =>
  names.filter((name) => matches.some(({ need, strength }) => need === name && strength >= MET));

const isShort = (text: string | null): text is string => text !== null && text.length <= MAX_WORDS;

/** What an API can do besides and fewest of the others can: what all of them do tells nobody which to take. */
const distinctive = ({ api }: Hit, hits: readonly Hit[], told: readonly string[]): string[] => {
  const rarity = (feature: string) => hits.filter((hit) => hit.api.features.includes(feature)).length;
  const isTold = (feature: string) => conceptsIn(feature).some(({ name }) => told.includes(name));
  return api.features
    .filter((feature) => isShort(feature) && !isTold(feature))
    .map((feature) => ({ feature, count: rarity(feature) }))
    .sort((a, b) => a.count - b.count)
    .map(({ feature }) => feature);
};

const sentence = (start: string, more: readonly string[], joint = 'besides'): string => {
  const some = more.slice(0, MAX_BESIDES);
  const text = some.length === 0 ? start : `${start}; ${joint} ${listInWords(some)}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** By which words of its entry an API meets a need, where these say more than its name. */
const howItMeets = ({ name, alsoCalled }: CatalogApi, need: string, matches: readonly Match[]): string => {
  const by = matches.find((match) => match.need === need)?.by ?? null;
  const isItself = by?.toLowerCase().replaceAll('-', ' ').includes(need.toLowerCase()) ?? true;
  return isShort(by) && !isItself && ![name, ...alsoCalled].includes(by) ? `${need}: ${by}` : need;
};

/** Fewer than half of the answers meet it. */
const isRare = (need: string, hits: readonly Hit[]): boolean =>
  hits.filter(({ matches }) => metOf([need], matches).length > 0).length * 2 < hits.length;

/** Of several requirements, which an API covers, and which it does not where those are few. */
const whatItCovers = (names: readonly string[], covered: readonly string[]): string => {
  const left = names.filter((name) => !covered.includes(name));
  const isShortList = left.length > 0 && left.length <= Math.min(covered.length, MAX_LEFT);
  return `covers ${listInWords(covered)}${isShortList ? `, but not ${listInWords(left)}` : ''}`;
};

/**
 * Why an API is among the answers, in a sentence: because it was named, by which words of its entry it meets the one
 * requirement, or which of several it meets; then what tells it from the others.
 * @param hits all answers, this one among them
 */
export const reasonFor = (hit: Hit, needs: Needs, hits: readonly Hit[]): string => {
  const { api, matches } = hit;
  const names = requirementsIn(needs);
  const covered = metOf(names, matches);
  const [first] = covered;
  const isNamed = vendorsIn(needs).includes(api.name);
  const told = needs.map(({ name }) => name);
  const implied = needs
    .filter(({ isImplied, name }) => isImplied && isRare(name, hits))
    .map(({ name }) => name);
  const besides = [...metOf(implied, matches), ...distinctive(hit, hits, told)];
  if (first === undefined) {
    if (isNamed) return sentence(NAMED, besides, 'offers');
    return `Speaks of ${listInWords(matches.map(({ need }) => `"${need}"`))}.`;
  }
  if (isNamed) return sentence(`${NAMED}; ${whatItCovers(names, covered)}`, besides);
  return sentence(
    names.length === 1 ? howItMeets(api, first, matches) : whatItCovers(names, covered),
    besides,
  );
};
