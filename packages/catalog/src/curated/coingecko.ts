import type { CuratedApi } from '#src/curated-api.ts';

export const coingecko: CuratedApi = {
  slug: 'coingecko',
  name: 'CoinGecko',
  description:
    'Prices, market values, volumes and charts of thousands of crypto coins, their exchanges, and tokens on many chains.',
  categories: ['market-data', 'finance'],
  capabilities: ['cryptocurrency prices', 'market data', 'historical prices', 'exchange rates', 'NFT data'],
  useCases: ['crypto portfolio tracker', 'price widget', 'trading research', 'price alerts'],
  synonyms: ['bitcoin', 'ethereum', 'crypto', 'coins', 'tokens', 'blockchain', 'DeFi'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of calls; paid keys use another host and header.',
    freeTier: 'A demo key with a monthly number of calls',
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
  // For demo keys: paid keys go to pro-api.coingecko.com in an x-cg-pro-api-key header.
  baseUrl: 'https://api.coingecko.com/api/v3',
  keyHint: 'CG-…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/ping',
      summary: 'Tell whether the service runs',
    },
    {
      method: 'GET',
      path: '/simple/price',
      summary: 'Prices of coins',
    },
    {
      method: 'GET',
      path: '/coins/markets',
      summary: 'Coins with price, market value and volume',
    },
    {
      method: 'GET',
      path: '/coins/{id}/market_chart',
      summary: 'Past prices of a coin',
    },
    {
      method: 'GET',
      path: '/search',
      summary: 'Search coins',
    },
    {
      method: 'GET',
      path: '/search/trending',
      summary: 'Coins searched for most',
    },
  ],
  popularity: 4,
  directoryId: null,
};
