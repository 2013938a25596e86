import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { describe, expect, it } from 'vitest';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const search = (query: string) => searchApis(knowledge, { query, limit: 10 });
const idsFor = (query: string) => search(query).hits.map(({ api }) => api.id);
const badgesFor = (query: string) =>
  search(query).hits.flatMap(({ api, isRecommended }) => (isRecommended ? [api.id] : []));

describe('words that were asked', () => {
  it('put first who has the rare ones, and leave out who only comes near', () => {
    const ids = idsFor('make and model of a used car from its VIN');
    expect(ids[0]).toBe('nhtsa-vpic');
    expect(ids).not.toContain('api.gov.uk:vehicle-enquiry');
  });

  it('count where they are said by a phrase, not where one of several meanings is improbable', () => {
    expect(idsFor('start and stop machines from code and pay by the second')).not.toContain('stripe');
  });

  it('are no vendor where they end a longer word', () => {
    expect(idsFor('our sign-ups often use disposable email addresses')).not.toContain('ups');
    expect(badgesFor('track a UPS parcel')).toContain('ups');
  });

  it('are not read as an ordinary word where they are written as a name', () => {
    expect(search('show the menu of a Deliveroo restaurant').corrections).toEqual([]);
    expect(search('we bill customers with Strpe every month').corrections).toEqual([
      { typed: 'strpe', read: 'stripe' },
    ]);
  });
});

describe('a recommendation', () => {
  it('of a vendor that is named needs that it does what is asked', () => {
    expect(badgesFor('scrape shop pages that are behind Cloudflare')).not.toContain('cloudflare');
    expect(badgesFor('send SMS with Twilio')).toEqual(['twilio']);
  });

  it('is not given for a part of a text in another language', () => {
    const half = search('Necesito digitalizar albaranes y facturas manuscritas de mis proveedores');
    expect(half.language).toBe('Spanish');
    expect(half.hits.length).toBeGreaterThan(0);
    expect(half.hits.filter(({ isRecommended }) => isRecommended)).toEqual([]);
  });
});
