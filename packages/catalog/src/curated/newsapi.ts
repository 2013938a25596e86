import type { CuratedApi } from '#src/curated-api.ts';

export const newsapi: CuratedApi = {
  slug: 'newsapi',
  name: 'NewsAPI',
  description:
    'Searches articles from tens of thousands of news sites and blogs, and lists top headlines by country, subject and source.',
  categories: ['news', 'market-research', 'media'],
  capabilities: ['news search', 'headlines', 'article metadata', 'media monitoring'],
  useCases: ['news feed', 'brand monitoring', 'sentiment analysis of news', 'market research'],
  synonyms: ['news articles', 'press', 'journalism', 'headlines', 'media'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls; live articles need a paid plan.',
    freeTier: 'Delayed articles for development only, with a daily call limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://newsapi.org/',
    registration: 'https://newsapi.org/register',
    documentation: 'https://newsapi.org/docs',
    developerPortal: 'https://newsapi.org/account',
    apiReference: 'https://newsapi.org/docs/endpoints',
  },
  domains: ['newsapi.org'],
  keyPlacement: {
    type: 'header',
    name: 'X-Api-Key',
  },
  baseUrl: 'https://newsapi.org',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/everything',
      summary: 'Search articles',
    },
    {
      method: 'GET',
      path: '/v2/top-headlines',
      summary: 'List top headlines',
    },
    {
      method: 'GET',
      path: '/v2/top-headlines/sources',
      summary: 'List sources',
    },
  ],
  popularity: 4,
  directoryId: null,
};
