import { EXAMPLE_PROMPTS } from '@gatehouse/contract/example-prompts.ts';
import { describe, expect, it } from 'vitest';
import { categoriesOfIndustry } from '#src/industries.ts';
import { searchApis } from '#src/search-apis.ts';
import { builtCatalog } from '#test/catalog.ts';
import { gradeSearch } from '#test/grade-search.ts';
import { HELD_OUT, TUNING } from '#test/labelled-queries.ts';

const catalog = builtCatalog();
const search = (query: string, limit = 10) => searchApis(catalog, { query, limit });
const idsFor = (query: string, limit = 10) => search(query, limit).hits.map(({ api }) => api.id);
const [pdfChatbot, onlineStore, audioSentiment] = EXAMPLE_PROMPTS;

describe('the labelled queries', () => {
  it('accept only APIs that a search can find', () => {
    const unknown = [...TUNING, ...HELD_OUT].flatMap(({ accept, leaveOut }) =>
      [...accept.flat(), ...leaveOut].filter((id) => catalog.store.rowOf(id) === undefined),
    );
    expect(unknown).toEqual([]);
    expect(TUNING.length + HELD_OUT.length).toBeGreaterThanOrEqual(60);
  });

  it('find an acceptable API among the first five nine times out of ten, including held-out ones', () => {
    for (const queries of [TUNING, HELD_OUT]) {
      const { recallAt5, meanReciprocalRank, missed } = gradeSearch(catalog, queries);
      expect(recallAt5, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.9);
      expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.75);
    }
  });
});

describe('the example prompts', () => {
  it('a chatbot over PDF documents gets language models, document readers and a vector database', () => {
    const ids = idsFor(pdfChatbot, 8);
    const models = ['openai', 'anthropic', 'google-gemini'];
    const readers = [
      'llamaparse',
      'unstructured',
      'adobe-pdf-services',
      'google-document-ai',
      'azure-ai-document-intelligence',
    ];
    expect(ids.filter((id) => models.includes(id)).length).toBeGreaterThanOrEqual(2);
    expect(ids.filter((id) => readers.includes(id)).length).toBeGreaterThanOrEqual(1);
    expect(ids.filter((id) => ['pinecone', 'qdrant', 'weaviate'].includes(id)).length).toBeGreaterThanOrEqual(
      1,
    );
  });

  it('payments for an online store get payment providers first and a store platform', () => {
    const ids = idsFor(onlineStore, 6);
    expect(ids.slice(0, 3)).toContain('stripe');
    expect(ids).toContain('paypal');
    expect(ids).toContain('shopify');
  });

  it('recordings and sentiment get APIs that do both first', () => {
    const { hits } = search(audioSentiment, 5);
    for (const { matches } of hits.slice(0, 3))
      expect(matches.map(({ need }) => need)).toEqual(
        expect.arrayContaining(['speech to text', 'sentiment analysis']),
      );
    const ids = hits.map(({ api }) => api.id);
    expect(ids).toEqual(expect.arrayContaining(['assemblyai', 'deepgram']));
  });
});

describe('what a search explains', () => {
  it('lists the needs that were understood, both stated and implied', () => {
    const { needs } = search(pdfChatbot);
    const stated = needs.filter(({ isImplied }) => !isImplied).map(({ name }) => name);
    expect(stated).toEqual(expect.arrayContaining(['chatbot', 'question answering', 'document parsing']));
    expect(needs.filter(({ isImplied }) => isImplied).map(({ name }) => name)).toContain('vector database');
  });

  it('says which words of an entry meet a need', () => {
    const [hit] = search('translate text').hits;
    expect(hit?.matches[0]).toMatchObject({ need: 'translation' });
    const { by } = hit?.matches[0] ?? {};
    expect([...(hit?.api.features ?? []), hit?.api.name, hit?.api.description]).toContain(by);
  });

  it('quotes the features of directory entries, which have no hand-written words', () => {
    const cited = search('sms', 50).hits.flatMap(({ api, matches }) =>
      matches.flatMap(({ by }) =>
        api.origin === 'directory' && by !== null ? [{ by, features: api.features }] : [],
      ),
    );
    expect(cited.length).toBeGreaterThan(1);
    for (const { by, features } of cited) expect(features).toContain(by);
  });
});

