import type { CuratedApi } from '#src/curated-api.ts';

export const serper: CuratedApi = {
  slug: 'serper',
  name: 'Serper',
  description:
    'Google Search results as JSON, fast and at a low price: web, images, news, places, shopping and scholar.',
  categories: ['search', 'marketing'],
  capabilities: [
    'web search',
    'search engine results',
    'image search',
    'news search',
    'places search',
    'shopping search',
    'autocomplete',
  ],
  useCases: ['chatbot with search', 'rank tracking', "list of a city's shops"],
  synonyms: ['Google Search API', 'SERP', 'search results', 'web search for agents'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Prepaid credits that expire, with a price per thousand searches.',
    freeTier: 'A limited number of searches for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://serper.dev/',
    registration: 'https://serper.dev/signup',
    documentation: 'https://serper.dev/',
    developerPortal: 'https://serper.dev/api-key',
    apiReference: 'https://serper.dev/playground',
  },
  domains: ['serper.dev'],
  keyPlacement: { type: 'header', name: 'X-API-KEY' },
  baseUrl: 'https://google.serper.dev',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/search', summary: 'Search the web', body: { q: 'api design' } },
    { method: 'POST', path: '/news', summary: 'Search the news', body: { q: 'api design' } },
    { method: 'POST', path: '/images', summary: 'Search images', body: { q: 'api design' } },
    { method: 'POST', path: '/places', summary: 'Search places' },
    { method: 'POST', path: '/shopping', summary: 'Search products' },
    { method: 'POST', path: '/scholar', summary: 'Search papers' },
  ],
  popularity: 3,
  directoryId: null,
};
