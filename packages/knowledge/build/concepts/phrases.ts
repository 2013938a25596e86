import type { KnowledgeDraft } from '#build/draft.ts';
import type { PhraseKind } from '#src/concepts/phrases.ts';
import type { WordList } from '#src/text/word-lists.ts';
import { wordsOf } from '#src/text/words.ts';

const SCHEMA = `
CREATE TABLE phrase (
  kind TEXT NOT NULL, first TEXT NOT NULL, position INTEGER NOT NULL, words TEXT NOT NULL, meaning TEXT NOT NULL,
  PRIMARY KEY (kind, first, position)
) WITHOUT ROWID;
CREATE TABLE word_list (list TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (list, word)) WITHOUT ROWID;
`;

export const createPhraseTables = ({ db }: KnowledgeDraft): void => void db.exec(SCHEMA);

export const writeWords = ({ db }: KnowledgeDraft, list: WordList, words: Iterable<string>): void => {
  const insert = db.prepare('INSERT OR IGNORE INTO word_list VALUES (?, ?)');
  for (const word of words) insert.run(list, word);
};

/**
 * Writes phrases by their first word, longest first.
 * @param entries each with what it says
 * @param keyOf maps a word and its other forms to the same key
 * @returns all keys
 */
export const writePhrases = (
  { db }: KnowledgeDraft,
  kind: PhraseKind,
  entries: readonly (readonly [text: string, meaning: string])[],
  keyOf: (word: string) => string,
): Set<string> => {
  const insert = db.prepare('INSERT INTO phrase VALUES (?, ?, ?, ?, ?)');
  const phrases = entries
    .map(([text, meaning]) => ({ words: wordsOf(text).map(keyOf), meaning }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length);
  for (const [first, all] of Map.groupBy(phrases, ({ words }) => words[0] ?? ''))
    for (const [position, { words, meaning }] of all.entries())
      insert.run(kind, first, position, words.join(' '), meaning);
  return new Set(phrases.flatMap(({ words }) => words));
};
