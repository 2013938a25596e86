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

/**
 * The APIs that are worth listing: those that meet a stated need by a capability, or, where few do, by another of their words.
 */
export const selectCandidates = (candidates: readonly Candidate[], needs: readonly Need[]): Candidate[] => {
  const main = mainNeeds(needs);
  if (main.length === 0) return [];
  const implied = needs.filter(({ isImplied, weight }) => isImplied && weight >= IMPLIED.weight);
  const grounds = [...main, ...implied].map((need) => groundsFor(need, candidates));
  return candidates.filter((candidate) => grounds.some((isMet) => isMet(candidate)));
};
