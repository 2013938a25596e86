import { conceptsIn } from '@gatehouse/knowledge/concepts/concepts.ts';
import type { Said } from '@gatehouse/knowledge/concepts/phrases.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { isStopWord } from '@gatehouse/knowledge/text/stop-words.ts';
import { describe, expect, it } from 'vitest';
import { type Lexicon, lexiconOf } from '#src/query/lexicon.ts';
import { understand } from '#src/query/understand-query.ts';

const knowledge = openKnowledge();
const real = lexiconOf(knowledge);

const VENDORS = new Map([
  ['stripe', 'Stripe'],
  ['google map', 'Google Maps Platform'],
  ['notion', 'Notion'],
  ['algolia', 'Algolia'],
  ['mailchimp', 'Mailchimp'],
  ['printful', 'Printful'],
]);

const vendorAt = (words: readonly string[], at: number): Said => {
  const length = [2, 1].find((some) => VENDORS.has(words.slice(at, at + some).join(' '))) ?? 0;
  const name = VENDORS.get(words.slice(at, at + length).join(' '));
  return { meanings: name === undefined ? [] : [name], length };
};

const lexicon: Lexicon = {
  countriesIn: () => [],
  phraseAt: (kind, words, at) => (kind === 'vendor' ? vendorAt(words, at) : real.phraseAt(kind, words, at)),
  conceptNamed: real.conceptNamed,
  isAbout: real.isAbout,
  isSaidOf: () => false,
  abilitiesOf: (vendor) =>
    conceptsIn(knowledge, { Stripe: 'payments, invoices', Algolia: 'site search' }[vendor] ?? ''),
  isSaidBeside: (concept, stem) => concept === 'weather' && stem === 'citi',
  classify: () => [],
  isSpelt: (word) => word !== 'wether',
  isBrand: (word) => word === 'vtex' || word === 'digitalocean',
  corrected: (word) => (word === 'wether' ? 'weather' : word),
  weightOf: (stem) => (isStopWord(stem) || stem === 'common' ? 0 : stem === 'pokemon' ? 0.9 : 0.7),
};
/** That of a text that plainly wants an API. */
const FORM = -5;
const needsOf = (query: string) => understand(query, lexicon, FORM).needs;
const namesOf = (query: string) => needsOf(query).map(({ name }) => name);
const leftOutOf = (query: string) => understand(query, lexicon, FORM).leftOut.map(({ name }) => name);

describe('what a query needs', () => {
  it('are concepts, vendors and the remaining words, heaviest first', () => {
    expect(namesOf('zebra weather with google maps')).toEqual(['Google Maps Platform', 'weather', 'zebra']);
  });

  it('follow the longest reading: Google Maps is one vendor, not a vendor and maps', () => {
    expect(namesOf('google maps')).toEqual(['Google Maps Platform']);
  });

  it('include a vendor named by an everyday word if the query is short, or the word is written or placed like a name', () => {
    expect(namesOf('notion api')).toContain('Notion');
    expect(namesOf('I have a notion of an app')).not.toContain('Notion');
    expect(namesOf('I keep my lists in Notion today')).toContain('Notion');
    expect(namesOf('I want all of it saved to notion')).toContain('Notion');
  });

  it('do not include a vendor for a word that only shares the stem of its name', () => {
    expect(namesOf('print a parcel label')).not.toContain('Printful');
  });

  it('include a name that was written as two words', () => {
    expect(namesOf('digital ocean')).toEqual(['digitalocean']);
    expect(namesOf('mail chimp')).toEqual(['Mailchimp']);
    expect(namesOf('whats app')).toEqual(['WhatsApp']);
  });

  it('include what a need implies, marked as implied and lighter', () => {
    const needs = needsOf('recurring billing');
    expect(needs.map(({ name, isImplied }) => [name, isImplied])).toEqual([
      ['subscriptions', false],
      ['payments', true],
    ]);
    expect(needs[1]?.weight).toBeLessThan(needs[0]?.weight ?? 0);
  });

  it('do not imply what is stated', () => {
    expect(needsOf('recurring billing and payments').every(({ isImplied }) => !isImplied)).toBe(true);
  });

  it('leave out what a need is built upon: language models are found for a chatbot anyway', () => {
    expect(namesOf('chatbot')).toEqual(['chatbot']);
  });

  it('keep the words that expressed them, which say more than their name', () => {
    expect(needsOf('redis').map(({ name, said }) => [name, said])).toEqual([['databases', ['redi']]]);
  });

  it('are corrected for typos, which is said and no ground for a claim', () => {
    const { needs, corrections } = understand('wether', lexicon, FORM);
    expect(needs.map(({ name, isSure }) => [name, isSure])).toEqual([['weather', false]]);
    expect(corrections).toEqual([{ typed: 'wether', read: 'weather' }]);
  });

  it('leave abbreviations and words that are in a list as they are', () => {
    expect(understand('WETHER', lexicon, FORM).corrections).toEqual([]);
    expect(understand('weather', lexicon, FORM).corrections).toEqual([]);
  });

  it('are not founded by one word that may mean something else, but by two of them', () => {
    expect(needsOf('a house with a garden').filter(({ kind }) => kind === 'concept')).toEqual([]);
    expect(namesOf('rent a house')).toContain('real estate');
  });

  it("are founded by such a word beside one of the need's phrases, or of the entries that meet it", () => {
    expect(namesOf('a street address into coordinates')).toContain('geocoding');
    expect(namesOf('wind in a city')).toContain('weather');
    expect(namesOf('wind in a zebra')).not.toContain('weather');
  });

  it('are none where the form of the text says that no API is wanted', () => {
    expect(namesOf('zebra weather')).not.toEqual([]);
    expect(understand('zebra weather', lexicon, 9).needs).toEqual([]);
  });

  it('match abbreviations by their form, never by a stem', () => {
    for (const query of ['the goat ate the fence', 'look up the name', 'at least', 'an ai of ships'])
      expect(namesOf(query), query).not.toContain('recruiting');
    expect(namesOf('look up a number')).not.toContain('shipping');
    expect(namesOf('ats')).toEqual(['recruiting']);
  });

  it('do not include grammar, numbers or words that most APIs contain', () => {
    expect(namesOf('I want to build an app for my customers')).toEqual([]);
    expect(namesOf('common 2011')).toEqual([]);
    expect(namesOf('  ?! ')).toEqual([]);
  });

  it('weigh a brand as a name, a rare word more than a frequent one, and a word that no known API mentions most', () => {
    const weights = new Map(needsOf('vtex pokemon zebra').map(({ name, weight }) => [name, weight]));
    expect(weights.get('vtex')).toBeGreaterThan(weights.get('pokemon') ?? 0);
    expect(weights.get('pokemon')).toBeGreaterThan(weights.get('zebra') ?? 0);
  });

  it('are at most twelve for a long text', () => {
    const words = Array.from({ length: 13 }, (_, at) => `zebra${String.fromCharCode(97 + at)}q`);
    expect(needsOf(words.slice(0, 12).join(' '))).toHaveLength(12);
    expect(needsOf(words.join(' '))).toHaveLength(12);
  });
});

