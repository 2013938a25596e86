import type { CuratedApi } from '#src/curated-api.ts';

export const gnews: CuratedApi = {
  slug: 'gnews',
  name: 'GNews',
  description:
    'News articles and headlines from tens of thousands of sources, searchable by keyword, country, language and date.',
  categories: ['news', 'market-research'],
  capabilities: ['news search', 'headlines', 'news by country', 'historical news'],
  useCases: ['news about a company', 'news widget', 'brand monitoring'],
  synonyms: ['press articles', 'breaking news', 'Google News'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls per day.',
    freeTier: 'A daily allowance of calls, for non-commercial use',
    checked: null,
  },
  urls: {
    website: 'https://gnews.io/',
    registration: 'https://gnews.io/register',
    documentation: 'https://docs.gnews.io/',
    developerPortal: 'https://gnews.io/dashboard',
    apiReference: 'https://docs.gnews.io/',
  },
  domains: ['gnews.io'],
  keyPlacement: { type: 'header', name: 'X-Api-Key' },
  baseUrl: 'https://gnews.io/api/v4',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search', summary: 'Search articles' },
    { method: 'GET', path: '/top-headlines', summary: 'List headlines' },
  ],
  popularity: 3,
  directoryId: null,
};
