import { examplesIn } from '@gatehouse/classifier/classify.ts';
import { apiAt, vendorNamed } from '@gatehouse/knowledge/apis/api-rows.ts';
import { isCuratedWord, withConcept, withWord } from '@gatehouse/knowledge/apis/evidence.ts';
import { countriesIn } from '@gatehouse/knowledge/apis/regions.ts';
import { directoryText } from '@gatehouse/knowledge/apis/text-index.ts';
import { conceptCounts, conceptLabels } from '@gatehouse/knowledge/concepts/concept-counts.ts';
import { conceptNamed, conceptsIn, isAbout } from '@gatehouse/knowledge/concepts/concepts.ts';
import { longestAt, nameKey, type PhraseKind, type Said } from '@gatehouse/knowledge/concepts/phrases.ts';
import { factOf } from '@gatehouse/knowledge/facts.ts';
import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { perKnowledge } from '@gatehouse/knowledge/per-knowledge.ts';
import type { ConceptFacts } from '@gatehouse/knowledge/schema/concept.ts';
import { memoize } from '@gatehouse/knowledge/text/memoize.ts';
import { stemOf, stemsIn } from '@gatehouse/knowledge/text/stem.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import { isListed } from '@gatehouse/knowledge/text/word-lists.ts';
import { type Classify, intentClassifier } from '#src/query/intent-classifier.ts';
import { spellChecker } from '#src/query/spelling-correction.ts';

/** What the words of a query are compared with. */
export type Lexicon = {
  /** The longest phrase of a kind at a position. */
  phraseAt: (kind: PhraseKind, words: readonly string[], at: number) => Said;
  conceptNamed: (name: string) => ConceptFacts | undefined;
  /** Whether a stem is one of a phrase that means a concept. */
  isAbout: (concept: string, stem: string) => boolean;
  /** Whether an API that does something for certain has a word too: one with forecasts has `city`. */
  isSaidBeside: (concept: string, stem: string) => boolean;
  /** What a curated API is known for, the main ability first. */
  abilitiesOf: (vendor: string) => readonly string[];
  /** Whether an ability of a curated API has a word with this stem. */
  isSaidOf: (vendor: string, stem: string) => boolean;
  /** The codes of the countries that a text names. */
  countriesIn: (text: string, stems: readonly string[]) => string[];
  /** What a text most likely asks for, by the examples. */
  classify: Classify;
  /** Whether the directory has a provider or a service with this name, and the word means nothing else. */
  isBrand: (word: string) => boolean;
  /** Whether a word is in a list: English, or known to the catalogue. */
  isSpelt: (word: string) => boolean;
  /** The word that was most likely meant by one that is in no list. */
  corrected: (word: string) => string;
  /** How much a word with this stem says, from 0 for one that most APIs contain to 1 for one that none does. */
  weightOf: (stem: string) => number;
};

/** A word of a description or of an operation is said by chance. */
const SAID_BESIDE = 0.6;

const besideIn = (knowledge: Knowledge): Lexicon['isSaidBeside'] => {
  const rowsClaiming = memoize((name): ReadonlySet<number> => {
    const found = withConcept(knowledge, name, null).filter(({ claim }) => claim > 0);
    return new Set(found.map(({ row }) => row));
  });
  const rowsSaying = memoize((stem): readonly number[] =>
    withWord(knowledge, stem, null)
      .filter(({ strength }) => strength >= SAID_BESIDE)
      .map(({ row }) => row),
  );
  return (concept, stem) => {
    const claim = rowsClaiming(concept);
    return rowsSaying(stem).some((row) => claim.has(row));
  };
};

/** A word that every sixth API contains says nothing. */
const MAX_SHARE = 1 / 6;

type Frequencies = {
  /** Whether a curated API's entry has a word with this stem. */
  isCuratedWord: (stem: string) => boolean;
  weightOf: Lexicon['weightOf'];
  /** The number of directory APIs in which a stem occurs. */
  documentsWith: (stem: string) => number;
};

