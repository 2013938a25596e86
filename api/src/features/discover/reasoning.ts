import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import type { ReasoningPart } from '@gatehouse/contract/discover.ts';
import {
  type Candidate,
  type Candidates,
  checkedNote,
  PLAIN_NEED,
} from '#src/features/discover/candidates.ts';
import { listInWords, metOf, requirementsIn, vendorsIn } from '#src/features/discover/reasons.ts';

const NOTHING_FOUND =
  'It holds nothing that fits. Name what the software has to do, such as "send text messages" or "charge credit cards".';

const PAID: Record<NonNullable<CatalogApi['pricingModel']>, string> = {
  free: 'free',
  freemium: 'then paid',
  'pay-as-you-go': 'paid by use',
  subscription: 'paid by subscription',
  'contact-sales': 'price on request',
};

const namesOf = (candidates: readonly Candidate[]): string =>
  listInWords(candidates.map(({ card }) => card.name));

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** What was read out of the text, and what was done about it. */
const understood = ({ needs, qualities, leftOut }: Candidates): string => {
  const asked = [...vendorsIn(needs), ...requirementsIn(needs)];
  const words = needs
    .filter(({ kind, weight }) => kind === 'word' && weight >= PLAIN_NEED)
    .map(({ name }) => `"${name}"`);
  const implied = needs.filter(({ isImplied }) => isImplied).map(({ name }) => name);
  return sentences([
    asked.length === 0 ? null : `Your text was understood to ask for: ${listInWords(asked)}.`,
    words.length === 0 ? null : `Searched for as it stands: ${listInWords(words)}.`,
    implied.length === 0 ? null : `What mostly goes with it: ${listInWords(implied)}.`,
    qualities.length === 0 ? null : `Put first: what is ${listInWords(qualities)}.`,
    leftOut.length === 0 ? null : `Left out, as you ask: ${listInWords(leftOut)}.`,
  ]);
};

/** Of several requirements: who meets all of them, and who helps with which. */
const whoCoversWhat = (names: readonly string[], shown: readonly Candidate[]): string | null => {
  if (names.length < 2) return null;
  const covering = shown.map((candidate) => ({ candidate, met: metOf(names, candidate.matches) }));
  const whole = covering.filter(({ met }) => met.length === names.length).map(({ candidate }) => candidate);
  const parts = Map.groupBy(
    covering.filter(({ met }) => met.length > 0 && met.length < names.length),
    ({ met }) => listInWords(met),
  );
  const verb = whole.length === 1 ? 'covers' : 'cover';
  return sentences([
    whole.length === 0
      ? 'None of these covers all of it, so you will need more than one.'
      : `${namesOf(whole)} ${verb} ${names.length === 2 ? 'both' : 'all of it'}.`,
    ...[...parts].map(([met, some]) => `For ${met}: ${namesOf(some.map(({ candidate }) => candidate))}.`),
  ]);
};

const unmet = (names: readonly string[], shown: readonly Candidate[]): string | null => {
  const left = names.filter((name) => shown.every(({ matches }) => metOf([name], matches).length === 0));
  return left.length === 0 ? null : `Nothing here meets: ${listInWords(left)}.`;
};

/** `A sandbox` within a sentence, `OAuth apps` as it stands. */
const inSentence = (text: string): string =>
  /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const priceOf = (api: CatalogApi): string | null => {
  const { pricingModel, freeTier } = api;
  if (pricingModel === null) return null;
  const hasFreeStart = freeTier !== null && pricingModel !== 'free';
  const free = hasFreeStart ? `free to begin with (${inSentence(freeTier)}), ` : '';
  return `${free}${PAID[pricingModel]}${checkedNote(api)}`;
};

/** The facts of the catalogue that speak for an API. */
const factsOf = ({ api, card }: Candidate): string =>
  [
    `category ${card.category}`,
    priceOf(api),
    api.origin === 'curated' && api.keyPlacement === null ? 'needs no key' : null,
    card.alreadyHaveKey ? 'you already hold a key for it' : null,
  ]
    .filter((fact) => fact !== null)
    .join('; ');

const partFor = (candidate: Candidate): ReasoningPart => ({
  apiId: candidate.card.apiId,
  text: `${candidate.card.reason} Facts used: ${factsOf(candidate)}.`,
});

/** What is said of all of them. */
const ofAll = (texts: readonly (string | null)[]): ReasoningPart[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : [{ apiId: null, text }]));

/**
 * Why these were chosen, from the catalogue's own facts.
 * @param answeredBy the first paragraph: who answered
 */
export const explainChoice = (
  answeredBy: string,
  found: Candidates,
  shown: readonly Candidate[],
): ReasoningPart[] => {
  if (shown.length === 0) return ofAll([answeredBy, NOTHING_FOUND]);
  const names = requirementsIn(found.needs);
  const whole = [understood(found), whoCoversWhat(names, shown), unmet(names, shown)];
  return [...ofAll([answeredBy, ...whole]), ...shown.map(partFor)];
};

/**
 * What a model wrote, by paragraphs. It writes of all of them, in its own words.
 * @param answeredBy the first paragraph: who answered
 */
export const modelReasoning = (answeredBy: string, written: string): ReasoningPart[] =>
  ofAll([answeredBy, ...written.split(/\n\s*\n/).map((paragraph) => paragraph.trim())]);

/** The whole as one text, each API's name before what is about it. */
export const reasoningText = (parts: readonly ReasoningPart[], shown: readonly Candidate[]): string => {
  const names = new Map(shown.map(({ card }) => [card.apiId, card.name]));
  return parts
    .map(({ apiId, text }) => (apiId === null ? text : `${names.get(apiId)}: ${text}`))
    .join('\n\n');
};
