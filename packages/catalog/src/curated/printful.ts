import type { CuratedApi } from '#src/curated-api.ts';

export const printful: CuratedApi = {
  slug: 'printful',
  name: 'Printful',
  description:
    "Prints clothes, posters, mugs and more on demand, and ships them to the buyer under the seller's name.",
  categories: ['e-commerce', 'logistics'],
  capabilities: [
    'print on demand',
    'custom merchandise',
    'order fulfillment',
    'shipping rates',
    'mockup generation',
    'product catalogue',
  ],
  useCases: ['T-shirt shop without stock', 'band merchandise', 'staff gifts and presents'],
  synonyms: ['custom t-shirts', 'dropshipping', 'Printify', 'merch'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per product plus shipping; no monthly fee required.',
    freeTier: 'The entire API',
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
    { method: 'POST', path: '/orders', summary: 'Place an order' },
    { method: 'GET', path: '/orders', summary: 'List orders' },
    { method: 'POST', path: '/shipping/rates', summary: 'Get shipping rates' },
    { method: 'POST', path: '/mockup-generator/create-task/{id}', summary: 'Create mock-ups of a product' },
  ],
  popularity: 3,
  directoryId: null,
};
