import { guess, type Intent, type Intents } from '#src/query/intent.ts';
import type { Guess } from '#src/query/intent-classifier.ts';

/**
 * How probable a need must be: the first and the second where nothing is stated for certain, and any beside what is. Where the examples
 * find what is stated so probable themselves, another need is only another reading of the same words.
 */
const LIKELY = { first: 0.4, ofIdea: 0.1, second: 0.2, beside: 0.2, ofStated: 0.08 };
/** So many are considered. */
const MOST = 3;
/** Less probable than the likeliest by this factor is what a text says in passing: it weighs less, or only says what for. */
const IN_PASSING = { ratio: 0.02, weight: 0.4, context: 0.02 };
/** A text that states more is a list of needs, each of which makes the others improbable. */
const LIST = 3;

/** Below this probability, single words that may mean a concept do so by chance: `pay by the hour` for a server. */
const BY_CHANCE = 0.05;

/** The concepts that words say by chance, by the examples. */
export const saidByChance = (found: Intents, guesses: readonly Guess[]): string[] => {
  const probable = new Map(guesses.map(({ concept, probability }) => [concept, probability]));
  const isByChance = (concept: string, { weight, isContext }: Intent): boolean =>
    weight < 1 && !isContext && (probable.get(concept) ?? 0) < BY_CHANCE;
  return guesses.length === 0
    ? []
    : [...found].flatMap(([concept, intent]) => (isByChance(concept, intent) ? [concept] : []));
};

/** The probabilities of all others, for a text that asks for none of these. */
const without = (guesses: readonly Guess[], some: ReadonlySet<string | null>): Guess[] => {
  const rest = guesses.filter(({ concept }) => !some.has(concept));
  const sum = rest.reduce((total, { probability }) => total + probability, 0);
  return rest.map((one) => ({ ...one, probability: one.probability / sum }));
};

/** What a text states, with less weight for what is said in passing: `emails` in `score how angry the emails are`. */
const weighed = (found: Intents, guesses: readonly Guess[]): Map<string, Intent> => {
  const probable = new Map(guesses.map(({ concept, probability }) => [concept, probability]));
  const best = guesses[0]?.probability ?? 0;
  const isList = [...found.values()].filter(({ isSure }) => isSure).length >= LIST;
  const weigh = (concept: string, intent: Intent): Intent => {
    const probability = probable.get(concept) ?? 0;
    if (intent.isContext || probability >= best * IN_PASSING.ratio || (isList && isPhrase(intent)))
      return intent;
    const isContext = probability < best * IN_PASSING.context;
    return { ...intent, weight: intent.weight * IN_PASSING.weight, isContext };
  };
  return new Map([...found].map(([concept, intent]) => [concept, weigh(concept, intent)]));
};

/** Whether words say it that mean nothing else. */
const isPhrase = ({ isSure, weight }: Intent): boolean => isSure && weight >= 1;

const probabilityOf = (guesses: readonly Guess[], isOne: (concept: string | null) => boolean): number =>
  guesses.reduce((sum, { concept, probability }) => (isOne(concept) ? sum + probability : sum), 0);

/**
 * What a text states together with what it most likely asks for by the examples: in place of words that may mean something
 * else where nothing is stated for certain, and beside what is.
 * @param isOpen whether nothing is stated for certain, or only how to tell people of it
 * @param isIdea whether the query describes what software should do
 */
export const withLikely = (
  found: Intents,
  guesses: readonly Guess[],
  { isOpen, isIdea }: { isOpen: boolean; isIdea: boolean },
): Map<string, Intent> => {
  const isSure = [...found.values()].some((intent) => intent.isSure);
  const probable = isIdea ? without(guesses, new Set([null])) : guesses;
  const ofSure = probabilityOf(probable, (concept) => found.get(concept ?? '')?.isSure === true);
  const likely = probable.slice(0, MOST).filter(({ concept, probability }, at) => {
    if (!isOpen && !found.has(concept ?? '') && ofSure >= LIKELY.ofStated) return false;
    const first = isIdea ? LIKELY.ofIdea : LIKELY.first;
    const least = isOpen ? (at === 0 ? first : LIKELY.second) : LIKELY.beside;
    return probability >= least;
  });
  const best = probable[0]?.concept ?? undefined;
  const isKnown = best !== undefined && (found.has(best) || likely.length > 0);
  const kept = isSure || likely.every(({ concept }) => concept === null) ? found : new Map<string, Intent>();
  const stated = isKnown && !isOpen ? weighed(kept, probable) : new Map(kept);
  for (const { concept, said } of likely) {
    if (concept === null) continue;
    const intent = stated.get(concept);
    if (intent === undefined) stated.set(concept, guess(said()));
    else if (intent.isContext) stated.set(concept, { ...intent, weight: guess([]).weight, isContext: false });
  }
  return stated;
};
