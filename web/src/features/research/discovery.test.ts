import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { describe, expect, it } from 'vitest';
import {
  fromCompany,
  fromQuickDiscovery,
  fromSearch,
  nameKey,
  summaryOf,
  withSaved,
} from '#src/features/research/discovery.ts';

const api = (name: string): DiscoveredApi => ({
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
});

const answer = { discovered: [api('One'), api('Two')], saved: [api('Two')], total: 2, query: 'mail' };

describe('what a discovery found', () => {
  it('marks as saved what the answer lists, and counts it only where saving was asked for', () => {
    const listed = fromSearch(answer, false);
    expect([...listed.saved]).toEqual([nameKey(api('Two'))]);
    expect(summaryOf(listed)).toBe('Found 2 APIs for mail');
    expect(summaryOf(fromSearch(answer, true))).toBe('Found 2 APIs for mail, 1 automatically saved');
    expect(summaryOf(fromSearch({ ...answer, saved: [] }, true))).toBe(
      'Found 2 APIs for mail, 0 automatically saved',
    );
  });

  it('takes the name of a quick discovery and the domain of a company for the question', () => {
    const quick = { apis: [api('One')], total: 1, description: 'Mail and more' };
    expect(summaryOf(fromQuickDiscovery(quick, 'Marketing & Analytics'))).toBe(
      'Found 1 APIs for Marketing & Analytics',
    );
    const evidence = [{ url: 'https://example.com/', status: 404, found: 'Not there' }];
    const company = fromCompany({ apis: [], total: 0, domain: 'example.com', evidence });
    expect(summaryOf(company)).toBe('Found 0 APIs for example.com');
    expect(company.evidence).toEqual(evidence);
  });

  it('learns of further saved APIs, forgets none, and tells names apart by their words alone', () => {
    const more = withSaved(fromSearch(answer, false), [api(' ONE ')]);
    expect(answer.discovered.every((found) => more.saved.has(nameKey(found)))).toBe(true);
  });
});
