/** What a text is classified by, and how much it counts: a word 1, two words less, because their words have been counted. */
export type Term = { name: string; weight: number };

const WEIGHT = { word: 1, neighbors: 0.3, companions: 0.2 };
/** Companions have fewer telling words than this between them. */
const REACH = 3;
const COMPANIONS = '+';

/** Whether a term is two words that are near each other. */
export const areCompanions = ({ name }: Pick<Term, 'name'>): boolean => name.includes(COMPANIONS);

/** The words that a term consists of. */
export const wordsOfTerm = (name: string): string[] => name.split(/[ +]/);

const each = (names: readonly string[], weight: number): Term[] =>
  [...new Set(names)].map((name) => ({ name, weight }));

/**
 * The terms of a text, each once: its telling words, pairs of neighboring words (`over the`), and pairs of telling words that are
 * near each other, in any order.
 * @param words without spaces and plus signs
 */
export const termsOfWords = (
  words: readonly string[],
  isTelling: (word: string) => boolean = () => true,
): Term[] => {
  const telling = words.filter(isTelling);
  const neighbors = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const companions = telling.flatMap((word, at) =>
    telling.slice(at + 1, at + 1 + REACH).map((other) => [word, other].sort().join(COMPANIONS)),
  );
  return [
    ...each(telling, WEIGHT.word),
    ...each(neighbors, WEIGHT.neighbors),
    ...each(companions, WEIGHT.companions),
  ];
};
