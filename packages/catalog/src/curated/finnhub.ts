import type { CuratedApi } from '#src/curated-api.ts';

export const finnhub: CuratedApi = {
  slug: 'finnhub',
  name: 'Finnhub',
  description:
    'Stock quotes, company profiles and financials, news, earnings, analyst ratings and alternative data, with live prices over WebSocket.',
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
    summary: 'Monthly plans based on market and kind of data.',
    freeTier: 'A large number of calls with a per-minute limit, for personal use',
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
      summary: 'Get the latest price of a stock',
    },
    {
      method: 'GET',
      path: '/search',
      summary: 'Search symbols',
    },
    {
      method: 'GET',
      path: '/stock/profile2',
      summary: "Get a company's profile",
    },
    {
      method: 'GET',
      path: '/stock/metric',
      summary: "Get a company's key figures",
    },
    {
      method: 'GET',
      path: '/company-news',
      summary: 'List news about a company',
    },
    {
      method: 'GET',
      path: '/calendar/earnings',
      summary: 'List earnings dates',
    },
  ],
  popularity: 3,
  directoryId: null,
};
