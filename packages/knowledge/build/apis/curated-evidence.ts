import type { Concept } from '#schema/concept.ts';
import type { CuratedApi } from '#schema/entry.ts';
import { isLasting } from '#src/apis/price.ts';
import { DATA_IN_EU, FREE, NO_KEY, OPEN_SOURCE } from '#src/concepts/checked-qualities.ts';
import { BUILT_UPON, conceptNamed, mentionsIn } from '#src/concepts/concepts.ts';
import { longestAt } from '#src/concepts/phrases.ts';
import type { Knowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { isStopWord } from '#src/text/stop-words.ts';
import { wordsOf } from '#src/text/words.ts';

/** How well an API meets a term, from 0 to 1; the same by its capabilities alone; and the words of its entry that say so. */
type Evidence = { strength: number; claim: number; by: string | null };
export type EvidenceByTerm = Map<string, Evidence>;

/** The ability listed first is what the API is known for; each place further down costs this much, down to a minimum. */
const PLACE = 0.035;
const LAST_CAPABILITY = 0.7;

type Text = { text: string; strength: number; isCapability: boolean };

const texts = (strength: number, of: readonly string[]): Text[] =>
  of.map((text) => ({ text, strength, isCapability: false }));

/**
 * The texts of a curated API, each with the strength of a need found there. Only a capability is a promise: the others say
 * what people do with it, next to what, or in other words.
 */
const textsOf = (api: CuratedApi): Text[] => [
  ...api.capabilities.map((text, at) => ({
    text,
    strength: Math.max(LAST_CAPABILITY, 1 - at * PLACE),
    isCapability: true,
  })),
  ...texts(0.9, [api.name, ...(api.alsoCalled ?? [])]),
  ...texts(0.85, api.synonyms),
  ...texts(0.65, api.useCases),
  ...texts(
    0.4,
    api.categories.map((category) => category.replaceAll('-', ' ')),
  ),
  ...texts(0.45, [api.description]),
  ...texts(
    0.35,
    api.operations.map(({ summary }) => summary),
  ),
];

/** The factor for an ability in an API of other categories. There, a name says nothing: Greenhouse is about hiring. */
const ELSEWHERE = 0.65;

/** The same ability is worth more where it is the main business than where it is a side feature. */
const fit = (
  { categories }: CuratedApi,
  { category, alsoIn = [] }: Pick<Concept, 'category' | 'alsoIn'>,
): number => {
  const home = [category, ...alsoIn];
  if (home.some((name) => name === categories[0])) return 1;
  return categories.some((name) => home.includes(name)) ? 0.88 : ELSEWHERE;
};

/** An API that offers what something is built upon helps to build it: a chatbot needs a language model. */
const HELPS = 0.8;

/** What entries are compared with. */
export type EvidenceContext = {
  knowledge: Knowledge;
  /** Abilities that nearly every product has for its own data. Where they are not the business, nobody would use the API for them. */
  ownData: ReadonlySet<string>;
  /** What concepts are built upon. */
  built: readonly { on: string; what: string }[];
};

export const groundOf = (
  knowledge: Knowledge,
  concepts: readonly Concept[],
  ownData: ReadonlySet<string>,
): EvidenceContext => ({
  knowledge,
  ownData,
  built: concepts.flatMap(({ name, implies = {} }) =>
    Object.entries(implies)
      .filter(([, weight]) => weight >= BUILT_UPON)
      .map(([on]) => ({ on, what: name })),
  ),
});

/** Of what promises a term, the words that promise most are quoted; of what only mentions it, those that say it best. */
const keep = (found: EvidenceByTerm, term: string, one: Evidence): void => {
  const known = found.get(term);
  const isBetter =
    known === undefined ||
    one.claim > known.claim ||
    (known.claim === 0 && one.claim === 0 && one.strength > known.strength);
  found.set(term, {
    strength: Math.max(one.strength, known?.strength ?? 0),
    claim: Math.max(one.claim, known?.claim ?? 0),
    by: isBetter ? one.by : known.by,
  });
};

const UNKNOWN_PRICE = { freeTier: null, model: null, checked: null };

/** The qualities of an API, and what in its entry says so. */
const qualitiesIn = (knowledge: Knowledge, api: CuratedApi): EvidenceByTerm => {
  const found: EvidenceByTerm = new Map();
  const { freeTier, model, checked } = api.pricing ?? UNKNOWN_PRICE;
  // Only a price that was checked is ground for it: see src/apis/price.ts.
  if (checked !== null && (model === 'free' || (freeTier !== null && isLasting(freeTier))))
    found.set(FREE, { strength: 1, claim: 1, by: freeTier });
  if (api.keyPlacement === null) found.set(NO_KEY, { strength: 1, claim: 1, by: null });
  if (api.dataInEu !== undefined) found.set(DATA_IN_EU, { strength: 1, claim: 1, by: null });
  for (const text of [...api.capabilities, ...api.synonyms]) {
    const stems = wordsOf(text).map(stemOf);
    for (const quality of longestAt(knowledge, 'quality', stems, 0).meanings)
      if (quality === OPEN_SOURCE || quality === NO_KEY)
        found.set(quality, { strength: 1, claim: 1, by: text });
  }
  return found;
};

/**
 * Whether a capability promises a concept: anywhere if it takes several words to say it, else only among the API's own
 * business. `Notifications` of a file store are no way to notify people.
 */
const isPromise = (
  { ownData }: EvidenceContext,
  { isCapability, text }: Text,
  words: number,
  worth: number,
): boolean => isCapability && (worth > ELSEWHERE || (words > 1 && !ownData.has(text)));

/** What a curated API offers, read from its own texts: concepts and qualities by name, and all words by stem. */
export const evidenceIn = (
  ground: EvidenceContext,
  api: CuratedApi,
): { concepts: EvidenceByTerm; words: EvidenceByTerm } => {
  const { knowledge, built } = ground;
  const concepts: EvidenceByTerm = new Map();
  const words: EvidenceByTerm = new Map();
  const names = [api.name, ...(api.alsoCalled ?? [])];
  for (const one of textsOf(api)) {
    const { text, strength } = one;
    for (const { concept, words: said, isVague } of mentionsIn(knowledge, text)) {
      const facts = conceptNamed(knowledge, concept);
      if (facts === undefined) continue;
      const worth = fit(api, facts);
      if (worth === ELSEWHERE && (isVague || names.includes(text))) continue;
      const claim = isPromise(ground, one, said, worth) ? strength * worth : 0;
      keep(concepts, concept, { strength: strength * worth, claim, by: text });
    }
    for (const stem of wordsOf(text).map(stemOf))
      if (!isStopWord(stem))
        keep(words, stem, { strength, claim: one.isCapability ? strength : 0, by: text });
  }
  for (const { on, what } of built) {
    const ground = concepts.get(on);
    if (ground !== undefined)
      keep(concepts, what, { strength: ground.strength * HELPS, claim: ground.claim * HELPS, by: null });
  }
  for (const [name, evidence] of qualitiesIn(knowledge, api)) concepts.set(name, evidence);
  return { concepts, words };
};
