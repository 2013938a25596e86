import { CATEGORIES } from '@gatehouse/knowledge/categories.ts';
import { describe, expect, it } from 'vitest';
import { CONCEPTS, conceptNamed, conceptsIn, phrasesOf } from '#src/concepts.ts';
import { stemOf } from '#src/stem.ts';
import { wordsOf } from '#src/words.ts';

const namesIn = (text: string) => conceptsIn(text).map(({ name }) => name);

describe('the table of concepts', () => {
  it('gives each concept its own name', () => {
    const names = CONCEPTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('implies only concepts that exist, with a weight of at most a whole need', () => {
    for (const { name, implies = {} } of CONCEPTS)
      for (const [other, weight] of Object.entries(implies)) {
        expect(conceptNamed(other), `${name} implies ${other}`).toBeDefined();
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(1);
      }
  });

  it('repeats no phrase: other forms of it are found by their stem', () => {
    for (const concept of CONCEPTS) {
      const said = concept.says.split(', ');
      expect(said, concept.name).toEqual([...new Set(said)]);
      for (const phrase of phrasesOf(concept))
        expect(wordsOf(phrase).map(stemOf), concept.name).not.toEqual([]);
    }
  });

  it('has a concept for every category, so that each can be asked for', () => {
    const covered = new Set(CONCEPTS.map(({ category }) => category));
    expect(CATEGORIES.filter((category) => !covered.has(category))).toEqual([]);
  });
});

describe('conceptsIn', () => {
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
