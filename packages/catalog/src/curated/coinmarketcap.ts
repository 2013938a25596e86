import type { CuratedApi } from '#src/curated-api.ts';

export const coinmarketcap: CuratedApi = {
  slug: 'coinmarketcap',
  name: 'CoinMarketCap',
  description:
    'Prices, volumes, market value and rankings of cryptocurrencies and exchanges, now and in the past.',
  categories: ['market-data', 'finance'],
  capabilities: [
    'cryptocurrency prices',
    'market capitalization',
    'historical prices',
    'exchange data',
    'price conversion',
    'coin metadata',
  ],
  useCases: ['portfolio of coins', 'price ticker', 'ranking of coins'],
  synonyms: ['crypto', 'bitcoin', 'coin market', 'token prices'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by credits and history.',
    freeTier: 'A number of credits each month for personal use',
    checked: null,
  },
  urls: {
    website: 'https://coinmarketcap.com/api/',
    registration: 'https://pro.coinmarketcap.com/signup',
    documentation: 'https://coinmarketcap.com/api/documentation/guides/quick-start',
    developerPortal: 'https://pro.coinmarketcap.com/account',
    apiReference: 'https://coinmarketcap.com/api/documentation/pro-api-reference/endpoint-overview',
  },
  domains: ['coinmarketcap.com'],
  keyPlacement: { type: 'header', name: 'X-CMC_PRO_API_KEY' },
  baseUrl: 'https://pro-api.coinmarketcap.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/cryptocurrency/listings/latest', summary: 'List coins by rank' },
    { method: 'GET', path: '/v2/cryptocurrency/quotes/latest', summary: 'Read prices' },
    { method: 'GET', path: '/v1/cryptocurrency/map', summary: 'List ids of coins' },
    { method: 'GET', path: '/v2/tools/price-conversion', summary: 'Convert an amount' },
    { method: 'GET', path: '/v1/key/info', summary: 'Read limits and usage' },
  ],
  popularity: 4,
  directoryId: null,
};
