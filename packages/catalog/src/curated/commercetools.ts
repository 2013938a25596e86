import type { CuratedApi } from '#src/curated-api.ts';

export const commercetools: CuratedApi = {
  slug: 'commercetools',
  name: 'commercetools',
  description:
    'The parts of a large shop as services: products, prices, carts, orders, customers and promotions, over REST and GraphQL.',
  categories: ['e-commerce'],
  capabilities: [
    'online store',
    'product catalogue',
    'shopping cart',
    'order management',
    'GraphQL',
    'promotions',
    'inventory',
  ],
  useCases: ['shop with an own front end', 'many countries and brands', 'business customers'],
  synonyms: ['headless commerce', 'composable commerce', 'MACH'],
  pricing: {
    model: 'contact-sales',
    summary: 'By contract by orders.',
    freeTier: 'A trial',
    checked: null,
  },
  urls: {
    website: 'https://commercetools.com/',
    registration: 'https://commercetools.com/free-trial',
    documentation: 'https://docs.commercetools.com/',
    developerPortal: 'https://mc.europe-west1.gcp.commercetools.com/',
    apiReference: 'https://docs.commercetools.com/api/',
  },
  domains: ['commercetools.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.europe-west1.gcp.commercetools.com',
  keyHint: 'An access token for client id and secret',
  oauth: null,
  operations: [
    { method: 'GET', path: '/{projectKey}/product-projections/search', summary: 'Search products' },
    { method: 'GET', path: '/{projectKey}/products', summary: 'List products' },
    { method: 'POST', path: '/{projectKey}/carts', summary: 'Start a cart' },
    { method: 'POST', path: '/{projectKey}/orders', summary: 'Order a cart' },
    { method: 'POST', path: '/{projectKey}/graphql', summary: 'Ask by GraphQL' },
  ],
  popularity: 3,
  directoryId: null,
};
