import type { CuratedApi } from '#src/curated-api.ts';

export const binance: CuratedApi = {
  slug: 'binance',
  name: 'Binance',
  description:
    'Market data and trading at the largest cryptocurrency exchange: prices, order books, candles and streams without a key; orders and balances with one.',
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
  useCases: ['trading bot', 'price ticker', 'backtesting a strategy'],
  synonyms: ['crypto exchange', 'bitcoin', 'order book', 'klines'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'The API is free; each trade has a fee that depends on volume.',
    freeTier: 'Market data without a key',
    checked: null,
  },
  urls: {
    website: 'https://www.binance.com/',
    registration: 'https://accounts.binance.com/register',
    documentation: 'https://developers.binance.com/docs',
    developerPortal: 'https://www.binance.com/en/my/settings/api-management',
    apiReference: 'https://developers.binance.com/docs/binance-spot-api-docs/rest-api',
  },
  domains: ['binance.com'],
  keyPlacement: { type: 'header', name: 'X-MBX-APIKEY' },
  baseUrl: 'https://api.binance.com',
  keyHint: 'API key; orders are signed with the secret',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v3/ticker/price', summary: 'Get prices' },
    { method: 'GET', path: '/api/v3/depth', summary: 'Get the order book' },
    { method: 'GET', path: '/api/v3/klines', summary: 'Get candles' },
    { method: 'GET', path: '/api/v3/exchangeInfo', summary: 'List trading pairs' },
    { method: 'GET', path: '/api/v3/account', summary: 'Get the account' },
    { method: 'POST', path: '/api/v3/order', summary: 'Place an order' },
  ],
  popularity: 4,
  directoryId: null,
};
