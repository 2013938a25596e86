import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const search = (query: string, limit = 10) => searchApis(knowledge, { query, limit });
const idsFor = (query: string, limit = 10) => search(query, limit).hits.map(({ api }) => api.id);

describe('nothing', () => {
  it.each([
    "my neighbour's goat ate the fence",
    'horses and moonlight',
    'the cat sleeps on my keyboard and I cannot work',
    'logs of a wood stove',
    'lorem ipsum dolor sit amet',
    'I want to build something cool',
    'we cannot pay Google prices',
    'the washing machine leaks when it spins',
  ])('is found for "%s", with a question and replies that find something', (query) => {
    const { hits, question } = search(query);
    expect(hits).toEqual([]);
    expect(question?.text).not.toBe('');
    for (const reply of question?.replies ?? []) expect(idsFor(reply).length, reply).toBeGreaterThan(0);
    expect(question?.replies.length).toBeGreaterThanOrEqual(2);
  });

  it('is said of words that the catalogue does not know', () => {
    expect(search('weather for AIS positions of zorbs').notCovered).toEqual(
      expect.arrayContaining(['AIS', 'zorbs']),
    );
    expect(search('weather').notCovered).toEqual([]);
  });

  it.each([
    'regex for German phone numbers',
    'Docker exit 137 when my container starts',
    "read my girlfriend's WhatsApp messages without her knowing",
    'write a cover letter for a job as a designer at Shopify',
    'how long do I have to keep my invoices',
    'Wie erkläre ich meinem Chef, was OAuth ist?',
    '上司にメールの返事を断る言い方を教えて',
  ])('is shown where no API is wanted, whatever is named: %s', (query) => {
    const { hits, question } = search(query);
    expect(hits).toEqual([]);
    expect(question?.text).toContain('does not say what software should get');
  });

  it.each([
    'how do I get the opening hours of a shop by its name',
    'is it possible to find out who owns a domain',
    'our invoices are read by hand, what could read them',
    'Twilio or Vonage for codes by SMS?',
    'Gibt es eine Schnittstelle für Wechselkurse?',
  ])('is not shown for the form of a question alone: %s', (query) => {
    expect(idsFor(query).length).toBeGreaterThan(0);
  });

  it.each([
    ['comprobar el registro mercantil y los administradores de una sociedad', 'opencorporates'],
    ['快递单号查询物流状态', 'easypost'],
  ])('is not shown where only another language says it: %s', (query, id) => {
    expect(idsFor(query)).toContain(id);
  });

  it('is held for no need where the words mean one', () => {
    expect(idsFor('run my docker container in the cloud')).toContain('render');
    expect(idsFor('solve integrals step by step')).toContain('wolfram-alpha');
    expect(search('many apps through one integration').needs.map(({ name }) => name)).not.toContain(
      'mathematics',
    );
  });

  it('is read of a language that is not known, and its words are quoted whole', () => {
    for (const query of [
      'pogoda w Krakowie na jutro',
      'मौसम की जानकारी',
      '날씨',
      'kundelere göndermek istiyorum',
    ])
      expect(search(query).question?.text, query).toMatch(/^Searches are read best in English, German, /);
    expect(search('मौसम की जानकारी').notCovered).toEqual(['मौसम', 'जानकारी']);
    expect(search('horses and moonlight').question?.text).not.toContain('read best');
  });

  it('is said of what the catalogue is known to lack, which has near ones without a badge', () => {
    const { lacks, hits } = search('identify a plant from a photo of its leaf');
    expect(lacks).toEqual(['plant identification']);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({ isRecommended }) => isRecommended)).toEqual([]);
    expect(search('ISS passes over my city').question?.text).toMatch(
      /^Nothing in the catalog is for passes of satellites\./,
    );
  });

  it('is not said of what something is only for', () => {
    expect(search('newsletters for chess players').lacks).toEqual([]);
  });

  it('is padded: a main need is not outweighed by what goes with it', () => {
    const ids = idsFor('realtime stock prices for a trading dashboard');
    expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(['finnhub', 'polygon']));
    for (const id of ['pusher', 'power-bi', 'binance']) expect(ids.slice(0, 6)).not.toContain(id);
    expect(idsFor('detect faces in uploaded images')).not.toContain('google-drive');
  });
});
