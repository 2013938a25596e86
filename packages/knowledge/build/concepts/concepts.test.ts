import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sources } from '#build/sources.ts';
import { sourcesIn } from '#build/sources.ts';
import { CATEGORIES } from '#src/categories.ts';
import { conceptsIn } from '#src/concepts/concepts.ts';
import { openKnowledge } from '#src/open-knowledge.ts';
import { stemOf } from '#src/text/stem.ts';
import { wordsOf } from '#src/text/words.ts';
import { phrasesOf, readConcepts } from './concepts.ts';
import { readExamples } from './examples.ts';

const REAL = sourcesIn(join(import.meta.dirname, '../..'));
const concepts = readConcepts(REAL);

/** The sources with one text in place of another in a file. */
const changed = (file: string, find: string, replace: string): Sources => ({
  list: REAL.list,
  read: (path) => {
    const source = REAL.read(path);
    if (path !== file) return source;
    if (!source.text.includes(find)) throw new Error(`${file} has no ${find}`);
    return { file, text: source.text.replace(find, replace) };
  },
});

describe('a wrong line of a concept is named', () => {
  it.each([
    ['sms', 'category: messaging', 'category: messages', '3: category: has to be one of ai, '],
    ['sms', '  - text messages\n', '  - text message\n', '5: says: has to name each once'],
    ['sms', 'name: SMS', 'name: Text messages', '1: its folder must be text-messages'],
    ['chatbot', 'large language model:', 'large language modl:', 'there is no concept large language modl'],
  ])('concepts/%s: %j as %j', (folder, find, replace, problem) => {
    const file = `concepts/${folder}/concept.yaml`;
    expect(() => readConcepts(changed(file, find, replace))).toThrow(problem);
    expect(() => readConcepts(changed(file, find, replace))).toThrow(`${file}:`);
  });

  it('and of its examples', () => {
    const file = 'concepts/sms/examples.txt';
    const [first = '', second = ''] = REAL.read(file).text.split('\n');
    const examplesOf = (replace: string) => () => readExamples(changed(file, second, replace), concepts);
    expect(examplesOf(first)).toThrow(`${file}:2: stands in line 1 too`);
    expect(examplesOf(`${second} `)).toThrow(`${file}:2: begins or ends with a space`);
    expect(examplesOf('a '.repeat(200).trim())).toThrow(`${file}:2: has more than 240 characters`);
  });
});

describe('the concepts', () => {
  it('have phrases that say something', () => {
    for (const concept of concepts)
      for (const phrase of phrasesOf(concept))
        expect(wordsOf(phrase).map(stemOf), concept.name).not.toEqual([]);
  });

  it('are of every category, so that each can be asked for', () => {
    const covered = new Set(concepts.map(({ category }) => category));
    expect(CATEGORIES.filter((category) => !covered.has(category))).toEqual([]);
  });
});

describe('conceptsIn', () => {
  const namesIn = (text: string) => conceptsIn(openKnowledge(), text);

  it('finds a concept by any form of its words', () => {
    for (const text of ['transcribe', 'Transcribing calls', 'TRANSCRIPTION', 'speech-to-text'])
      expect(namesIn(text)).toContain('speech to text');
  });

  it('takes the longest phrase: a knowledge base article is not a knowledge base', () => {
    expect(namesIn('knowledge base articles')).toEqual(['customer support']);
    expect(namesIn('knowledge base')).toEqual(['notes and wikis']);
  });

  it('lists each once, in the order of the text', () => {
    expect(namesIn('weather, SMS and rain')).toEqual(['weather', 'SMS']);
    expect(namesIn('nothing of interest')).toEqual([]);
  });
});
