import type { CuratedApi } from '#src/curated-api.ts';

export const woocommerce: CuratedApi = {
  slug: 'woocommerce',
  name: 'WooCommerce',
  description:
    'Products, orders, customers, coupons and reports of a shop that runs on WordPress. Every shop has its own host.',
  categories: ['e-commerce'],
  capabilities: [
    'product catalog',
    'order management',
    'inventory management',
    'customer management',
    'discounts',
    'online store',
    'sales reports',
    'webhooks',
  ],
  useCases: [
    'synchronising stock with a warehouse',
    'order export to accounting',
    'store dashboard',
    "shop's mobile app",
  ],
  synonyms: ['WordPress', 'online shop', 'web shop', 'store', 'open source', 'ecommerce platform'],
  pricing: {
    model: 'free',
    summary: 'The software and its API are free; hosting and some extensions are not.',
    freeTier: 'Entirely free',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://woocommerce.com/',
    registration: 'https://woocommerce.com/start/',
    documentation: 'https://developer.woocommerce.com/docs/',
    developerPortal: 'https://woocommerce.com/document/woocommerce-rest-api/',
    apiReference: 'https://developer.woocommerce.com/docs/apis/rest-api/',
  },
  domains: ['woocommerce.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: null,
  keyHint: 'CONSUMER_KEY:CONSUMER_SECRET, beginning with ck_ and cs_',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/wp-json/wc/v3/products',
      summary: 'List products',
    },
    {
      method: 'POST',
      path: '/wp-json/wc/v3/products',
      summary: 'Create a product',
      body: { name: 'Example product', type: 'simple', regular_price: '10.00' },
    },
    {
      method: 'GET',
      path: '/wp-json/wc/v3/orders',
      summary: 'List orders',
    },
    {
      method: 'PUT',
      path: '/wp-json/wc/v3/orders/{id}',
      summary: 'Update an order',
      body: { status: 'completed' },
    },
    {
      method: 'GET',
      path: '/wp-json/wc/v3/customers',
      summary: 'List customers',
    },
    {
      method: 'GET',
      path: '/wp-json/wc/v3/reports/sales',
      summary: 'Get sales reports',
    },
  ],
  popularity: 5,
  directoryId: null,
};
