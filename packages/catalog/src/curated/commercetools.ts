import type { CuratedApi } from '#src/curated-api.ts';

export const commercetools: CuratedApi = {
  slug: 'commercetools',
  name: 'commercetools',
  description:
    'The building blocks of a large online shop as services: products, prices, carts, orders, customers and promotions, over REST and GraphQL.',
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
  useCases: ['shop with its own front end', 'many countries and brands', 'business customers'],
  synonyms: ['headless commerce', 'composable commerce', 'MACH'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by contract, based on orders.',
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
  keyHint: 'An access token obtained with the client ID and secret',
  oauth: null,
  operations: [
    { method: 'GET', path: '/{projectKey}/product-projections/search', summary: 'Search products' },
    { method: 'GET', path: '/{projectKey}/products', summary: 'List products' },
    { method: 'POST', path: '/{projectKey}/carts', summary: 'Start a cart' },
    { method: 'POST', path: '/{projectKey}/orders', summary: 'Turn a cart into an order' },
    { method: 'POST', path: '/{projectKey}/graphql', summary: 'Query with GraphQL' },
  ],
  popularity: 3,
  directoryId: null,
};
