import { stemOf } from '#src/stem.ts';
import { isGrammar } from '#src/stop-words.ts';
import { wordsOf } from '#src/words.ts';

/** What a text is classified by: the stems of its words, and of its pairs of neighbouring words, each once. */
export const termsOfWords = (words: readonly string[]): string[] => {
  const stems = words.map(stemOf).filter((stem) => !/^\d+$/.test(stem));
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  return [...new Set([...stems.filter((stem) => !isGrammar(stem)), ...pairs])];
};

export const termsOf = (text: string): string[] => termsOfWords(wordsOf(text));
