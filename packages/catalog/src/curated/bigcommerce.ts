import type { CuratedApi } from '#src/curated-api.ts';

export const bigcommerce: CuratedApi = {
  slug: 'bigcommerce',
  name: 'BigCommerce',
  description:
    'Catalogue, orders, customers, carts and checkout of a hosted shop, for back-office systems and custom storefronts.',
  categories: ['e-commerce'],
  capabilities: [
    'product catalog',
    'order management',
    'inventory management',
    'customer management',
    'shopping cart',
    'online checkout',
    'discounts',
    'online store',
    'webhooks',
    'gift certificates',
  ],
  useCases: [
    'synchronising stock with a warehouse',
    'order export to accounting',
    'your own storefront',
    'store dashboard',
  ],
  synonyms: ['online shop', 'web shop', 'store', 'headless commerce', 'ecommerce platform'],
  pricing: {
    model: 'subscription',
    summary: "The API is part of every store's monthly plan; developers get free stores for testing.",
    freeTier: 'Sandbox stores for developers',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.bigcommerce.com/',
    registration: 'https://www.bigcommerce.com/start-your-trial/',
    documentation: 'https://docs.bigcommerce.com/developer/docs',
    developerPortal: 'https://login.bigcommerce.com/',
    apiReference: 'https://docs.bigcommerce.com/developer/api-reference/about-our-apis',
  },
  domains: ['bigcommerce.com'],
  keyPlacement: {
    type: 'header',
    name: 'X-Auth-Token',
  },
  baseUrl: 'https://api.bigcommerce.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://login.bigcommerce.com/oauth2/authorize',
    tokenUrl: 'https://login.bigcommerce.com/oauth2/token',
    scopes: ['store_v2_products', 'store_v2_orders'],
  },
  operations: [
    {
      method: 'GET',
      path: '/stores/{store_hash}/v2/store',
      summary: 'Get the store',
    },
    {
      method: 'GET',
      path: '/stores/{store_hash}/v3/catalog/products',
      summary: 'List products',
    },
    {
      method: 'POST',
      path: '/stores/{store_hash}/v3/catalog/products',
      summary: 'Create a product',
    },
    {
      method: 'GET',
      path: '/stores/{store_hash}/v2/orders',
      summary: 'List orders',
    },
    {
      method: 'GET',
      path: '/stores/{store_hash}/v3/customers',
      summary: 'List customers',
    },
    {
      method: 'POST',
      path: '/stores/{store_hash}/v3/carts',
      summary: 'Create a cart',
    },
  ],
  popularity: 3,
  directoryId: null,
};
