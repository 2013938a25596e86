import type { CuratedApi } from '#src/curated-api.ts';

export const alphaVantage: CuratedApi = {
  slug: 'alpha-vantage',
  name: 'Alpha Vantage',
  description:
    'Stock, fund, currency, crypto and commodity prices, company financials, economic indicators, technical indicators and news with sentiment.',
  categories: ['market-data', 'finance', 'market-research'],
  capabilities: [
    'stock prices',
    'market data',
    'exchange rates',
    'cryptocurrency prices',
    'company financials',
    'economic indicators',
    'technical indicators',
    'historical prices',
    'news search',
    'commodity prices',
  ],
  useCases: ['portfolio tracker', 'stock chart', 'trading research', 'currency converter', 'market research'],
  synonyms: ['stocks', 'equities', 'forex', 'ETF', 'quotes', 'finance data', 'fundamentals'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls per minute.',
    freeTier: 'A small daily allowance of calls',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.alphavantage.co/',
    registration: 'https://www.alphavantage.co/support/#api-key',
    documentation: 'https://www.alphavantage.co/documentation/',
    developerPortal: null,
    apiReference: null,
  },
  domains: ['alphavantage.co'],
  keyPlacement: {
    type: 'query',
    name: 'apikey',
  },
  baseUrl: 'https://www.alphavantage.co',
  keyHint: null,
  oauth: null,
  // A single path: the function parameter names the data, such as TIME_SERIES_DAILY.
  operations: [
    {
      method: 'GET',
      path: '/query',
      summary: 'Get prices, company financials, indicators and news',
    },
  ],
  popularity: 4,
  directoryId: null,
};
