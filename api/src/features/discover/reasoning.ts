import type { CatalogApi } from '@gatehouse/catalog/catalog-api.ts';
import type { ReasoningPart } from '@gatehouse/contract/discover.ts';
import {
  type Candidate,
  type Candidates,
  checkedNote,
  MAIN_NEED,
} from '#src/features/discover/candidates.ts';
import { coveredOf, listInWords, requirementsIn, vendorsIn } from '#src/features/discover/reasons.ts';

const MODEL_WORDS: Record<NonNullable<CatalogApi['pricingModel']>, string> = {
  free: 'free',
  freemium: 'then paid',
  'pay-as-you-go': 'pay as you go',
  subscription: 'subscription',
  'contact-sales': 'price on request',
};

const namesOf = (candidates: readonly Candidate[]): string =>
  listInWords(candidates.map(({ card }) => card.name));

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** What was read, and what of it the catalogue can use. */
const reading = ({
  corrections,
  notCovered,
  constraints,
  qualities,
  leftOut,
}: Candidates): (string | null)[] => {
  const read = corrections.map(({ typed, read: word }) => `"${typed}" as "${word}"`);
  const checked = constraints.filter(({ isRead }) => isRead).map(({ name }) => name);
  const unchecked = constraints.filter(({ isRead }) => !isRead).map(({ name }) => name);
  const wishes = qualities.filter((name) => constraints.every((one) => one.name !== name));
  return [
    read.length === 0 ? null : `Read ${listInWords(read)}.`,
    checked.length === 0 ? null : `Listed only if not known to be otherwise: ${listInWords(checked)}.`,
    unchecked.length === 0
      ? null
      : `Not checked, because the catalogue does not say it: ${listInWords(unchecked)}.`,
    wishes.length === 0 ? null : `Noted, but without effect: ${listInWords(wishes)}.`,
    leftOut.length === 0 ? null : `Left out, as requested: ${listInWords(leftOut)}.`,
    notCovered.length === 0
      ? null
      : `Nothing in the catalogue is about ${listInWords(notCovered.map((word) => `"${word}"`))}.`,
  ];
};

/** How the text was understood, and what followed from it. */
const understood = (found: Candidates): string => {
  const { needs } = found;
  const asked = [...vendorsIn(needs), ...requirementsIn(needs)];
  const words = needs
    .filter(({ kind, weight }) => kind === 'word' && weight >= MAIN_NEED)
    .map(({ name }) => `"${name}"`);
  const implied = needs.filter(({ isImplied }) => isImplied).map(({ name }) => name);
  return sentences([
    asked.length === 0 ? null : `Requirements understood from your text: ${listInWords(asked)}.`,
    words.length === 0 ? null : `Searched for as written: ${listInWords(words)}.`,
    implied.length === 0 ? null : `What usually goes with this: ${listInWords(implied)}.`,
    ...reading(found),
  ]);
};

/** For several requirements: which APIs meet all of them, and which help with some. */
const coverage = (names: readonly string[], shown: readonly Candidate[]): string | null => {
  if (names.length < 2) return null;
  const covering = shown.map((candidate) => ({ candidate, met: coveredOf(names, candidate) }));
  const whole = covering.filter(({ met }) => met.length === names.length).map(({ candidate }) => candidate);
  const parts = Map.groupBy(
    covering.filter(({ met }) => met.length > 0 && met.length < names.length),
    ({ met }) => listInWords(met),
  );
  const verb = whole.length === 1 ? 'covers' : 'cover';
  return sentences([
    whole.length === 0
      ? 'None of these covers everything, so you will need more than one.'
      : `${namesOf(whole)} ${verb} ${names.length === 2 ? 'both' : 'everything'}.`,
    ...[...parts].map(([met, some]) => `For ${met}: ${namesOf(some.map(({ candidate }) => candidate))}.`),
  ]);
};

const unmet = (names: readonly string[], shown: readonly Candidate[]): string | null => {
  const missing = names.filter((name) =>
    shown.every((candidate) => coveredOf([name], candidate).length === 0),
  );
  return missing.length === 0 ? null : `Not covered by any of these: ${listInWords(missing)}.`;
};

/** The text inside a sentence: `A sandbox` becomes `a sandbox`, `OAuth apps` stays unchanged. */
const inSentence = (text: string): string =>
  /^[A-Z][^A-Z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const priceOf = (api: CatalogApi): string | null => {
  const { pricingModel, freeTier } = api;
  if (pricingModel === null) return null;
  const hasFreeStart = freeTier !== null && pricingModel !== 'free';
  const free = hasFreeStart ? `free to start (${inSentence(freeTier)}), ` : '';
  return `${free}${MODEL_WORDS[pricingModel]}${checkedNote(api)}`;
};

/** The facts from the catalogue that the reasoning states for an API. */
const factsOf = ({ api, card, unknown }: Candidate): string =>
  [
    `category ${card.category}`,
    priceOf(api),
    api.origin === 'curated' && api.keyPlacement === null ? 'needs no key' : null,
    unknown.length === 0 ? null : `not known whether ${listInWords(unknown)}`,
    card.alreadyHaveKey ? 'you already have a key for it' : null,
  ]
    .filter((fact) => fact !== null)
    .join('; ');

const partFor = (candidate: Candidate): ReasoningPart => ({
  apiId: candidate.card.apiId,
  text: `${candidate.card.reason} Facts: ${factsOf(candidate)}.`,
});

/** What to do where nothing is recommended: the question of the search, with texts that find something. */
const nothingFound = ({ question }: Candidates): string =>
  sentences([
    'The catalogue has nothing that fits.',
    question && question.text,
    question && `For example: ${listInWords(question.replies.map((reply) => `"${reply}"`))}.`,
  ]);

/** Paragraphs about all APIs. */
const general = (texts: readonly (string | null)[]): ReasoningPart[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : [{ apiId: null, text }]));

/**
 * Why these were chosen, from the catalogue's own facts.
 * @param answeredBy the first paragraph: whether the catalogue or the model answered
 */
export const explainChoice = (
  answeredBy: string,
  found: Candidates,
  shown: readonly Candidate[],
): ReasoningPart[] => {
  if (shown.length === 0) return general([answeredBy, nothingFound(found)]);
  const names = requirementsIn(found.needs);
  const whole = [understood(found), coverage(names, shown), unmet(names, shown)];
  return [...general([answeredBy, ...whole]), ...shown.map(partFor)];
};

/**
 * What a model wrote, in paragraphs, each about all APIs.
 * @param answeredBy the first paragraph: whether the catalogue or the model answered
 */
export const modelReasoning = (answeredBy: string, written: string): ReasoningPart[] =>
  general([answeredBy, ...written.split(/\n\s*\n/).map((paragraph) => paragraph.trim())]);

/** All parts as one text, with the name of the API before a part that is about one. */
export const reasoningText = (parts: readonly ReasoningPart[], shown: readonly Candidate[]): string => {
  const names = new Map(shown.map(({ card }) => [card.apiId, card.name]));
  return parts
    .map(({ apiId, text }) => (apiId === null ? text : `${names.get(apiId)}: ${text}`))
    .join('\n\n');
};
