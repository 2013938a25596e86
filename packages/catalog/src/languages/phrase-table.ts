/** One word of a phrase: the whole word, or only its beginning. */
type Piece = { text: string; isBeginning: boolean };
type Phrase = { pieces: Piece[]; english: string };

/** The phrases of a language, by the first letter of their first word, longest first. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const piecesOf = (phrase: string): Piece[] =>
  (plain(phrase).match(/[\p{L}\p{N}]+\*?/gu) ?? []).map((piece) => ({
    text: piece.replace('*', ''),
    isBeginning: piece.endsWith('*'),
  }));

const lengthOf = ({ pieces }: Phrase): number =>
  pieces.reduce((sum, { text, isBeginning }) => sum + 100 + text.length - (isBeginning ? 1 : 0), 0);

/** `create/make pdf/pdfs` is said in four ways. */
const waysOf = (phrase: string): string[] =>
  phrase
    .split(' ')
    .reduce<string[]>(
      (ways, word) =>
        ways.flatMap((way) => word.split('/').map((other) => (way === '' ? other : `${way} ${other}`))),
      [''],
    );

export const phraseTable = (phrases: Record<string, string>): PhraseTable => {
  const table = new Map<string, Phrase[]>();
  for (const [english, says] of Object.entries(phrases))
    for (const phrase of says.split(', ').flatMap(waysOf)) {
      const pieces = piecesOf(phrase);
      const initial = pieces[0]?.text[0];
      if (initial === undefined) continue;
      table.set(initial, [...(table.get(initial) ?? []), { pieces, english }]);
    }
  for (const list of table.values()) list.sort((a, b) => lengthOf(b) - lengthOf(a));
  return table;
};

/** How many words may stand between two words of a phrase: `of the`. */
const MOST_BETWEEN = 2;

/** The number of words that say a phrase at this position; 0 if it is not said. */
const lengthSaid = (
  { pieces }: Phrase,
  words: readonly string[],
  at: number,
  between: ReadonlySet<string>,
): number => {
  let next = at;
  for (const { text, isBeginning } of pieces) {
    const isHere = (word = '') => (isBeginning ? word.startsWith(text) : word === text);
    const last = next === at ? next : next + MOST_BETWEEN;
    while (next < last && !isHere(words[next]) && between.has(words[next] ?? '')) next += 1;
    if (!isHere(words[next])) return 0;
    next += 1;
  }
  return next - at;
};

/**
 * The longest phrase at this position.
 * @param between words that may stand between the words of a phrase, such as articles
 */
export const phraseAt = (
  table: PhraseTable,
  words: readonly string[],
  at: number,
  between: ReadonlySet<string>,
): { english: string; length: number } | undefined => {
  for (const phrase of table.get(words[at]?.[0] ?? '') ?? []) {
    const length = lengthSaid(phrase, words, at, between);
    if (length > 0) return { english: phrase.english, length };
  }
  return undefined;
};
