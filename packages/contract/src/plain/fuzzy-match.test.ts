import { describe, expect, it } from 'vitest';
import { findRows, matchOf, rankRows, searchable, searchWordsOf } from './fuzzy-match.ts';

const match = (query: string, name: string, ...texts: string[]) =>
  matchOf(searchable(name, ...texts), searchWordsOf(query));

/** The letters of the name that were found. */
const found = (query: string, name: string): string[] | undefined =>
  match(query, name)?.spans.map(([start, end]) => name.slice(start, end));

describe('what is typed', () => {
  it.each([
    ['stripe', 'Stripe', ['Stripe']],
    ['pay', 'Shop payments', ['pay']],
    ['shop test', 'Test Shop checkout', ['Test', 'Shop']],
    ['munchen', 'München', ['München']],
    ['strasse', 'Strasse', ['Strasse']],
    ['地図', '日本地図', ['地図']],
  ])('%j is found as it is in %j', (query, name, spans) => {
    expect(found(query, name)).toEqual(spans);
    expect(match(query, name)?.isLiteral).toBe(true);
  });

  it.each([
    ['strp', 'Stripe', ['Str', 'p']],
    ['gh', 'GitHub', ['G', 'H']],
    ['gthb', 'GitHub', ['G', 'tH', 'b']],
    ['opnai', 'OpenAI', ['Op', 'nAI']],
    ['gcs', 'Google Cloud Storage', ['G', 'C', 'S']],
    ['rotshop', 'Rotate Shop checkout', ['Rot', 'Shop']],
    ['vrfy', 'Verify', ['V', 'r', 'fy']],
  ])('%j may abbreviate %j', (query, name, spans) => {
    expect(found(query, name)).toEqual(spans);
    expect(match(query, name)?.isLiteral).toBe(false);
  });

  it.each([
    ['stirpe', 'Stripe', ['Stripe']],
    ['githib', 'GitHub', ['GitHub']],
    ['gitthub', 'GitHub', ['GitHub']],
    ['shop chekcout', 'Shop checkout', ['Shop', 'checkout']],
    ['openia', 'OpenAI key', ['OpenAI']],
    ['salck', 'Slack', ['Slack']],
  ])('%j may be %j with a slip in one word', (query, name, spans) => {
    expect(found(query, name)).toEqual(spans);
    expect(match(query, name)?.isLiteral).toBe(false);
  });

  it.each([
    ['two slips', 'sripte', 'Stripe'],
    ['the last letter', 'plain', 'Plaid'],
    ['the first letter', 'dlack', 'Slack'],
    ['a short word', 'mpas', 'Maps'],
    ['a slip within a word', 'chekcout', 'mycheckout'],
  ])('%s is no slip: %j is not found in %j', (_, query, name) => {
    expect(match(query, name)).toBeUndefined();
  });

  it('with a slip comes after what it abbreviates', () => {
    const names = ['Gitibox', 'GitHub'].map((name) => searchable(name));
    expect(rankRows(names, 'githb', (name) => name).map(({ row }) => row.name)).toEqual([
      'github',
      'gitibox',
    ]);
  });

  it.each([
    ['ge', 'Google'],
    ['cat', 'Contact'],
    ['tripe', 'Twitter profile'],
    ['stripe', 'Spotify'],
    ['maps', 'Mailchimp'],
    ['key', 'Kraken Systems'],
    ['xyz', 'Stripe'],
    ['epirts', 'Stripe'],
    ['stripe maps', 'Stripe'],
  ])('%j is not found in %j', (query, name) => {
    expect(match(query, name)).toBeUndefined();
  });

  it('is looked for in the other texts too, but does not abbreviate them', () => {
    expect(match('shop stripe', 'Shop checkout', 'Stripe')).toMatchObject({
      isLiteral: true,
      spans: [[0, 4]],
    });
    expect(match('strp', 'Shop checkout', 'Stripe')).toBeUndefined();
  });

  it('does not take long for a name in which there are very many ways to go on', () => {
    const name = 'A '.repeat(120);
    expect(match(`${'a'.repeat(23)}b`, name)).toBeUndefined();
  });
});

describe('the best match', () => {
  const best = (query: string, names: string[]): string[] =>
    rankRows(names, query, (name) => searchable(name)).map(({ row }) => row);

  it('begins the name, then a word, then is inside one, then is abbreviated', () => {
    expect(best('map', ['Midnight alpha project', 'Bitmap', 'Google Maps', 'Mapbox', 'Map'])).toEqual([
      'Map',
      'Mapbox',
      'Google Maps',
      'Bitmap',
      'Midnight alpha project',
    ]);
  });

  it('is the one in the name, not the one in another text', () => {
    const rows = [searchable('Shop', 'Stripe'), searchable('Stripe live')];
    expect(rankRows(rows, 'stripe', (row) => row).map(({ row }) => row.name)).toEqual([
      'stripe live',
      'shop',
    ]);
  });
});

describe('a filtered list', () => {
  const names = ['Zebra prod', 'Production', 'Post review of drafts'];
  const find = (query: string): string[] => findRows(names, query, (name) => searchable(name));

  it('stays in its order, and is whole if nothing is typed', () => {
    expect(find('prod')).toEqual(['Zebra prod', 'Production']);
    expect(find('  ')).toEqual(names);
  });

  it('shows what is only abbreviated if nothing has the words themselves', () => {
    expect(find('prdctn')).toEqual(['Production']);
    expect(find('prdctn pst')).toEqual([]);
  });
});
