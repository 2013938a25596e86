import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConcepts } from '#build/concepts/concepts.ts';
import { languagePhrasesFrom } from '#src/languages.ts';
import { openKnowledgeFile } from '#src/open-knowledge.ts';
import { writeDraft } from './draft.ts';
import { writeLanguages } from './languages.ts';
import { sourcesIn } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const REAL = sourcesIn(join(import.meta.dirname, '..'));
const concepts = readConcepts(REAL).map(({ name }) => name);

/** Builds one language, with one text in place of another. */
const build = (language: string, find: string | RegExp = '', replace = ''): string => {
  const file = join(folder, 'knowledge.sqlite');
  const sources = {
    list: () => ['english.yaml', `${language}.yaml`],
    read: (path: string) => {
      const source = REAL.read(path);
      return path.includes(language) ? { ...source, text: source.text.replace(find, replace) } : source;
    },
  };
  writeDraft(file, (draft) => writeLanguages(draft, sources, concepts));
  return file;
};

it('finds phrases by their first word or its beginning, the longest first', () => {
  const knowledge = openKnowledgeFile(build('german'));
  const english = languagePhrasesFrom(knowledge, 'German', 'dokumente').map((one) => one.english);
  expect(english.length).toBeGreaterThan(1);
  const lengths = languagePhrasesFrom(knowledge, 'German', 'dokumente').map(({ words }) => words.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(languagePhrasesFrom(knowledge, 'German', 'sprachmodelle')[0]?.english).toBe('large language model');
  knowledge.close();
});

it.each([
  ['german', '  chatbot:', '  chatbots:', 'german.yaml:26: phrases.chatbots: is no concept'],
  ['german', /^ {2}chatbot:\n(?: {4}.*\n)+/m, '', 'german.yaml:13: phrases: has no way to say chatbot'],
  ['german', '"[ßäöü]"', '"[ß"', 'german.yaml:10: spaced.letters: has to be a regular expression'],
  ['japanese', 'name: Japanese', 'nam: Japanese', 'japanese.yaml:1: Unrecognized key: "nam"'],
])('names a wrong line of %s: %s as %j', (language, find, replace, problem) => {
  expect(() => build(language, find, replace)).toThrow(problem);
});
