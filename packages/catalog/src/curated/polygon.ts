import type { CuratedApi } from '#src/curated-api.ts';

export const polygon: CuratedApi = {
  slug: 'polygon',
  name: 'Massive (formerly Polygon.io)',
  alsoCalled: ['Polygon'],
  description:
    'Trades, quotes, bars and snapshots for United States stocks, options, indices, currencies and crypto, live and going back years.',
  categories: ['market-data', 'finance'],
  capabilities: [
    'stock prices',
    'market data',
    'options data',
    'exchange rates',
    'cryptocurrency prices',
    'historical prices',
    'company financials',
    'technical indicators',
    'news search',
    'real-time updates',
  ],
  useCases: ['portfolio tracker', 'stock chart', 'trading research', 'backtesting'],
  synonyms: ['Polygon', 'stocks', 'equities', 'forex', 'quotes', 'ticks', 'finance data'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on market and data delay.',
    freeTier: 'End-of-day data with a few calls per minute',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://massive.com/',
    registration: 'https://massive.com/dashboard/signup',
    documentation: 'https://massive.com/docs',
    developerPortal: 'https://massive.com/dashboard/keys',
    apiReference: 'https://massive.com/docs',
  },
  domains: ['massive.com', 'polygon.io'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.massive.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v3/reference/tickers',
      summary: 'List symbols',
    },
    {
      method: 'GET',
      path: '/v2/aggs/ticker/{stocksTicker}/prev',
      summary: 'Get the bar for the last trading day',
    },
    {
      method: 'GET',
      path: '/v2/aggs/ticker/{stocksTicker}/range/{multiplier}/{timespan}/{from}/{to}',
      summary: 'Get the bars for a period',
    },
    {
      method: 'GET',
      path: '/v2/snapshot/locale/us/markets/stocks/tickers/{stocksTicker}',
      summary: 'Get the latest snapshot of a stock',
    },
    {
      method: 'GET',
      path: '/v2/reference/news',
      summary: 'List news about symbols',
    },
  ],
  popularity: 3,
  directoryId: 'polygon.io',
};
