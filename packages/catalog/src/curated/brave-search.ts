import type { CuratedApi } from '#src/curated-api.ts';

export const braveSearch: CuratedApi = {
  slug: 'brave-search',
  name: 'Brave Search API',
  description: 'Web, news, image and video search from its own index, independent of Google and Bing.',
  categories: ['search', 'ai', 'news'],
  capabilities: [
    'web search',
    'news search',
    'image search',
    'video search',
    'search suggestions',
    'question answering',
  ],
  useCases: ['chatbot that knows current events', 'research assistant', 'search on a site', 'news feed'],
  synonyms: ['search engine', 'web index', 'LLM grounding', 'RAG', 'Bing alternative'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand searches, depending on the plan.',
    freeTier: 'A small monthly credit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://brave.com/search/api/',
    registration: 'https://api-dashboard.search.brave.com/register',
    documentation: 'https://api-dashboard.search.brave.com/documentation',
    developerPortal: 'https://api-dashboard.search.brave.com/app/keys',
    apiReference: 'https://api-dashboard.search.brave.com/documentation',
  },
  domains: ['search.brave.com', 'brave.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Subscription-Token',
  },
  baseUrl: 'https://api.search.brave.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/res/v1/web/search',
      summary: 'Search the web',
    },
    {
      method: 'GET',
      path: '/res/v1/news/search',
      summary: 'Search news',
    },
    {
      method: 'GET',
      path: '/res/v1/images/search',
      summary: 'Search images',
    },
    {
      method: 'GET',
      path: '/res/v1/videos/search',
      summary: 'Search videos',
    },
    {
      method: 'GET',
      path: '/res/v1/suggest/search',
      summary: 'Suggest searches',
    },
  ],
  popularity: 3,
  directoryId: null,
};
