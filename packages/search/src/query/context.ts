import type { Clauses } from '#src/query/clauses.ts';
import type { Span } from '#src/query/segment-query.ts';

/** After an ability, these begin what it is for or about. */
const OPENS_CONTEXT = /^(?:for|of|about)$/;
/** With these something else begins. */
const CLOSES_CONTEXT =
  /^(?:and|or|that|which|with|plus|but|then|to|where|who|when|so|from|by|via|also|we|i|they)$/;

/** After these comes what somebody is or runs: `we run a hotel`, `a platform for tutors`. */
const INTRODUCES =
  /(?:^| )(?:we are|we re|i am|i m|we run|i run|we own|i own|startup for|platform for|business for|work for)$/;
const BEFORE_KIND = / (?:a|an|the|small|big)(?= |$)/g;
/** People and organizations; a concept before them says of which kind they are: `hotel guests`, `a news agency`. */
const OF_WHOM =
  /^(?:agency|agencies|agents?|buyers?|clubs?|collectors?|community|company|companies|customers?|drivers?|fans?|farmers?|firms?|guests?|industry|lovers?|magazines?|managers?|owners?|people|players?|providers?|reporters?|sellers?|shops?|staff|startups?|stores?|students?|teachers?|teams?|users?|visitors?|workers?)$/;

const saysWhat = ({ concepts, supports, vendors, gaps }: Span): boolean =>
  concepts.length + supports.length + vendors.length + gaps.length > 0;

/** `a game where …` is what somebody builds, and no data about games. */
const IS_BUILT = /^games? (?:where|that|which|in|with|about)$/;
const GAMES = 'games';

const builtGames = (words: readonly string[], spans: readonly Span[]): Span[] => {
  const last = words.findLastIndex((word, at) => IS_BUILT.test(`${word} ${words[at + 1] ?? ''}`));
  return spans.filter(
    ({ at, concepts, supports }) => at <= last && (concepts.includes(GAMES) || supports.includes(GAMES)),
  );
};

const isIntroduced = (words: readonly string[], at: number): boolean =>
  INTRODUCES.test(
    words
      .slice(Math.max(0, at - 4), at)
      .join(' ')
      .replace(BEFORE_KIND, ''),
  );

/** Whether a single word says of which kind the people or organizations after it are. */
const isKindOf = ({ words, ends }: Clauses, { at, length, vendors }: Span): boolean =>
  length === 1 && vendors.length === 0 && !ends.has(at) && OF_WHOM.test(words[at + 1] ?? '');

/** Whether what begins at a position is more than a word without a meaning. */
const isMeant = (span: Span | undefined): span is Span =>
  span !== undefined && (span.length > 1 || saysWhat(span));

/** The spans that only say for what, or about what, the ability before them is wanted. */
export const contextIn = (clauses: Clauses, spans: readonly Span[]): Set<Span> => {
  const { words, ends } = clauses;
  const context = new Set(builtGames(words, spans));
  const spanAt = new Map(spans.map((span) => [span.at, span]));
  let isOpen = false;
  let isAfterAbility = false;
  // Those of the span in which the word is, or of the last one before it.
  let concepts: readonly string[] = [];
  for (const [at, word] of words.entries()) {
    const span = spanAt.get(at);
    concepts = span?.concepts ?? concepts;
    const isNew = isMeant(span);
    if (isNew && !isOpen) isOpen = isIntroduced(words, at);
    if (isNew && saysWhat(span) && (isOpen || isKindOf(clauses, span))) context.add(span);
    else if (isAfterAbility && OPENS_CONTEXT.test(word)) isOpen = true;
    else if (CLOSES_CONTEXT.test(word) && !isNew) isOpen = false;
    isAfterAbility = concepts.length > 0 && !isOpen;
    if (ends.has(at)) isOpen = isAfterAbility = false;
  }
  return context;
};
