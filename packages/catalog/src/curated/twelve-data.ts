import type { CuratedApi } from '#src/curated-api.ts';

export const twelveData: CuratedApi = {
  slug: 'twelve-data',
  name: 'Twelve Data',
  description:
    'Live and historical prices of shares, funds, currencies, crypto coins and commodities, with indicators and fundamentals.',
  categories: ['market-data', 'finance'],
  capabilities: [
    'stock prices',
    'historical prices',
    'exchange rates',
    'cryptocurrency prices',
    'technical indicators',
    'market data stream',
    'company fundamentals',
    'commodity prices',
  ],
  useCases: ['stock chart', 'currency converter', 'backtesting a strategy'],
  synonyms: ['stock market', 'forex', 'ETF', 'quotes', 'ticker'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls per minute and data.',
    freeTier: 'A limited number of calls per minute and per day',
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
    { method: 'GET', path: '/time_series', summary: 'Get candles' },
    { method: 'GET', path: '/quote', summary: 'Get a quote' },
    { method: 'GET', path: '/price', summary: 'Get the last price' },
    { method: 'GET', path: '/exchange_rate', summary: 'Get an exchange rate' },
    { method: 'GET', path: '/stocks', summary: 'List stocks' },
    { method: 'GET', path: '/api_usage', summary: 'Get the number of calls used' },
  ],
  popularity: 3,
  directoryId: null,
};
