import type { CuratedApi } from '#src/curated-api.ts';

export const algolia: CuratedApi = {
  slug: 'algolia',
  name: 'Algolia',
  description:
    'Hosted search for shops and sites that shows results as you type, with filters, synonyms, ranking rules, recommendations and analytics.',
  categories: ['search', 'e-commerce'],
  capabilities: [
    'full-text search',
    'product search',
    'search suggestions',
    'faceted search',
    'recommendations',
    'typo tolerance',
    'geo search',
    'semantic search',
    'product recommendations',
  ],
  useCases: ['search on a site', 'product search in a shop', 'documentation search', 'store locator'],
  synonyms: [
    'site search',
    'search as a service',
    'autocomplete',
    'instant search',
    'Elasticsearch alternative',
  ],
  pricing: {
    model: 'freemium',
    summary: 'Billed by the number of searches and records.',
    freeTier: 'A monthly allowance of searches, and a limited number of records',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.algolia.com/',
    registration: 'https://dashboard.algolia.com/users/sign_up',
    documentation: 'https://www.algolia.com/doc/',
    developerPortal: 'https://dashboard.algolia.com/account/api-keys',
    apiReference: 'https://www.algolia.com/doc/rest-api/search/',
  },
  domains: ['algolia.com', 'algolia.net'],
  keyPlacement: {
    type: 'header',
    name: 'X-Algolia-API-Key',
  },
  // The host begins with the application ID.
  baseUrl: null,
  keyHint: 'The application ID goes in an X-Algolia-Application-Id header',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/1/indexes',
      summary: 'List indexes',
    },
    {
      method: 'POST',
      path: '/1/indexes/{indexName}/query',
      summary: 'Search',
      body: { query: 'phone', hitsPerPage: 10 },
    },
    {
      method: 'POST',
      path: '/1/indexes/{indexName}',
      summary: 'Add a record',
      body: { name: 'Example product' },
    },
    {
      method: 'POST',
      path: '/1/indexes/{indexName}/batch',
      summary: 'Add, update and delete records',
    },
    {
      method: 'GET',
      path: '/1/keys',
      summary: 'List keys',
    },
  ],
  popularity: 4,
  directoryId: null,
};
