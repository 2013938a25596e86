import type { CuratedApi } from '#src/curated-api.ts';

export const alpaca: CuratedApi = {
  slug: 'alpaca',
  name: 'Alpaca',
  description:
    'Trades US shares, options and crypto coins by API, with live and historical market data, paper trading for practice, and accounts for apps that offer trading.',
  categories: ['finance', 'market-data'],
  capabilities: [
    'stock trading',
    'paper trading',
    'stock prices',
    'market data stream',
    'options trading',
    'cryptocurrency trading',
    'brokerage accounts',
  ],
  useCases: ['trading bot', 'robo-adviser', 'investing app'],
  synonyms: ['broker', 'stock market', 'algorithmic trading', 'commission-free'],
  pricing: {
    model: 'freemium',
    summary: 'Commission-free trading of US shares; full market data needs a monthly plan.',
    freeTier: 'Paper trading and basic market data',
    checked: null,
  },
  urls: {
    website: 'https://alpaca.markets/',
    registration: 'https://app.alpaca.markets/signup',
    documentation: 'https://docs.alpaca.markets/',
    developerPortal: 'https://app.alpaca.markets/',
    apiReference: 'https://docs.alpaca.markets/reference/',
  },
  domains: ['alpaca.markets'],
  keyPlacement: {
    type: 'parts',
    main: 'secret_key',
    parts: [
      { name: 'key_id', label: 'API key ID', isSecret: false },
      { name: 'secret_key', label: 'Secret key', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'APCA-API-KEY-ID', value: '{key_id}' },
      { in: 'header', name: 'APCA-API-SECRET-KEY', value: '{secret_key}' },
    ],
  },
  baseUrl: 'https://paper-api.alpaca.markets',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://app.alpaca.markets/oauth/authorize',
    tokenUrl: 'https://api.alpaca.markets/oauth/token',
    scopes: ['account:write', 'trading', 'data'],
  },
  operations: [
    { method: 'GET', path: '/v2/account', summary: 'Get the account' },
    { method: 'GET', path: '/v2/positions', summary: 'List positions' },
    { method: 'POST', path: '/v2/orders', summary: 'Place an order' },
    { method: 'GET', path: '/v2/orders', summary: 'List orders' },
    { method: 'GET', path: '/v2/assets', summary: 'List tradable assets' },
  ],
  popularity: 3,
  directoryId: null,
};
