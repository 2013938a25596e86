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

export const phraseTable = (phrases: Record<string, string>): PhraseTable => {
  const table = new Map<string, Phrase[]>();
  for (const [english, says] of Object.entries(phrases))
    for (const phrase of says.split(', ')) {
      const pieces = piecesOf(phrase);
      const initial = pieces[0]?.text[0];
      if (initial === undefined) continue;
      table.set(initial, [...(table.get(initial) ?? []), { pieces, english }]);
    }
  for (const list of table.values()) list.sort((a, b) => lengthOf(b) - lengthOf(a));
  return table;
};

const isSaid = ({ pieces }: Phrase, words: readonly string[], at: number): boolean =>
  pieces.every(({ text, isBeginning }, offset) => {
    const word = words[at + offset];
    return word !== undefined && (isBeginning ? word.startsWith(text) : word === text);
  });

/** The longest phrase at this position. */
export const phraseAt = (
  table: PhraseTable,
  words: readonly string[],
  at: number,
): { english: string; length: number } | undefined => {
  const found = (table.get(words[at]?.[0] ?? '') ?? []).find((phrase) => isSaid(phrase, words, at));
  return found && { english: found.english, length: found.pieces.length };
};
