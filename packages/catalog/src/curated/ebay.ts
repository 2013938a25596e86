import type { CuratedApi } from '#src/curated-api.ts';

export const ebay: CuratedApi = {
  slug: 'ebay',
  name: 'eBay',
  alsoCalled: ['eBay API'],
  description:
    'Searches and buys items, and covers what sellers do: listings, orders, stock, offers, returns and advertising.',
  categories: ['e-commerce'],
  capabilities: [
    'marketplace listings',
    'product search',
    'orders',
    'inventory',
    'item prices',
    'seller account',
    'advertising',
  ],
  useCases: ['prices of used items', 'stock across many shops', 'orders in the books'],
  synonyms: ['sell on eBay', 'auctions', 'multichannel', 'second hand'],
  pricing: {
    model: 'free',
    summary: 'The API is free, with a daily call limit; sellers pay fees on sales.',
    freeTier: 'The entire API',
    checked: null,
  },
  urls: {
    website: 'https://developer.ebay.com/',
    registration: 'https://developer.ebay.com/signin',
    documentation: 'https://developer.ebay.com/develop',
    developerPortal: 'https://developer.ebay.com/my/keys',
    apiReference: 'https://developer.ebay.com/develop/apis',
  },
  domains: ['ebay.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.ebay.com',
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: {
    authorizationUrl: 'https://auth.ebay.com/oauth2/authorize',
    tokenUrl: 'https://api.ebay.com/identity/v1/oauth2/token',
    scopes: ['https://api.ebay.com/oauth/api_scope'],
  },
  operations: [
    { method: 'GET', path: '/buy/browse/v1/item_summary/search', summary: 'Search items' },
    { method: 'GET', path: '/buy/browse/v1/item/{item_id}', summary: 'Get an item' },
    { method: 'GET', path: '/sell/fulfillment/v1/order', summary: 'List orders' },
    { method: 'GET', path: '/sell/inventory/v1/inventory_item', summary: 'List stock' },
    { method: 'POST', path: '/sell/inventory/v1/offer', summary: 'Create an offer for an item' },
  ],
  popularity: 4,
  directoryId: 'ebay.com:buy-browse',
};
