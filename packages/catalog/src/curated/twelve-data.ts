import type { CuratedApi } from '#src/curated-api.ts';

export const twelveData: CuratedApi = {
  slug: 'twelve-data',
  name: 'Twelve Data',
  description:
    'Prices of shares, funds, currencies, coins and commodities, live and in the past, with indicators and fundamentals.',
  categories: ['market-data', 'finance'],
  capabilities: [
    'stock prices',
    'historical prices',
    'exchange rates',
    'cryptocurrency prices',
    'technical indicators',
    'market data stream',
    'company fundamentals',
  ],
  useCases: ['stock chart', 'currency converter', 'back-test of a strategy'],
  synonyms: ['stock market', 'forex', 'ETF', 'quotes', 'ticker'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by calls a minute and by data.',
    freeTier: 'A number of calls a minute and a day',
    checked: null,
  },
  urls: {
    website: 'https://twelvedata.com/',
    registration: 'https://twelvedata.com/register',
    documentation: 'https://twelvedata.com/docs',
    developerPortal: 'https://twelvedata.com/account/api-keys',
    apiReference: 'https://twelvedata.com/docs',
  },
  domains: ['twelvedata.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'apikey ' },
  baseUrl: 'https://api.twelvedata.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/time_series', summary: 'Read candles' },
    { method: 'GET', path: '/quote', summary: 'Read a quote' },
    { method: 'GET', path: '/price', summary: 'Read the last price' },
    { method: 'GET', path: '/exchange_rate', summary: 'Read an exchange rate' },
    { method: 'GET', path: '/stocks', summary: 'List shares' },
    { method: 'GET', path: '/api_usage', summary: 'Read the calls used' },
  ],
  popularity: 3,
  directoryId: null,
};