describe('searchApis', () => {
  it('puts hand-written entries before the directory, which is used where nothing else fits', () => {
    const origins = search('sms').hits.map(({ api }) => api.origin);
    expect(origins.slice(0, 2)).toEqual(['curated', 'curated']);
    expect(idsFor('xkcd')[0]).toBe('xkcd.com');
  });

  it('never lists a directory entry that a hand-written one replaces', () => {
    expect(idsFor('stripe payments', 50)).not.toContain('stripe.com');
  });

  it('finds a vendor by name, even if mistyped', () => {
    for (const query of ['stripe', 'STRIPE', 'stirpe', 'stripe.com'])
      expect(idsFor(query, 1)).toEqual(['stripe']);
  });

  it('lists nothing that the query excludes, and says what it left out', () => {
    const { leftOut, hits } = search('payments, not Stripe', 50);
    expect(leftOut).toEqual(['Stripe']);
    expect(hits.length).toBeGreaterThan(5);
    expect(hits.map(({ api }) => api.id)).not.toContain('stripe');
    const google = search('maps, anything except google', 50);
    expect(google.leftOut).toEqual(['google']);
    expect(google.hits.filter(({ api }) => api.domains.some((name) => /(^|\.)google\./.test(name)))).toEqual(
      [],
    );
    expect(search('payments without hassle').leftOut).toEqual([]);
  });

  it('finds an API by its other names', () => {
    for (const [query, id] of [
      ['claude', 'anthropic'],
      ['ms teams', 'microsoft-graph'],
      ['twitter', 'x-api'],
    ])
      expect(idsFor(query ?? '', 1)).toEqual([id]);
  });

  it('puts APIs with a requested quality before those without', () => {
    const places = (query: string, ids: string[]) => ids.map((id) => idsFor(query, 20).indexOf(id));
    const [open = 0, closed = 0] = places('open source vector database', ['qdrant', 'pinecone']);
    expect(open).toBeLessThan(closed);
    const [keyless = 0, keyed = 0] = places('weather without a key', ['open-meteo', 'tomorrow-io']);
    expect(keyless).toBeLessThan(keyed);
  });

  it('puts the entry with the exact words before those with only the meaning', () => {
    expect(idsFor('redis', 1)).toEqual(['upstash']);
    expect(idsFor('email finder', 2)).toContain('hunter');
  });

  it('filters by category and by industry', () => {
    const { hits } = searchApis(catalog, { query: 'data', category: 'weather', limit: 20 });
    for (const { api } of hits) expect(api.categories).toContain('weather');
    const found = searchApis(catalog, {
      query: 'forecast payments',
      industry: 'retail-e-commerce',
      limit: 20,
    }).hits;
    const allowed = categoriesOfIndustry('retail-e-commerce') ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const { api } of found)
      expect(api.categories.some((category) => allowed.includes(category))).toBe(true);
  });

  it('finds nothing with an unknown filter, or with two that exclude each other', () => {
    const count = (filters: { category?: string; industry?: string }) =>
      searchApis(catalog, { query: 'stripe payments', limit: 5, ...filters }).hits.length;
    expect(count({ category: 'payments', industry: 'banking-finance' })).toBe(5);
    expect(count({ category: 'nonsense' })).toBe(0);
    expect(count({ industry: 'nonsense' })).toBe(0);
    expect(count({ category: 'payments', industry: 'sports-fitness' })).toBe(0);
  });

  it('treats words of its query language as plain words', () => {
    for (const query of [
      '"',
      'sms OR (',
      'NEAR(a b)',
      'name:x',
      '* AND',
      '\0',
      '😀',
      '-',
      'sms"; DROP TABLE api',
    ])
      expect(() => search(query)).not.toThrow();
    expect(idsFor('sms OR (')).toContain('twilio');
  });

  it('returns at most fifty, and none for a limit of zero or a text without meaning', () => {
    expect(search('email payments weather maps sms video news storage', 50).hits).toHaveLength(50);
    expect(search('email payments weather maps sms video news storage', 51).hits).toHaveLength(50);
    expect(search('email', 0).hits).toEqual([]);
    expect(search('email', -1).hits).toEqual([]);
    const nothing = { needs: [], qualities: [], leftOut: [], hits: [] };
    expect(search('I want an app for my customers')).toMatchObject(nothing);
    expect(search('')).toMatchObject(nothing);
  });

  it('accepts a text of 5,000 characters', () => {
    const { needs, hits } = search(`${'pay for music and weather, '.repeat(185)}`.slice(0, 5000));
    expect(needs.length).toBeLessThanOrEqual(12);
    expect(hits).toHaveLength(10);
  });

  it('returns the same results twice', () => {
    expect(search(onlineStore)).toEqual(search(onlineStore));
  });
});
