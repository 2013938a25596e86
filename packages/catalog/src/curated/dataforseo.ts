import type { CuratedApi } from '#src/curated-api.ts';

export const dataforseo: CuratedApi = {
  slug: 'dataforseo',
  name: 'DataForSEO',
  description:
    'Data for search marketing: results pages, keywords with volumes, backlinks, site audits, reviews and products.',
  categories: ['marketing', 'search', 'market-research'],
  capabilities: [
    'search engine results',
    'keyword research',
    'backlinks',
    'rank tracking',
    'site audit',
    'reviews data',
  ],
  useCases: ['rank for keywords', 'keyword ideas', 'site audit'],
  synonyms: ['SEO', 'SERP API', 'search volume', 'Semrush alternative'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per request, depending on its type and speed.',
    freeTier: 'A small credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://dataforseo.com/',
    registration: 'https://app.dataforseo.com/register',
    documentation: 'https://docs.dataforseo.com/',
    developerPortal: 'https://app.dataforseo.com/api-access',
    apiReference: 'https://docs.dataforseo.com/v3/',
  },
  domains: ['dataforseo.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.dataforseo.com',
  keyHint: "The API LOGIN:PASSWORD, not the account's",
  oauth: null,
  operations: [
    { method: 'POST', path: '/v3/serp/google/organic/live/advanced', summary: 'Get a search results page' },
    {
      method: 'POST',
      path: '/v3/keywords_data/google_ads/search_volume/live',
      summary: 'Get search volumes',
    },
    { method: 'POST', path: '/v3/backlinks/summary/live', summary: "Get a site's backlinks" },
    { method: 'GET', path: '/v3/appendix/user_data', summary: 'Get the account' },
  ],
  popularity: 3,
  directoryId: null,
};
