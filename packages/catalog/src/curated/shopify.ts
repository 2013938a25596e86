import type { CuratedApi } from '#src/curated-api.ts';

export const shopify: CuratedApi = {
  slug: 'shopify',
  name: 'Shopify Admin API',
  description:
    'Products, orders, customers, stock and fulfillment of a Shopify store. GraphQL is the main API; the older REST resources still exist.',
  categories: ['e-commerce'],
  capabilities: [
    'product catalog',
    'order management',
    'inventory management',
    'customer management',
    'fulfillment',
    'online store',
    'discounts',
    'shopping cart',
    'webhooks',
    'gift cards',
  ],
  useCases: [
    'synchronising stock with a warehouse',
    'order export to accounting',
    'store dashboard',
    'app for merchants',
  ],
  synonyms: [
    'sell online',
    'sell products',
    'online shop',
    'web shop',
    'store',
    'merchant',
    'ecommerce platform',
  ],
  pricing: {
    model: 'subscription',
    summary: "The API is part of every store's monthly plan; developers get free stores for testing.",
    freeTier: 'Development stores',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.shopify.com/',
    registration: 'https://dev.shopify.com/',
    documentation: 'https://shopify.dev/docs',
    developerPortal: 'https://dev.shopify.com/dashboard',
    apiReference: 'https://shopify.dev/docs/api/admin-graphql',
  },
  domains: ['shopify.com', 'shopify.dev', 'myshopify.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Shopify-Access-Token',
  },
  baseUrl: null,
  keyHint: 'Access token of the installed app, obtained with its client ID and secret; valid for a day',
  // OAuth runs on each store's own host, so no single URL fits all.
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/admin/api/{version}/graphql.json',
      summary: 'Query and change data with GraphQL',
      body: { query: '{ shop { name } }' },
    },
    {
      method: 'GET',
      path: '/admin/api/{version}/shop.json',
      summary: 'Get the store',
    },
    {
      method: 'GET',
      path: '/admin/api/{version}/products.json',
      summary: 'List products',
    },
    {
      method: 'GET',
      path: '/admin/api/{version}/orders.json',
      summary: 'List orders',
    },
    {
      method: 'GET',
      path: '/admin/api/{version}/customers.json',
      summary: 'List customers',
    },
  ],
  popularity: 5,
  directoryId: null,
};
