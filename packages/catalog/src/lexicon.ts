import type { Classify } from '#src/classifier.ts';
import type { Concept } from '#src/concept.ts';
import type { Names } from '#src/spans.ts';

/** What the words of a query are compared with. */
export type Lexicon = Names & {
  /** What a curated API is known for, the main ability first. */
  abilitiesOf: (vendor: string) => readonly Concept[];
  /** Whether an API that does something for certain has a word too: one with forecasts has `city`. */
  isSaidBeside: (concept: Concept, stem: string) => boolean;
  /** What a text most likely asks for, by the examples. */
  classify: Classify;
  /** Whether a word is in a list: English, or known to the catalogue. */
  isSpelt: (word: string) => boolean;
  /** The word that was most likely meant by one that is in no list. */
  corrected: (word: string) => string;
  /** Whether a curated API's entry has a word with this stem. */
  isCuratedWord: (stem: string) => boolean;
  /** How much a word with this stem says, from 0 for one that most APIs contain to 1 for one that none does. */
  weightOf: (stem: string) => number;
  /** The number of directory APIs in which a stem occurs. */
  documentsWith: (stem: string) => number;
};
