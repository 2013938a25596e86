import type { CuratedApi } from '#src/curated-api.ts';

export const newYorkTimes: CuratedApi = {
  slug: 'new-york-times',
  name: 'New York Times',
  alsoCalled: ['NYT', 'NYTimes'],
  description:
    'New York Times articles since 1851: search, monthly archive, top stories, most popular and best-seller lists.',
  categories: ['news', 'media', 'entertainment'],
  capabilities: ['news search', 'headlines', 'article metadata', 'book data', 'historical data'],
  useCases: ['news feed', 'archive research', 'book recommendations', 'sentiment analysis of news'],
  synonyms: ['NYT', 'newspaper', 'press', 'journalism', 'best sellers', 'articles'],
  pricing: {
    model: 'free',
    summary: 'Free for non-commercial use, with a daily call limit.',
    freeTier: 'A daily allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.nytimes.com/',
    registration: 'https://developer.nytimes.com/accounts/create',
    documentation: 'https://developer.nytimes.com/apis',
    developerPortal: 'https://developer.nytimes.com/my-apps',
    apiReference: null,
  },
  domains: ['nytimes.com'],
  keyPlacement: {
    type: 'query',
    name: 'api-key',
  },
  baseUrl: 'https://api.nytimes.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/svc/search/v2/articlesearch.json',
      summary: 'Search articles',
    },
    {
      method: 'GET',
      path: '/svc/topstories/v2/{section}.json',
      summary: 'List the top stories of a section',
    },
    {
      method: 'GET',
      path: '/svc/mostpopular/v2/viewed/{period}.json',
      summary: 'List the most popular articles',
    },
    {
      method: 'GET',
      path: '/svc/archive/v1/{year}/{month}.json',
      summary: "List a month's articles",
    },
    {
      method: 'GET',
      path: '/svc/books/v3/lists/current/{list}.json',
      summary: 'Get a best-seller list',
    },
  ],
  popularity: 3,
  directoryId: 'nytimes.com:article_search',
};
