import type { CuratedApi } from '#src/curated-api.ts';

export const coingecko: CuratedApi = {
  slug: 'coingecko',
  name: 'CoinGecko',
  description:
    'Prices, market caps, volumes and charts of thousands of crypto coins, their exchanges, and tokens on many chains.',
  categories: ['market-data', 'finance'],
  capabilities: ['cryptocurrency prices', 'market data', 'historical prices', 'exchange rates', 'NFT data'],
  useCases: ['crypto portfolio tracker', 'price widget', 'trading research', 'price alerts'],
  synonyms: ['bitcoin', 'ethereum', 'crypto', 'coins', 'tokens', 'blockchain', 'DeFi'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls; paid keys use a different host and header.',
    freeTier: 'A demo key with a monthly call limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.coingecko.com/',
    registration: 'https://www.coingecko.com/en/api',
    documentation: 'https://docs.coingecko.com/',
    developerPortal: 'https://www.coingecko.com/en/developers/dashboard',
    apiReference: 'https://docs.coingecko.com/',
  },
  domains: ['coingecko.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-cg-demo-api-key',
  },
  // For demo keys: paid keys use pro-api.coingecko.com with an x-cg-pro-api-key header.
  baseUrl: 'https://api.coingecko.com/api/v3',
  keyHint: 'CG-…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/ping',
      summary: 'Check whether the service is running',
    },
    {
      method: 'GET',
      path: '/simple/price',
      summary: 'Get coin prices',
    },
    {
      method: 'GET',
      path: '/coins/markets',
      summary: 'List coins with price, market cap and volume',
    },
    {
      method: 'GET',
      path: '/coins/{id}/market_chart',
      summary: 'Get the historical prices of a coin',
    },
    {
      method: 'GET',
      path: '/search',
      summary: 'Search coins',
    },
    {
      method: 'GET',
      path: '/search/trending',
      summary: 'List trending coins',
    },
  ],
  popularity: 4,
  directoryId: null,
};