/** Each is a query on the file, and a search asks the same ones of every word. */
const frequenciesIn = (knowledge: Knowledge): Frequencies => {
  const countOf = memoize((stem) => directoryText.documentsWith(knowledge, stem));
  return {
    isCuratedWord: memoize((stem) => isCuratedWord(knowledge, stem)),
    documentsWith: countOf,
    weightOf: (stem) => {
      const counted = directoryText.documents(knowledge);
      const count = countOf(stem);
      if (isStopWord(stem) || count > counted * MAX_SHARE) return 0;
      return Math.log(counted / (count + 1)) / Math.log(counted);
    },
  };
};

/** A word of so many examples is spelt rightly, such as `codebase`. */
const USED = 2;

/** A word in this many directory APIs is spelt correctly; in fewer, it may be a typo of theirs. */
const SPELT_RIGHTLY = 3;
const LONG_WORD = 8;

/** Two typos only in a long word that occurs nowhere else: in a short one they would turn it into another word. */
const slips = (word: string, documents: number): number => {
  if (documents >= SPELT_RIGHTLY) return 0;
  return documents === 0 && word.length >= LONG_WORD ? 2 : 1;
};

type Counts = ReturnType<typeof conceptCounts>;

const spellingIn = (
  knowledge: Knowledge,
  frequencies: Frequencies,
  countsOf: (stem: string) => Counts,
): Pick<Lexicon, 'isSpelt' | 'corrected'> => {
  const isKnown = (word: string, stem: string): boolean =>
    isListed(knowledge, 'concept-stem', stem) ||
    isListed(knowledge, 'vendor-word', nameKey(word)) ||
    isStopWord(stem) ||
    isListed(knowledge, 'english', word) ||
    frequencies.isCuratedWord(stem) ||
    isListed(knowledge, 'brand', word) ||
    examplesIn(countsOf(stem)) >= USED;
  // Most queries are answered without correcting a single word.
  let correct: ReturnType<typeof spellChecker> | undefined;
  return {
    isSpelt: (word) => isKnown(word, stemOf(word)),
    corrected: (word) => {
      const stem = stemOf(word);
      if (isKnown(word, stem)) return word;
      correct ??= spellChecker(factOf<string[]>(knowledge, 'spelling', 'all') ?? []);
      return correct(word, slips(word, frequencies.documentsWith(stem)));
    },
  };
};

/** The lexicon of an open file: it reads what a query asks for, and nothing in advance. */
export const lexiconOf = perKnowledge((knowledge): Lexicon => {
  const frequencies = frequenciesIn(knowledge);
  const countsOf = memoize((term) => conceptCounts(knowledge, term));
  let classify: Classify | undefined;
  const featuresOf = (name: string): readonly string[] => {
    const vendor = vendorNamed(knowledge, name);
    return vendor === undefined ? [] : apiAt(knowledge, vendor.row).features;
  };
  return {
    phraseAt: (kind, words, at) => longestAt(knowledge, kind, words, at),
    conceptNamed: (name) => conceptNamed(knowledge, name),
    isAbout: (concept, stem) => isAbout(knowledge, concept, stem),
    countriesIn: (text, stems) => countriesIn(knowledge, text, stems),
    isSaidBeside: besideIn(knowledge),
    isSaidOf: (name, stem) => featuresOf(name).some((feature) => stemsIn(feature).includes(stem)),
    abilitiesOf: (name) => [
      ...new Set(featuresOf(name).flatMap((feature) => conceptsIn(knowledge, feature))),
    ],
    classify: (words) => {
      const isConcept = (name: string): boolean => conceptNamed(knowledge, name) !== undefined;
      classify ??= intentClassifier(conceptLabels(knowledge), countsOf, isConcept);
      return classify(words);
    },
    isBrand: (word) => isListed(knowledge, 'brand', word),
    ...spellingIn(knowledge, frequencies, countsOf),
    weightOf: frequencies.weightOf,
  };
});
