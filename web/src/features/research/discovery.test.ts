import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { describe, expect, it } from 'vitest';
import {
  fromCompany,
  fromQuickDiscovery,
  fromSearch,
  nothingFound,
  operationUrl,
  summaryOf,
  withRemoved,
  withSaved,
} from '#src/features/research/discovery.ts';

const api = (name: string, providerSlug: string | null = null): DiscoveredApi => ({
  id: `catalog:${name.trim().toLowerCase()}`,
  name,
  origin: { type: 'catalog', id: name.trim().toLowerCase() },
  category: 'Email',
  description: 'Sends mail.',
  features: [],
  pricing: null,
  documentationUrl: null,
  registrationUrl: null,
  pricingUrl: null,
  baseUrl: null,
  endpoints: [],
  providerSlug,
});

const result = {
  discovered: [api('One'), api('Two', 'two')],
  saved: [api('Two', 'two')],
  total: 2,
  query: 'mail',
  understood: null,
};
const input = { query: 'mail', autoSave: false };

describe('a discovery', () => {
  it('counts the saved APIs only if auto-save was on', () => {
    expect(summaryOf(fromSearch(result, input))).toBe('Found 2 APIs for mail');
    const saving = { ...input, autoSave: true };
    expect(summaryOf(fromSearch(result, saving))).toBe('Found 2 APIs for mail, 1 automatically saved');
    expect(summaryOf(fromSearch({ ...result, saved: [] }, saving))).toBe(
      'Found 2 APIs for mail, 0 automatically saved',
    );
  });

  it('is described by the name of the quick discovery or the domain of the company', () => {
    const quick = { apis: [api('One')], saved: [], total: 1, description: 'Mail and more' };
    expect(summaryOf(fromQuickDiscovery(quick, 'marketing'))).toBe('Found 1 APIs for Marketing & Analytics');
    const evidence = [
      { url: 'https://example.com/', status: 404, found: 'Not found', problem: 'not_found' as const },
    ];
    const company = fromCompany({ apis: [], total: 0, domain: 'example.com', evidence, reasons: [] });
    expect(summaryOf(company)).toBe('Found 0 APIs for example.com');
    expect(company.evidence).toEqual(evidence);
  });

  it('marks more APIs as saved by their id, keeps those already marked, and unmarks those of a removed provider', () => {
    const other = { ...api('One', 'other'), id: 'site:7' };
    expect(withSaved(fromSearch(result, input), [other]).apis).toEqual(result.discovered);
    const more = withSaved(fromSearch(result, input), [api('One', 'one')]);
    expect(withRemoved(more, 'one').apis).toEqual(result.discovered);
    expect(more.apis.map(({ name, providerSlug }) => [name, providerSlug])).toEqual([
      ['One', 'one'],
      ['Two', 'two'],
    ]);
  });

  it('suggests what to do if nothing was found, and mentions industries only if one was chosen', () => {
    const none = { ...result, discovered: [], saved: [], total: 0 };
    expect(nothingFound(fromSearch(none, { ...input, industry: 'health' }))).toContain('all industries');
    for (const industry of [undefined, ''])
      expect(nothingFound(fromSearch(none, { ...input, industry }))).not.toContain('industries');
    const company = fromCompany({ apis: [], total: 0, domain: 'example.com', evidence: [], reasons: [] });
    expect(nothingFound(company)).toBe('Nothing about an API was found at example.com.');
  });
});

describe('the URL of an operation', () => {
  it.each([
    ['https://api.example.com/v1', '/mails/{id}', 'https://api.example.com/v1/mails/{id}'],
    ['https://api.example.com/v1/', 'mails', 'https://api.example.com/v1/mails'],
    [null, 'https://api.example.com/mails', 'https://api.example.com/mails'],
    [null, '/mails', undefined],
  ])('with the base URL %s and the path %s is %s', (baseUrl, path, url) => {
    expect(operationUrl(baseUrl, path)).toBe(url);
  });
});
