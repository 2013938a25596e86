import type { CuratedApi } from '#src/curated-api.ts';

export const serpapi: CuratedApi = {
  slug: 'serpapi',
  name: 'SerpApi',
  description:
    'Results from Google, Bing, Amazon, YouTube and other search engines as JSON, for any location and language.',
  categories: ['search', 'market-research', 'marketing'],
  capabilities: [
    'web search',
    'news search',
    'image search',
    'places search',
    'rank tracking',
    'search trends',
    'product search',
    'SEO data',
  ],
  useCases: ['SEO dashboard', 'market research', 'chatbot that knows current events', 'price comparison'],
  synonyms: ['Google search results', 'SERP', 'scraping', 'search engine', 'Google Trends', 'web scraping'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of searches.',
    freeTier: 'A monthly allowance of searches',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://serpapi.com/',
    registration: 'https://serpapi.com/users/sign_up',
    documentation: 'https://serpapi.com/search-api',
    developerPortal: 'https://serpapi.com/manage-api-key',
    apiReference: null,
  },
  domains: ['serpapi.com'],
  keyPlacement: {
    type: 'query',
    name: 'api_key',
  },
  baseUrl: 'https://serpapi.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/search',
      summary: 'Search with an engine',
    },
    {
      method: 'GET',
      path: '/account',
      summary: "Get the plan's usage",
    },
    {
      method: 'GET',
      path: '/locations.json',
      summary: 'Find locations to search from',
    },
  ],
  popularity: 3,
  directoryId: null,
};
