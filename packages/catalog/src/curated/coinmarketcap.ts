import type { CuratedApi } from '#src/curated-api.ts';

export const coinmarketcap: CuratedApi = {
  slug: 'coinmarketcap',
  name: 'CoinMarketCap',
  description:
    'Current and historical prices, volumes, market caps and rankings of cryptocurrencies and exchanges.',
  categories: ['market-data', 'finance'],
  capabilities: [
    'cryptocurrency prices',
    'market capitalization',
    'historical prices',
    'exchange data',
    'price conversion',
    'coin metadata',
  ],
  useCases: ['crypto coin portfolio', 'price ticker', 'coin ranking'],
  synonyms: ['crypto', 'bitcoin', 'coin market', 'token prices'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on credits and history.',
    freeTier: 'A monthly allowance of credits for personal use',
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
    { method: 'GET', path: '/v1/cryptocurrency/listings/latest', summary: 'List coins by market cap rank' },
    { method: 'GET', path: '/v2/cryptocurrency/quotes/latest', summary: 'Get prices' },
    { method: 'GET', path: '/v1/cryptocurrency/map', summary: 'List ids of coins' },
    { method: 'GET', path: '/v2/tools/price-conversion', summary: 'Convert an amount' },
    { method: 'GET', path: '/v1/key/info', summary: 'Get limits and usage' },
  ],
  popularity: 4,
  directoryId: null,
};
