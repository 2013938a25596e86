import type { CuratedApi } from '#src/curated-api.ts';

export const adobeCommerce: CuratedApi = {
  slug: 'adobe-commerce',
  name: 'Adobe Commerce (Magento)',
  alsoCalled: ['Magento'],
  description:
    'An online shop system, self-hosted or hosted by Adobe: products, carts, orders, customers and stock over REST and GraphQL.',
  categories: ['e-commerce'],
  capabilities: [
    'online store',
    'product catalogue',
    'shopping cart',
    'order management',
    'GraphQL',
    'inventory',
    'customer records',
  ],
  useCases: ['your own shop with an app', 'orders in the books', 'products from an ERP'],
  synonyms: ['Magento 2', 'Magento Open Source', 'open source', 'self-hosted', 'webshop'],
  pricing: {
    model: 'contact-sales',
    summary: 'Magento Open Source is free; Adobe Commerce is priced by contract.',
    freeTier: 'Magento Open Source',
    checked: null,
  },
  urls: {
    website: 'https://business.adobe.com/products/commerce.html',
    registration: 'https://business.adobe.com/products/commerce/open-source.html',
    documentation: 'https://developer.adobe.com/commerce/webapi/',
    developerPortal: null,
    apiReference: 'https://developer.adobe.com/commerce/webapi/rest/quick-reference/',
  },
  domains: ['adobe.com', 'magento.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'An admin or integration token; the cloud service takes an Adobe IMS token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/rest/V1/products', summary: 'List products' },
    { method: 'GET', path: '/rest/V1/orders', summary: 'List orders' },
    { method: 'POST', path: '/rest/V1/products', summary: 'Add a product' },
    { method: 'GET', path: '/rest/V1/customers/search', summary: 'Search customers' },
    { method: 'POST', path: '/graphql', summary: 'Query with GraphQL' },
  ],
  popularity: 3,
  directoryId: null,
};
