import type { CuratedApi } from '@gatehouse/knowledge/schema/entry.ts';
import type { Concept } from '#src/concept.ts';
import { BUILT_UPON, CONCEPTS, longestAt, mentionsIn } from '#src/concepts.ts';
import { FREE, NO_KEY, OPEN_SOURCE, QUALITY_BOOK } from '#src/qualities.ts';
import { stemOf } from '#src/stem.ts';
import { isStopWord } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

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

const keep = (found: EvidenceByTerm, term: string, { strength, claim, by }: Evidence): void => {
  const known = found.get(term);
  found.set(term, {
    strength: Math.max(strength, known?.strength ?? 0),
    claim: Math.max(claim, known?.claim ?? 0),
    by: known !== undefined && known.strength >= strength ? known.by : by,
  });
};

/** The qualities of an API, and what in its entry says so. */
const qualitiesIn = (api: CuratedApi): EvidenceByTerm => {
  const found: EvidenceByTerm = new Map();
  const { freeTier, model, checked } = api.pricing;
  // Only a price that was checked is ground for it: see src/price.ts.
  if (checked !== null && (model === 'free' || freeTier !== null))
    found.set(FREE.name, { strength: 1, claim: 1, by: freeTier });
  if (api.keyPlacement === null) found.set(NO_KEY.name, { strength: 1, claim: 1, by: null });
  for (const text of [...api.capabilities, ...api.synonyms]) {
    const stems = wordsOf(text).map(stemOf);
    for (const quality of longestAt(QUALITY_BOOK, stems, 0).meanings)
      if (quality === OPEN_SOURCE || quality === NO_KEY)
        found.set(quality.name, { strength: 1, claim: 1, by: text });
  }
  return found;
};

/**
 * Abilities that nearly every product has for its own data. Where they are not the business, nobody would use the API for them:
 * files are shared in a task list, too.
 */
const OF_ITS_OWN = new Set(
  `access control, account balances, ad campaign management, AI agents, audience segments, bank statement parsing, chat messages,
  client records, comments, content delivery, custom domains, customer management, customer records, data pipelines, device management,
  direct messages, discounts, document upload, email drafts, environment variables, event tracking, file sharing, file upload, file uploads,
  followers, freight emissions, full-text search, historical prices, image processing, knowledge base, lead generation, lead management,
  link analytics, market data stream, media upload, music generation, notifications, open data, payroll taxes, product catalog,
  product catalogue, product search, property data, QR codes, RAG, real estate market data, real-time updates, reports, restaurant search,
  role-based access control, sales automation, sales reports, scheduling, shipping rates, short video clips, subscription analytics,
  test users, thumbnails, user management, video analytics, video upload, virus scan, webhooks`
    .split(',')
    .map((text) => text.trim()),
);

/**
 * Whether a capability promises a concept: anywhere if it takes several words to say it, else only among the API's own
 * business. `Notifications` of a file store are no way to notify people.
 */
const isPromise = ({ isCapability, text }: Text, words: number, worth: number): boolean =>
  isCapability && (worth > ELSEWHERE || (words > 1 && !OF_ITS_OWN.has(text)));

/** What a curated API offers, read from its own texts: concepts and qualities by name, and all words by stem. */
export const evidenceIn = (api: CuratedApi): { concepts: EvidenceByTerm; words: EvidenceByTerm } => {
  const concepts: EvidenceByTerm = new Map();
  const words: EvidenceByTerm = new Map();
  const names = [api.name, ...(api.alsoCalled ?? [])];
  for (const one of textsOf(api)) {
    const { text, strength } = one;
    for (const mention of mentionsIn(text)) {
      const worth = fit(api, mention.concept);
      if (worth === ELSEWHERE && (mention.isWeak || names.includes(text))) continue;
      const claim = isPromise(one, mention.words, worth) ? strength * worth : 0;
      keep(concepts, mention.concept.name, { strength: strength * worth, claim, by: text });
    }
    for (const stem of wordsOf(text).map(stemOf))
      if (!isStopWord(stem))
        keep(words, stem, { strength, claim: one.isCapability ? strength : 0, by: text });
  }
  for (const { on, what } of BUILT) {
    const ground = concepts.get(on);
    if (ground !== undefined)
      keep(concepts, what, { strength: ground.strength * HELPS, claim: ground.claim * HELPS, by: ground.by });
  }
  for (const [name, evidence] of qualitiesIn(api)) concepts.set(name, evidence);
  return { concepts, words };
};
