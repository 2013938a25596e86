import type { CuratedApi } from '#src/curated-api.ts';

export const etsy: CuratedApi = {
  slug: 'etsy',
  name: 'Etsy Open API',
  description: 'Listings, shops, orders and reviews on the marketplace for handmade and vintage goods.',
  categories: ['e-commerce'],
  capabilities: [
    'product catalog',
    'product search',
    'order management',
    'inventory management',
    'reviews',
    'fulfillment',
    'webhooks',
  ],
  useCases: [
    'synchronising stock with a warehouse',
    'order export to accounting',
    'listing tool',
    'market research',
  ],
  synonyms: ['handmade', 'craft', 'marketplace', 'online shop', 'vintage'],
  pricing: {
    model: 'free',
    summary: 'The API is free, within daily limits; apps for other sellers need a review.',
    freeTier: 'Everything, within daily limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.etsy.com/',
    registration: 'https://www.etsy.com/developers/register',
    documentation: 'https://developers.etsy.com/documentation/',
    developerPortal: 'https://www.etsy.com/developers/your-apps',
    apiReference: 'https://developers.etsy.com/documentation/reference/',
  },
  domains: ['etsy.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-api-key',
  },
  baseUrl: 'https://openapi.etsy.com',
  keyHint: 'KEYSTRING:SHARED_SECRET',
  oauth: {
    authorizationUrl: 'https://www.etsy.com/oauth/connect',
    tokenUrl: 'https://api.etsy.com/v3/public/oauth/token',
    scopes: ['listings_r', 'shops_r', 'transactions_r'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v3/application/openapi-ping',
      summary: 'Check whether the key works',
    },
    {
      method: 'GET',
      path: '/v3/application/listings/active',
      summary: 'Search listings',
    },
    {
      method: 'GET',
      path: '/v3/application/listings/{listing_id}',
      summary: 'Get a listing',
    },
    {
      method: 'GET',
      path: '/v3/application/shops/{shop_id}',
      summary: 'Get a shop',
    },
    {
      method: 'GET',
      path: '/v3/application/shops/{shop_id}/receipts',
      summary: 'List orders',
    },
  ],
  popularity: 4,
  directoryId: null,
};
