import type { CuratedApi } from '#src/curated-api.ts';

export const kraken: CuratedApi = {
  slug: 'kraken',
  name: 'Kraken',
  description:
    'Market data and trading at a cryptocurrency exchange, spot and futures, over REST, WebSockets and FIX.',
  categories: ['finance', 'market-data'],
  capabilities: [
    'cryptocurrency prices',
    'cryptocurrency trading',
    'order book',
    'candlesticks',
    'market data stream',
    'account balances',
    'WebSockets',
  ],
  useCases: ['trading bot', 'price ticker', 'crypto coin portfolio'],
  synonyms: ['crypto exchange', 'bitcoin', 'ethereum'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'The API is free; each trade has a fee that depends on volume.',
    freeTier: 'Market data without a key',
    checked: null,
  },
  urls: {
    website: 'https://www.kraken.com/',
    registration: 'https://www.kraken.com/sign-up',
    documentation: 'https://docs.kraken.com/api/',
    developerPortal: 'https://pro.kraken.com/app/settings/api',
    apiReference: 'https://docs.kraken.com/api/docs/category/rest-api/spot-rest-api',
  },
  domains: ['kraken.com'],
  keyPlacement: { type: 'header', name: 'API-Key' },
  baseUrl: 'https://api.kraken.com',
  keyHint: 'API key; private calls are signed with the secret',
  oauth: null,
  operations: [
    { method: 'GET', path: '/0/public/Ticker', summary: 'Get prices' },
    { method: 'GET', path: '/0/public/Depth', summary: 'Get the order book' },
    { method: 'GET', path: '/0/public/OHLC', summary: 'Get candles' },
    { method: 'POST', path: '/0/private/Balance', summary: 'Get the balances' },
    { method: 'POST', path: '/0/private/AddOrder', summary: 'Place an order' },
  ],
  popularity: 3,
  directoryId: null,
};
