import type { CuratedApi } from '#src/curated-api.ts';

export const finnhub: CuratedApi = {
  slug: 'finnhub',
  name: 'Finnhub',
  description:
    'Stock quotes, company profiles and figures, news, earnings, analyst views and alternative data, with live prices over a socket.',
  categories: ['market-data', 'finance', 'news'],
  capabilities: [
    'stock prices',
    'market data',
    'company financials',
    'company data',
    'exchange rates',
    'cryptocurrency prices',
    'economic indicators',
    'news search',
    'historical prices',
    'real-time updates',
  ],
  useCases: ['portfolio tracker', 'stock chart', 'trading research', 'company news feed'],
  synonyms: ['stocks', 'equities', 'quotes', 'earnings', 'forex', 'finance data', 'fundamentals'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by market and kind of data.',
    freeTier: 'Many calls with a limit a minute, for personal use',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://finnhub.io/',
    registration: 'https://finnhub.io/register',
    documentation: 'https://finnhub.io/docs/api',
    developerPortal: 'https://finnhub.io/dashboard',
    apiReference: 'https://finnhub.io/docs/api',
  },
  domains: ['finnhub.io'],
  keyPlacement: {
    type: 'header',
    name: 'X-Finnhub-Token',
  },
  baseUrl: 'https://finnhub.io/api/v1',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/quote',
      summary: 'Latest price of a stock',
    },
    {
      method: 'GET',
      path: '/search',
      summary: 'Search symbols',
    },
    {
      method: 'GET',
      path: '/stock/profile2',
      summary: 'Profile of a company',
    },
    {
      method: 'GET',
      path: '/stock/metric',
      summary: 'Key figures of a company',
    },
    {
      method: 'GET',
      path: '/company-news',
      summary: 'News about a company',
    },
    {
      method: 'GET',
      path: '/calendar/earnings',
      summary: 'Dates of earnings',
    },
  ],
  popularity: 3,
  directoryId: null,
};
