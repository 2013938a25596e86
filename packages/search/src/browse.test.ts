import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const browse = (query: string, rest = {}) =>
  searchApis(knowledge, { query, limit: 12, isBrowsing: true, ...rest });
const idsFor = (query: string, rest = {}) => browse(query, rest).hits.map(({ api }) => api.id);

describe('who browses', () => {
  it.each([
    ['storage', 'storage'],
    ['Security', 'security'],
    ['health APIs', 'health'],
    ['finance data', 'finance'],
  ])('gets for "%s" the APIs whose business it is, the best known first', (query, category) => {
    const { hits, question } = browse(query);
    expect(question).toBeNull();
    expect(hits).toHaveLength(12);
    const own = hits.filter(({ api }) => api.category === category).map(({ api }) => api.popularity);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own).toEqual([...own].sort((a, b) => b - a));
    expect(hits.filter(({ isRecommended }) => isRecommended)).toEqual([]);
  });

  it('gets for a word that is no category the APIs whose entries say it, the best first', () => {
    expect(idsFor('images').slice(0, 3)).toContain('cloudinary');
    expect(idsFor('identity').slice(0, 3)).toContain('persona');
    expect(idsFor('transport')).toEqual(['tfl', 'navitia', 'transitland']);
  });

  it('gets the category itself, and no other entry that only has the word', () => {
    expect(idsFor('education')).toHaveLength(12);
    expect(idsFor('education')).toContain('clever.com');
    expect(idsFor('education')).not.toContain('naviplancentral.com:factfinder');
  });

  it('gets no word of others where an ability was understood: an order book is none', () => {
    expect(idsFor('books')).not.toContain('binance');
  });

  it('is still asked back for what no entry says, for a text, and without browsing', () => {
    for (const query of ['qqqq', 'horses and moonlight', 'horoscope of the day'])
      expect(idsFor(query)).toEqual([]);
    expect(idsFor('we should really talk about the thing from the meeting')).toEqual([]);
    expect(browse('data', { isBrowsing: false }).question).not.toBeNull();
  });

  it('stays within a category that is chosen', () => {
    const categories = browse('storage', { category: 'cloud' }).hits.map(({ api }) => api.categories);
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.every((all) => all.includes('cloud'))).toBe(true);
  });
});
