import type { CuratedApi } from '#src/curated-api.ts';

export const printful: CuratedApi = {
  slug: 'printful',
  name: 'Printful',
  description:
    'Prints clothes, posters, mugs and more when they are ordered, and sends them to the buyer under the seller’s name.',
  categories: ['e-commerce', 'logistics'],
  capabilities: [
    'print on demand',
    'custom merchandise',
    'order fulfillment',
    'shipping rates',
    'mockup generation',
    'product catalogue',
  ],
  useCases: ['shop for shirts without stock', 'merchandise of a band', 'presents for staff'],
  synonyms: ['custom t-shirts', 'dropshipping', 'Printify', 'merch'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per product and shipping; no monthly price needed.',
    freeTier: 'All of the API',
    checked: null,
  },
  urls: {
    website: 'https://www.printful.com/',
    registration: 'https://www.printful.com/auth/register',
    documentation: 'https://developers.printful.com/docs/',
    developerPortal: 'https://developers.printful.com/tokens',
    apiReference: 'https://developers.printful.com/docs/',
  },
  domains: ['printful.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.printful.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://www.printful.com/oauth/authorize',
    tokenUrl: 'https://www.printful.com/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/products', summary: 'List products that can be printed' },
    { method: 'POST', path: '/orders', summary: 'Order' },
    { method: 'GET', path: '/orders', summary: 'List orders' },
    { method: 'POST', path: '/shipping/rates', summary: 'Ask for shipping prices' },
    { method: 'POST', path: '/mockup-generator/create-task/{id}', summary: 'Make pictures of a product' },
  ],
  popularity: 3,
  directoryId: null,
};
