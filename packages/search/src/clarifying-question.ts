import { andList, orList } from '@gatehouse/contract/plain/word-list.ts';
import { UNWANTED, type Understanding } from '#src/query/understand-query.ts';
import type { Constraint } from '#src/retrieval/constraints.ts';

export type Question = { text: string; replies: string[] };

const MAX_REPLIES = 3;
/** What developers look for most, for a text from which nothing can be guessed. */
const USUAL = ['accept card payments', 'send text messages', 'weather forecast'];

const quoted = (words: readonly string[]): string => orList(words.map((word) => `“${word}”`));

const withUsual = (replies: readonly string[]): string[] =>
  [...new Set([...replies, ...USUAL])].slice(0, MAX_REPLIES);

/** What may have been meant by the words that were understood in part. */
const guesses = (hints: readonly string[], stated: readonly string[]): string[] => [
  ...new Set([...stated, ...hints]),
];

/** What is known of a text besides its needs. */
type Said = {
  constraints: readonly Constraint[];
  lacks: readonly string[];
  /** Whether something meets the needs and only the constraints or filters exclude it. */
  isMet: boolean;
  /** Its words that nothing explains, as they were typed. */
  unexplained: readonly string[];
  /** Whether it is in a language that is not read. */
  isForeign: boolean;
};

const LANGUAGES =
  'Searches are read best in English, German, Spanish, French, Portuguese, Italian, Dutch, Japanese and Chinese.';

const NO_API = 'This does not say what software should get from an API.';

/** What to ask if nothing is answered. */
export const questionFor = (
  { needs, hints, unwanted }: Understanding,
  { constraints, lacks, isMet, unexplained, isForeign }: Said,
): Question => {
  const stated = needs
    .filter(({ kind, isImplied }) => kind === 'concept' && !isImplied)
    .map(({ name }) => name);
  const replies = guesses(hints, stated);
  if (isMet) {
    const limits = constraints.filter(({ isRead }) => isRead).map(({ name }) => name);
    const limit = limits.length === 0 ? 'these filters' : `the condition ${andList(limits)}`;
    return {
      text: `Understood: ${andList(stated)}. Nothing in the catalog for this meets ${limit}. Search without it?`,
      replies: withUsual(stated),
    };
  }
  if (lacks.length > 0)
    return {
      text: `Nothing in the catalog is for ${orList(lacks)}. What else should the software do, in a few words?`,
      replies: withUsual(replies),
    };
  if (unwanted > UNWANTED && !isForeign)
    return { text: `${NO_API} What should it do, in a few words?`, replies: withUsual([]) };
  if (replies.length > 0 && !isForeign)
    return {
      text:
        stated.length === 0
          ? 'I’m not sure what you need. Did you mean one of these?'
          : `I understood ${andList(stated)}, but I’m not sure. Did you mean one of these?`,
      replies: withUsual(replies),
    };
  const words = unexplained.slice(0, MAX_REPLIES);
  const about =
    words.length === 0
      ? 'I can’t tell what the API should do'
      : `Nothing in the catalog is about ${quoted(words)}`;
  return {
    text: `${isForeign ? `${LANGUAGES} ` : ''}${about}. What should the software do, in a few words?`,
    replies: withUsual([]),
  };
};
