import type { KnowledgeDraft } from '#build/draft.ts';
import { readYaml } from '#build/read-yaml.ts';
import type { Sources } from '#build/sources.ts';
import { englishSchema, languageSchema } from '#schema/language.ts';
import { CONDITIONS, INSTEAD, plain, WITHOUT } from '#src/languages.ts';

const FOLDER = 'languages';
const ENGLISH = 'english.yaml';

const SCHEMA = `
CREATE TABLE language_phrase (
  first TEXT NOT NULL, position INTEGER NOT NULL, language TEXT NOT NULL, words TEXT NOT NULL, english TEXT NOT NULL,
  PRIMARY KEY (first, position, language)
) WITHOUT ROWID;
CREATE TABLE unspaced_phrase (
  language TEXT NOT NULL, phrase TEXT NOT NULL, english TEXT NOT NULL, PRIMARY KEY (language, phrase)
) WITHOUT ROWID;
`;

type Phrase = { words: string[]; english: string };

/** `create/make pdf/pdfs` is said in four ways. */
const waysOf = (phrase: string): string[] =>
  phrase
    .split(' ')
    .reduce<string[]>(
      (ways, word) =>
        ways.flatMap((way) => word.split('/').map((other) => (way === '' ? other : `${way} ${other}`))),
      [''],
    );

const lengthOf = ({ words }: Phrase): number =>
  words.reduce((sum, word) => sum + 100 + word.length - (word.endsWith('*') ? 2 : 0), 0);

/** Longest first. */
const phrasesOf = (entries: readonly (readonly [english: string, says: readonly string[]])[]): Phrase[] =>
  entries
    .flatMap(([english, says]) =>
      says.flatMap(waysOf).map((way) => ({ words: plain(way).match(/[\p{L}\p{N}]+\*?/gu) ?? [], english })),
    )
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => lengthOf(b) - lengthOf(a));

/** Writes the languages that a requirement can be in, with their phrases. */
export const writeLanguages = (
  draft: KnowledgeDraft,
  sources: Sources,
  concepts: readonly string[],
): void => {
  draft.db.exec(SCHEMA);
  const phrase = draft.db.prepare('INSERT INTO language_phrase VALUES (?, ?, ?, ?, ?)');
  const unspaced = draft.db.prepare('INSERT OR REPLACE INTO unspaced_phrase VALUES (?, ?, ?)');
  const schema = languageSchema(new Set([...concepts, ...CONDITIONS, INSTEAD, WITHOUT]));
  draft.attempt(() => {
    const { name: _name, ...facts } = readYaml(sources.read(`${FOLDER}/${ENGLISH}`), englishSchema);
    draft.putFact('english', 'all', facts);
  });
  for (const file of sources.list(FOLDER).filter((one) => one.endsWith('.yaml') && one !== ENGLISH))
    draft.attempt(() => {
      const { name, spaced, phrases } = readYaml(sources.read(`${FOLDER}/${file}`), schema);
      const entries = Object.entries(phrases);
      if (spaced === undefined) {
        for (const [english, says] of entries)
          for (const one of says) unspaced.run(name, one.toLowerCase(), english);
        return;
      }
      draft.putFact('spaced-language', name, spaced);
      for (const [position, { words, english }] of phrasesOf(entries).entries())
        phrase.run(words[0], position, name, words.join(' '), english);
    });
};
