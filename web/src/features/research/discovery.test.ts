import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { describe, expect, it } from 'vitest';
import {
  fromCompany,
  fromQuickDiscovery,
  fromSearch,
  nothingFound,
  operationUrl,
  summaryOf,
  withSaved,
} from '#src/features/research/discovery.ts';

const api = (name: string, providerSlug: string | null = null): DiscoveredApi => ({
  name,
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

const answer = {
  discovered: [api('One'), api('Two', 'two')],
  saved: [api('Two', 'two')],
  total: 2,
  query: 'mail',
};
const asked = { query: 'mail', autoSave: false };

describe('what a discovery found', () => {
  it('counts what was saved only where saving was asked for', () => {
    expect(summaryOf(fromSearch(answer, asked))).toBe('Found 2 APIs for mail');
    const saving = { ...asked, autoSave: true };
    expect(summaryOf(fromSearch(answer, saving))).toBe('Found 2 APIs for mail, 1 automatically saved');
    expect(summaryOf(fromSearch({ ...answer, saved: [] }, saving))).toBe(
      'Found 2 APIs for mail, 0 automatically saved',
    );
  });

  it('takes the name of a quick discovery and the domain of a company for the question', () => {
    const quick = { apis: [api('One')], total: 1, description: 'Mail and more' };
    expect(summaryOf(fromQuickDiscovery(quick, 'marketing'))).toBe('Found 1 APIs for Marketing & Analytics');
    const evidence = [{ url: 'https://example.com/', status: 404, found: 'Not found' }];
    const company = fromCompany({ apis: [], total: 0, domain: 'example.com', evidence });
    expect(summaryOf(company)).toBe('Found 0 APIs for example.com');
    expect(company.evidence).toEqual(evidence);
  });

  it('learns of further saved APIs, forgets none, and tells names apart by their words alone', () => {
    const more = withSaved(fromSearch(answer, asked), [api(' ONE ', 'one')]);
    expect(more.apis.map(({ name, providerSlug }) => [name, providerSlug])).toEqual([
      ['One', 'one'],
      ['Two', 'two'],
    ]);
  });

  it('says what to do where it is nothing, and speaks of industries only where one was chosen', () => {
    const none = { ...answer, discovered: [], saved: [], total: 0 };
    expect(nothingFound(fromSearch(none, { ...asked, industry: 'health' }))).toContain('all industries');
    for (const industry of [undefined, ''])
      expect(nothingFound(fromSearch(none, { ...asked, industry }))).not.toContain('industries');
    const company = fromCompany({ apis: [], total: 0, domain: 'example.com', evidence: [] });
    expect(nothingFound(company)).toBe('Nothing that speaks of an API was found at example.com.');
  });
});

describe('the address of an operation', () => {
  it.each([
    ['https://api.example.com/v1', '/mails/{id}', 'https://api.example.com/v1/mails/{id}'],
    ['https://api.example.com/v1/', 'mails', 'https://api.example.com/v1/mails'],
    [null, 'https://api.example.com/mails', 'https://api.example.com/mails'],
    [null, '/mails', undefined],
  ])('below %s of %s is %s', (baseUrl, path, url) => {
    expect(operationUrl(baseUrl, path)).toBe(url);
  });
});
