import type { CuratedApi } from '#src/curated-api.ts';

export const coinbase: CuratedApi = {
  slug: 'coinbase',
  name: 'Coinbase',
  alsoCalled: ['Coinbase Advanced Trade'],
  description:
    'Buys, sells and sends cryptocurrencies from an account, with market data, orders and a live stream; also offers wallets and payments for developers.',
  categories: ['finance', 'market-data', 'payments'],
  capabilities: [
    'cryptocurrency prices',
    'cryptocurrency trading',
    'order book',
    'wallets',
    'account balances',
    'market data stream',
  ],
  useCases: ['trading bot', 'crypto coin portfolio', 'coin prices'],
  synonyms: ['crypto exchange', 'bitcoin', 'ethereum', 'USDC', 'Advanced Trade'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'The API is free; each trade has a fee that depends on volume.',
    freeTier: 'Market data',
    checked: null,
  },
  urls: {
    website: 'https://www.coinbase.com/developer-platform',
    registration: 'https://www.coinbase.com/signup',
    documentation: 'https://docs.cdp.coinbase.com/',
    developerPortal: 'https://portal.cdp.coinbase.com/',
    apiReference: 'https://docs.cdp.coinbase.com/coinbase-business/advanced-trade-apis/rest-api',
  },
  domains: ['coinbase.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.coinbase.com',
  keyHint: 'A token (JWT) signed with the key, valid for two minutes',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v3/brokerage/accounts', summary: 'List accounts' },
    { method: 'GET', path: '/api/v3/brokerage/market/products', summary: 'List coins with prices' },
    { method: 'GET', path: '/api/v3/brokerage/market/product_book', summary: 'Get the order book' },
    { method: 'POST', path: '/api/v3/brokerage/orders', summary: 'Place an order' },
    { method: 'GET', path: '/v2/exchange-rates', summary: 'Get exchange rates' },
  ],
  popularity: 4,
  directoryId: null,
};
