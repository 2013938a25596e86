import type { Knowledge } from '#src/open-knowledge.ts';
import { perKnowledge } from '#src/per-knowledge.ts';
import { memoize } from '#src/text/memoize.ts';
import { stemOf } from '#src/text/stem.ts';

/**
 * What a phrase says: the name of a `concept`, for certain; of one that it may mean beside something else (`vague`); of a
 * `quality`; of a curated API (`vendor`); of what no API of the catalogue does (`gap`); of a country (`place`).
 */
export type PhraseKind = 'concept' | 'vague' | 'quality' | 'vendor' | 'gap' | 'place';

type Phrase = { words: string[]; meaning: string };

const phrasesFrom = perKnowledge((knowledge) => {
  const rows = knowledge.prepare<[string, string], { words: string; meaning: string }>(
    'SELECT words, meaning FROM phrase WHERE kind = ? AND first = ? ORDER BY position',
  );
  const begun = knowledge.prepare<[string], { first: string }>('SELECT first FROM phrase WHERE kind = ?');
  const ofKind = (kind: PhraseKind): ((first: string) => readonly Phrase[]) => {
    // Most words begin no phrase, and a text has hundreds of them: none is looked up in the file.
    let firsts: ReadonlySet<string> | undefined;
    const phrases = memoize((first): readonly Phrase[] =>
      rows.all(kind, first).map(({ words, meaning }) => ({ words: words.split(' '), meaning })),
    );
    return (first) => {
      firsts ??= new Set(begun.all(kind).map((row) => row.first));
      return firsts.has(first) ? phrases(first) : [];
    };
  };
  return {
    concept: ofKind('concept'),
    vague: ofKind('vague'),
    quality: ofKind('quality'),
    vendor: ofKind('vendor'),
    gap: ofKind('gap'),
    place: ofKind('place'),
  };
});

/** A word of a vendor's name, without a plural s. Names have no other forms, and the stem of Printful would be `print`. */
export const nameKey = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Between the words of a phrase these change nothing: `remove the background`, `sign a lease`. */
const ARTICLES = ['a', 'an', 'the', 'my', 'our', 'your', 'their', 'his', 'her', 'its'];
/** So do these, which say how many or of which kind: `generate short videos`, `translate incoming emails`. */
const MODIFIERS = [
  'all',
  'any',
  'big',
  'every',
  'existing',
  'incoming',
  'large',
  'long',
  'many',
  'multiple',
  'new',
  'old',
  'own',
  'several',
  'short',
  'simple',
  'small',
  'some',
  'uploaded',
];
const PASSED_OVER = new Set([...ARTICLES, ...MODIFIERS].map(stemOf));
/** Nobody says more of them in a row, `all of the many new short videos`, and each is read again from each word before it. */
const MAX_PASSED_OVER = 4;

/** The number of words from a position on that say a phrase, with what may be passed over in between; 0 if they do not. */
const saidAt = (phrase: readonly string[], words: readonly string[], at: number): number => {
  let read = 0;
  for (const word of phrase) {
    const last = read === 0 ? 0 : read + MAX_PASSED_OVER;
    while (read < last && words[at + read] !== word && PASSED_OVER.has(words[at + read] ?? '')) read += 1;
    if (words[at + read] !== word) return 0;
    read += 1;
  }
  return read;
};

/** The other words of the names of vendors that begin with a word: of `line`, those of LINE Login. */
export const namesBeginning = (knowledge: Knowledge, word: string): { rest: string[]; name: string }[] =>
  phrasesFrom(knowledge)
    .vendor(word)
    .filter(({ words }) => words.length > 1)
    .map(({ words, meaning }) => ({ rest: words.slice(1), name: meaning }));

/** What is said at a position, which may be several things, and the number of words that say it. */
export type Said = { meanings: string[]; length: number };

/**
 * The meanings of the longest phrase at a position.
 * @param words as phrases of the kind have them: stems, or for vendors the words by `nameKey`
 */
export const longestAt = (
  knowledge: Knowledge,
  kind: PhraseKind,
  words: readonly string[],
  at: number,
): Said => {
  const said = phrasesFrom(knowledge)
    [kind](words[at] ?? '')
    .map((phrase) => ({ ...phrase, length: saidAt(phrase.words, words, at) }))
    .filter(({ length }) => length > 0);
  const length = Math.max(0, ...said.map((one) => one.length));
  const meanings = said.filter((one) => one.length === length).map(({ meaning }) => meaning);
  return { meanings: [...new Set(meanings)], length };
};