describe('what a query excludes', () => {
  it.each([
    'card payments, not Stripe',
    'card payments without stripe',
    "payments but we don't want to use Stripe",
    'any payment provider except Stripe',
    'payments with something like stripe but cheaper',
    'online payments instead of Stripe',
  ])('is left out: %s', (query) => {
    expect(leftOutOf(query)).toEqual(['Stripe']);
    expect(namesOf(query)).toContain('payments');
    expect(namesOf(query)).not.toContain('Stripe');
  });

  it.each(['alternative to Algolia', 'algolia competitors', 'replace algolia', 'cheaper than Algolia'])(
    'says what is wanted by what the vendor does: %s',
    (query) => {
      expect(leftOutOf(query)).toEqual(['Algolia']);
      expect(namesOf(query)).toEqual(['site search']);
    },
  );

  it('may be two joined vendors', () => {
    expect(leftOutOf('newsletters, not Mailchimp or Stripe')).toEqual(['Mailchimp', 'Stripe']);
    expect(leftOutOf('newsletters with no mailchimp and no stripe')).toEqual(['Mailchimp', 'Stripe']);
  });

  it('lists each name once, however often the text repeats it, and no more than can be looked up at once', () => {
    expect(leftOutOf('newsletters, not stripe, '.repeat(100))).toEqual(['Stripe']);
    const many = Array.from({ length: 100 }, (_, at) => `not qwxz${at}`).join(', ');
    expect(leftOutOf(many)).toHaveLength(12);
  });

  it('may be a company that is known by its domains', () => {
    expect(understand('maps from anyone except google', lexicon, FORM).leftOut).toEqual([
      { name: 'google', isVendor: false },
    ]);
  });

  it('goes as far as the noun phrase: what follows is wanted', () => {
    expect(namesOf('order confirmations, no marketing newsletters')).toEqual(['transactional email']);
    expect(namesOf('no marketing newsletters, but SMS')).toEqual(['SMS']);
  });

  it('may be what one has or pays too much for, also by a pronoun', () => {
    expect(leftOutOf('we use Stripe and want to move away from it')).toContain('Stripe');
    expect(leftOutOf('we already have Stripe, we need weather')).toEqual(['Stripe']);
    expect(leftOutOf('payments, Stripe is too expensive')).toEqual(['Stripe']);
    expect(
      needsOf('we cannot pay Google prices for maps')
        .filter(({ kind }) => kind === 'concept')
        .map(({ name }) => name),
    ).toEqual(['maps']);
    expect(namesOf('weather, pay as you go')).toEqual(['weather']);
  });

  it('may be an ability', () => {
    expect(namesOf('weather without maps')).toEqual(['weather']);
    expect(namesOf('remind customers who have not paid the invoice')).toContain('invoicing');
  });

  it.each([
    'replace Algolia with Stripe',
    'not only Stripe but all payments',
    'I have no Stripe account yet, take payments',
    'why not Stripe for payments',
  ])('is not what is wanted: %s', (query) => {
    expect(leftOutOf(query)).not.toContain('Stripe');
    expect(namesOf(query)).toContain('Stripe');
  });

  it('does not include a vendor that is an example, which implies its abilities', () => {
    expect(leftOutOf('something like algolia')).toEqual([]);
    expect(namesOf('something like algolia')).toEqual(['Algolia', 'site search']);
  });
});

it('a quality of what is wanted is not a need', () => {
  const { needs, qualities } = understand('free and open source weather without a key', lexicon, FORM);
  expect(needs.map(({ name }) => name)).toEqual(['weather']);
  expect(qualities).toEqual(['free of charge', 'open source', 'usable without a key']);
});
