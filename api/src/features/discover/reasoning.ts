import { type Candidate, type Candidates, listInWords, metNeeds } from '#src/features/discover/candidates.ts';

const NOTHING_FOUND =
  'It holds nothing that fits. Name what the software has to do, such as "send text messages" or "charge credit cards".';

const understood = (needs: Candidates['needs']): string => {
  const said = needs.filter(({ isImplied }) => !isImplied).map(({ name }) => name);
  const implied = needs.filter(({ isImplied }) => isImplied).map(({ name }) => name);
  const besides = implied.length === 0 ? '' : ` What mostly goes with it: ${listInWords(implied)}.`;
  return `Your text was understood to ask for ${listInWords(said)}.${besides}`;
};

/** The facts of the catalogue that speak for an API, each by its field. */
const factsOf = ({ card }: Candidate): string => {
  const facts = [
    `category: ${card.category}`,
    ...(card.pricing === null ? [] : [`price: ${card.pricing.replace(/\.(?=$| \()/, '')}`]),
    ...(card.alreadyHaveKey ? ['you already hold a key for it'] : []),
  ];
  return facts.join('; ');
};

const lineFor = (candidate: Candidate): string =>
  `${candidate.card.name}: ${candidate.card.reason} Facts used: ${factsOf(candidate)}.`;

const unmet = ({ needs }: Candidates, shown: readonly Candidate[]): string[] => {
  const met = new Set(shown.flatMap(({ matches }) => metNeeds(matches)).map(({ need }) => need));
  const left = needs.filter(({ name, isImplied }) => !isImplied && !met.has(name)).map(({ name }) => name);
  return left.length === 0 ? [] : [`Nothing here meets: ${listInWords(left)}.`];
};

/**
 * Why these were chosen, from the catalogue's own facts.
 * @param answeredBy the first paragraph: who answered
 */
export const explainChoice = (answeredBy: string, found: Candidates, shown: readonly Candidate[]): string => {
  if (shown.length === 0) return `${answeredBy}\n\n${NOTHING_FOUND}`;
  return [answeredBy, understood(found.needs), ...shown.map(lineFor), ...unmet(found, shown)].join('\n\n');
};
