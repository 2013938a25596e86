import { describe, expect, it } from 'vitest';
import { phrasebook } from '#src/concepts.ts';
import { type Lexicon, needsOf } from '#src/needs.ts';

const lexicon: Lexicon = {
  vendors: phrasebook([
    ['Stripe', 'Stripe'],
    ['Google Maps', 'Google Maps Platform'],
    ['Notion', 'Notion'],
  ]),
  isBrand: (word) => word === 'vtex',
  corrected: (word) => (word === 'wether' ? 'weather' : word),
  documentsWith: (stem) => ({ pokemon: 1, common: 1999 })[stem] ?? 10,
  documents: 2000,
};
const namesOf = (query: string) => needsOf(query, lexicon).map(({ name }) => name);

describe('needsOf', () => {
  it('finds concepts, vendors and the words that are left, the heaviest first', () => {
    expect(namesOf('pokemon weather with google maps')).toEqual([
      'Google Maps Platform',
      'weather',
      'pokemon',
    ]);
  });

  it('prefers the longer reading: Google Maps is a vendor, not a vendor and maps', () => {
    expect(namesOf('google maps')).toEqual(['Google Maps Platform']);
  });

  it('takes an everyday word for a vendor in a short query, or written as the vendor writes it', () => {
    expect(namesOf('notion api')).toContain('Notion');
    expect(namesOf('I have a notion of an app')).not.toContain('Notion');
    expect(namesOf('I keep my lists in Notion today')).toContain('Notion');
  });

  it('adds what a need brings along, marked as implied and lighter', () => {
    const needs = needsOf('recurring billing', lexicon);
    expect(needs.map(({ name, isImplied }) => [name, isImplied])).toEqual([
      ['subscriptions', false],
      ['payments', true],
    ]);
    expect(needs[1]?.weight).toBeLessThan(needs[0]?.weight ?? 0);
  });

  it('does not imply what is stated', () => {
    expect(needsOf('recurring billing and payments', lexicon).every(({ isImplied }) => !isImplied)).toBe(
      true,
    );
  });

  it('leaves out the ground of a need: who offers a language model is found for a chatbot anyway', () => {
    expect(namesOf('chatbot')).toEqual(['chatbot']);
  });

  it('corrects words in a short query, not in a long text', () => {
    expect(namesOf('wether')).toEqual(['weather']);
    expect(namesOf(`wether ${'the '.repeat(11)}`)).toEqual(['weather']);
    expect(namesOf(`wether ${'the '.repeat(12)}`)).toEqual(['wether']);
  });

  it('drops grammar and words that most APIs have', () => {
    expect(namesOf('I want to build an app for my customers')).toEqual([]);
    expect(namesOf('common')).toEqual([]);
    expect(namesOf('  ?! ')).toEqual([]);
  });

  it('weighs a brand as a name and a rare word more than a frequent one', () => {
    const weights = new Map(needsOf('vtex pokemon zebra', lexicon).map(({ name, weight }) => [name, weight]));
    expect(weights.get('vtex')).toBeGreaterThan(weights.get('pokemon') ?? 0);
    expect(weights.get('pokemon')).toBeGreaterThan(weights.get('zebra') ?? 0);
  });

  it('keeps at most twelve needs of a long text', () => {
    const words = Array.from({ length: 13 }, (_, at) => `zebra${String.fromCharCode(97 + at)}q`);
    expect(needsOf(words.slice(0, 12).join(' '), lexicon)).toHaveLength(12);
    expect(needsOf(words.join(' '), lexicon)).toHaveLength(12);
  });
});
