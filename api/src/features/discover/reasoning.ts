import type { ReasoningPart } from '@gatehouse/contract/discover.ts';
import { orList } from '@gatehouse/contract/plain/word-list.ts';
import { type CandidateApi, type Candidates, MAIN_NEED } from '#src/features/discover/candidates.ts';
import { listInWords, metOf, requirementsIn, vendorsIn } from '#src/features/discover/reasons.ts';

const NOTHING_FOUND =
  'The catalog has nothing that fits. Describe what the software has to do, such as “send text messages” or “charge credit cards”.';

const namesOf = (candidates: readonly CandidateApi[]): string =>
  listInWords(candidates.map(({ card }) => card.name));

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** How the text was understood, and what followed from it. */
const understood = ({ needs, qualities, constraints, leftOut }: Candidates): string => {
  const asked = [...vendorsIn(needs), ...requirementsIn(needs)];
  const words = needs
    .filter(({ kind, weight }) => kind === 'word' && weight >= MAIN_NEED)
    .map(({ name }) => `“${name}”`);
  const implied = needs.filter(({ isImplied }) => isImplied).map(({ name }) => name);
  const conditions = constraints.filter(({ isRead }) => isRead).map(({ name }) => name);
  const wishes = qualities.filter((quality) => constraints.every(({ name }) => name !== quality));
  return sentences([
    asked.length === 0 ? null : `Requirements understood from your text: ${listInWords(asked)}.`,
    words.length === 0 ? null : `Searched for as written: ${listInWords(words)}.`,
    implied.length === 0 ? null : `What usually goes with this: ${listInWords(implied)}.`,
    conditions.length === 0 ? null : `Listed only if not known to be otherwise: ${listInWords(conditions)}.`,
    wishes.length === 0 ? null : `Given priority: ${listInWords(wishes)}.`,
    leftOut.length === 0 ? null : `Left out, as requested: ${listInWords(leftOut)}.`,
  ]);
};

/** Where none covers all: more than one helps only if together they do. */
const ofNone = (names: readonly string[], shown: readonly CandidateApi[]): string => {
  const areAllCovered = names.every((name) => shown.some(({ covers }) => covers.includes(name)));
  return areAllCovered
    ? 'No single one covers everything, so you will need more than one.'
    : 'No single one covers everything.';
};

/** For several requirements: which APIs meet all of them, and which help with some. Nothing if none of them is covered. */
const coverage = (names: readonly string[], shown: readonly CandidateApi[]): string | null => {
  if (names.length < 2) return null;
  const covering = shown.map((candidate) => ({
    candidate,
    met: names.filter((name) => candidate.covers.includes(name)),
  }));
  const whole = covering.filter(({ met }) => met.length === names.length).map(({ candidate }) => candidate);
  const parts = Map.groupBy(
    covering.filter(({ met }) => met.length > 0 && met.length < names.length),
    ({ met }) => listInWords(met),
  );
  if (whole.length + parts.size === 0) return null;
  const verb = whole.length === 1 ? 'covers' : 'cover';
  return sentences([
    whole.length === 0
      ? ofNone(names, shown)
      : `${namesOf(whole)} ${verb} ${names.length === 2 ? 'both' : 'everything'}.`,
    ...[...parts].map(([met, some]) => `For ${met}: ${namesOf(some.map(({ candidate }) => candidate))}.`),
  ]);
};

/** What no API of the catalog does, said before anything else. */
const lacked = ({ lacks }: Candidates): string | null =>
  lacks.length === 0
    ? null
    : `Nothing in the catalog is for ${orList(lacks)}. What follows only comes close and is not recommended.`;

const unmet = (names: readonly string[], shown: readonly CandidateApi[]): string | null => {
  const missing = names.filter((name) => shown.every((candidate) => metOf([name], candidate).length === 0));
  return missing.length === 0
    ? null
    : `The catalog does not say that any of these covers ${orList(missing)}.`;
};

/** Why one has a badge; everything else about it is on its card. */
const partFor = ({ card }: CandidateApi): ReasoningPart[] =>
  card.recommended && card.covers.length > 0
    ? [{ apiId: card.apiId, text: `recommended as the best match for ${listInWords(card.covers)}.` }]
    : [];

/** Paragraphs about all APIs. */
const general = (texts: readonly (string | null)[]): ReasoningPart[] =>
  texts.flatMap((text) => (text === null || text === '' ? [] : [{ apiId: null, text }]));

/**
 * Why these were chosen, from the catalog's own facts.
 * @param answeredBy the first paragraph: whether the catalog or the model answered
 */
export const explainChoice = (
  answeredBy: string,
  found: Candidates,
  shown: readonly CandidateApi[],
): ReasoningPart[] => {
  if (shown.length === 0) return general([answeredBy, found.question?.text ?? NOTHING_FOUND]);
  const names = requirementsIn(found.needs);
  const whole = [lacked(found), understood(found), coverage(names, shown), unmet(names, shown)];
  return [...general([answeredBy, ...whole]), ...shown.flatMap(partFor)];
};

/**
 * What a model wrote, in paragraphs, each about all APIs; then what none of them covers, which is not left to the model.
 * @param answeredBy the first paragraph: whether the catalog or the model answered
 */
export const modelReasoning = (
  answeredBy: string,
  written: string,
  found: Candidates,
  shown: readonly CandidateApi[],
): ReasoningPart[] =>
  general([
    answeredBy,
    lacked(found) ?? '',
    ...written.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    unmet(requirementsIn(found.needs), shown),
  ]);

/** All parts as one text, with the name of the API before a part that is about one. */
export const reasoningText = (parts: readonly ReasoningPart[], shown: readonly CandidateApi[]): string => {
  const names = new Map(shown.map(({ card }) => [card.apiId, card.name]));
  return parts
    .map(({ apiId, text }) => (apiId === null ? text : `${names.get(apiId)}: ${text}`))
    .join('\n\n');
};
