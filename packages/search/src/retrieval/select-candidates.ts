import type { Need } from '#src/query/understand-query.ts';
import type { Candidate, Match } from '#src/retrieval/candidate.ts';

/** From this on, the capabilities of an API meet a need in full. */
export const IN_FULL = 0.5;

/** The needs by which a result is found. */
export const mainNeeds = (needs: readonly Need[]): Need[] =>
  needs.filter(({ kind, isImplied, isContext }) => kind !== 'word' && !isImplied && !isContext);

/**
 * The stated needs that an API meets in full, in words of its own. A need read from a mistyped or ambiguous word is no ground to say so,
 * and neither is an ability that only helps to build it.
 */
export const coveredBy = (needs: readonly Need[], matches: readonly Match[]): string[] =>
  needs
    .filter(({ kind, isImplied, isSure }) => kind === 'concept' && !isImplied && isSure)
    .filter(({ name }) =>
      matches.some(({ need, claim, by }) => need === name && claim >= IN_FULL && by !== null),
    )
    .map(({ name }) => name);

/** What a capability must be worth, at least, and compared with the best one for the same need. */
const CLAIM = { least: 0.4, ofBest: 0.65 };
/** What an entry without a capability for it must be worth, which only counts where few have one. */
const MENTION = { least: 0.5, ofBest: 0.7 };
/** What a directory entry must be worth. */
const DIRECTORY = 0.33;
/** With this many claims nobody needs entries that only mention a need, or come from the directory. */
const ENOUGH = { claims: 2, forDirectory: 1 };
/** What goes with a need is listed where it goes with most of them, and by APIs of which it is the business. */
const IMPLIED = { weight: 0.35, claim: 0.7 };

type Grounds = (candidate: Candidate) => boolean;

const matchOf = ({ matches }: Candidate, { name }: Need): Match | undefined =>
  matches.find(({ need }) => need === name);

/** By which APIs a concept is met well enough to be listed for it. */
const groundsFor = (need: Need, candidates: readonly Candidate[]): Grounds => {
  if (need.kind === 'vendor') return (candidate) => matchOf(candidate, need) !== undefined;
  const found = candidates.flatMap((candidate) => matchOf(candidate, need) ?? []);
  const bestClaim = Math.max(0, ...found.map(({ claim }) => claim));
  const best = Math.max(0, ...found.map(({ strength }) => strength));
  const claims = found.filter(({ claim }) => claim >= Math.max(CLAIM.least, CLAIM.ofBest * bestClaim)).length;
  return (candidate) => {
    const match = matchOf(candidate, need);
    if (match === undefined) return false;
    const { claim, strength } = match;
    if (need.isImplied) return claim >= IMPLIED.claim;
    if (claim >= Math.max(CLAIM.least, CLAIM.ofBest * bestClaim)) return true;
    if (candidate.origin === 'directory') return claims < ENOUGH.forDirectory && strength >= DIRECTORY;
    return claims < ENOUGH.claims && strength >= Math.max(MENTION.least, MENTION.ofBest * best);
  };
};

/** The share of a query's own words that an API has to have where no need was understood. */
const AGREES = 0.75;
/** One word that many APIs have says too little. */
const SAYS_ENOUGH = 0.7;
/** Words of a description are no ground: a title, a capability, a synonym or a use case has them. */
const WORD_STRENGTH = 0.6;
/** A directory entry has the word in its title. */
const TITLE_STRENGTH = 0.3;

const hasWord = ({ origin }: Candidate, { strength }: Match): boolean =>
  strength >= (origin === 'directory' ? TITLE_STRENGTH : WORD_STRENGTH);

/** What the words of a query explain of it by an API's own words. */
const saidBy = (candidate: Candidate, weights: ReadonlyMap<string, number>): number =>
  candidate.matches.reduce(
    (sum, match) => sum + (hasWord(candidate, match) ? (weights.get(match.need) ?? 0) : 0),
    0,
  );

/**
 * The APIs that are worth listing: those that meet a stated need by a capability, or, where few do, by another of their words. If no
 * need was understood, those that have most of the query's own words.
 */
export const selectCandidates = (candidates: readonly Candidate[], needs: readonly Need[]): Candidate[] => {
  const main = mainNeeds(needs);
  const words = needs.filter(({ kind }) => kind === 'word');
  if (main.length === 0) {
    const weights = new Map(words.map(({ name, weight }) => [name, weight]));
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    return whole < SAYS_ENOUGH
      ? []
      : candidates.filter((candidate) => saidBy(candidate, weights) >= whole * AGREES);
  }
  const implied = needs.filter(({ isImplied, weight }) => isImplied && weight >= IMPLIED.weight);
  const grounds = [...main, ...implied].map((need) => groundsFor(need, candidates));
  return candidates.filter((candidate) => grounds.some((isMet) => isMet(candidate)));
};
