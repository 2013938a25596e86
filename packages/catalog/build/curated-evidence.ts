import type { Concept } from '#src/concept.ts';
import { BUILT_UPON, CONCEPTS, conceptsIn, longestAt } from '#src/concepts.ts';
import type { CuratedApi } from '#src/curated-api.ts';
import { FREE, NO_KEY, OPEN_SOURCE, QUALITY_BOOK } from '#src/qualities.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** How well an API meets a term, from 0 to 1, and the words of its entry that say so. */
type Evidence = { strength: number; by: string | null };
export type EvidenceByTerm = Map<string, Evidence>;

/** The ability listed first is what the API is known for; each place further down costs this much, down to a minimum. */
const PLACE = 0.035;
const LAST_CAPABILITY = 0.7;

/** The texts of a curated API, each with the strength of a need found there. */
const textsOf = (api: CuratedApi): { text: string; strength: number }[] => [
  ...api.capabilities.map((text, at) => ({ text, strength: Math.max(LAST_CAPABILITY, 1 - at * PLACE) })),
  ...[api.name, ...(api.alsoCalled ?? [])].map((text) => ({ text, strength: 0.9 })),
  ...api.synonyms.map((text) => ({ text, strength: 0.85 })),
  ...api.useCases.map((text) => ({ text, strength: 0.7 })),
  ...api.categories.map((category) => ({ text: category.replaceAll('-', ' '), strength: 0.6 })),
  { text: api.description, strength: 0.5 },
  ...api.operations.map(({ summary }) => ({ text: summary, strength: 0.35 })),
];

/** The factor for an ability in an API of other categories. There, a name says nothing: Greenhouse is about hiring. */
const ELSEWHERE = 0.65;

/** The same ability is worth more where it is the main business than where it is a side feature. */
const fit = ({ categories }: CuratedApi, { category, alsoIn = [] }: Concept): number => {
  const home = [category, ...alsoIn];
  if (home.some((name) => name === categories[0])) return 1;
  return categories.some((name) => home.includes(name)) ? 0.88 : ELSEWHERE;
};

/** An API that offers what something is built upon helps to build it: a chatbot needs a language model. */
const HELPS = 0.8;
const BUILT: readonly { on: string; what: string }[] = CONCEPTS.flatMap(({ name, implies = {} }) =>
  Object.entries(implies)
    .filter(([, weight]) => weight >= BUILT_UPON)
    .map(([on]) => ({ on, what: name })),
);

const keep = (found: EvidenceByTerm, term: string, evidence: Evidence): void => {
  if ((found.get(term)?.strength ?? 0) < evidence.strength) found.set(term, evidence);
};

/** The qualities of an API, and what in its entry says so. */
const qualitiesIn = (api: CuratedApi): EvidenceByTerm => {
  const found: EvidenceByTerm = new Map();
  const { freeTier, model, checked } = api.pricing;
  // Only a price that was checked is ground for it: see src/price.ts.
  if (checked !== null && (model === 'free' || freeTier !== null))
    found.set(FREE.name, { strength: 1, by: freeTier });
  if (api.keyPlacement === null) found.set(NO_KEY.name, { strength: 1, by: null });
  for (const text of [...api.capabilities, ...api.synonyms]) {
    const stems = wordsOf(text).map(stemOf);
    for (const quality of longestAt(QUALITY_BOOK, stems, 0).meanings)
      if (quality === OPEN_SOURCE || quality === NO_KEY) found.set(quality.name, { strength: 1, by: text });
  }
  return found;
};

/** What a curated API offers, read from its own texts: concepts and qualities by name, and all words by stem. */
export const evidenceIn = (api: CuratedApi): { concepts: EvidenceByTerm; words: EvidenceByTerm } => {
  const concepts: EvidenceByTerm = new Map();
  const words: EvidenceByTerm = new Map();
  const names = [api.name, ...(api.alsoCalled ?? [])];
  for (const { text, strength } of textsOf(api)) {
    for (const concept of conceptsIn(text))
      if (fit(api, concept) > ELSEWHERE || !names.includes(text))
        keep(concepts, concept.name, { strength: strength * fit(api, concept), by: text });
    for (const stem of wordsOf(text).map(stemOf))
      if (!isStopWord(stem)) keep(words, stem, { strength, by: text });
  }
  for (const { on, what } of BUILT) {
    const ground = concepts.get(on);
    if (ground !== undefined) keep(concepts, what, { strength: ground.strength * HELPS, by: ground.by });
  }
  for (const [name, evidence] of qualitiesIn(api)) concepts.set(name, evidence);
  return { concepts, words };
};
