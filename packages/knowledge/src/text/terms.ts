import { stemOf } from '#src/text/stem.ts';
import { isGrammar } from '#src/text/stop-words.ts';

/** The stems by which a text is classified; a number says nothing. */
export const termStems = (words: readonly string[]): string[] =>
  words.map(stemOf).filter((stem) => !/^\d+$/.test(stem));

/** Whether a stem says something on its own, and is no grammar. */
export const isTelling = (stem: string): boolean => !isGrammar(stem);
