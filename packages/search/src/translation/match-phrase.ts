import { type LanguagePhrase, languagePhrasesFrom } from '@gatehouse/knowledge/languages.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';

/** How many words may stand between two words of a phrase: `of the`. */
const MOST_BETWEEN = 2;

const isSaid = (piece: string, word: string): boolean =>
  piece.endsWith('*') ? word.startsWith(piece.slice(0, -1)) : word === piece;

/** The number of words that say a phrase at this position; 0 if it is not said. */
const lengthSaid = (
  { words: pieces }: LanguagePhrase,
  words: readonly string[],
  at: number,
  between: ReadonlySet<string>,
): number => {
  let next = at;
  for (const piece of pieces) {
    const last = next === at ? next : next + MOST_BETWEEN;
    while (next < last && !isSaid(piece, words[next] ?? '') && between.has(words[next] ?? '')) next += 1;
    if (!isSaid(piece, words[next] ?? '')) return 0;
    next += 1;
  }
  return next - at;
};

/**
 * The longest phrase of a language at this position.
 * @param between words that may stand between the words of a phrase, such as articles
 */
export const phraseAt = (
  knowledge: Knowledge,
  language: { name: string; between: ReadonlySet<string> },
  words: readonly string[],
  at: number,
): { english: string; length: number } | undefined => {
  for (const phrase of languagePhrasesFrom(knowledge, language.name, words[at] ?? '')) {
    const length = lengthSaid(phrase, words, at, language.between);
    if (length > 0) return { english: phrase.english, length };
  }
  return undefined;
};
