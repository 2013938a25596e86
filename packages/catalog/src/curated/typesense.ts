import type { CuratedApi } from '#src/curated-api.ts';

export const typesense: CuratedApi = {
  slug: 'typesense',
  name: 'Typesense',
  description:
    'A fast, typo-tolerant search engine with facets, geographic search, vectors and synonyms. Open source or hosted.',
  categories: ['search', 'developer-tools'],
  capabilities: [
    'full-text search',
    'site search',
    'typo-tolerant search',
    'autocomplete',
    'faceted search',
    'semantic search',
    'vector search',
    'geographic search',
  ],
  useCases: ['shop search', 'documentation search box', 'store finder'],
  synonyms: ['instant search', 'search as you type', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by the hour and by cluster size.',
    freeTier: 'The software itself, and some hours of the cloud',
    checked: null,
  },
  urls: {
    website: 'https://typesense.org/',
    registration: 'https://cloud.typesense.org/',
    documentation: 'https://typesense.org/docs/',
    developerPortal: 'https://cloud.typesense.org/',
    apiReference: 'https://typesense.org/docs/latest/api/',
  },
  domains: ['typesense.org', 'typesense.net'],
  keyPlacement: { type: 'header', name: 'X-TYPESENSE-API-KEY' },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/collections', summary: 'List collections' },
    { method: 'POST', path: '/collections', summary: 'Create a collection' },
    { method: 'POST', path: '/collections/{collection}/documents', summary: 'Store a document' },
    { method: 'GET', path: '/collections/{collection}/documents/search', summary: 'Search' },
    { method: 'POST', path: '/multi_search', summary: 'Search in several collections' },
    { method: 'GET', path: '/health', summary: 'Check whether the service responds' },
  ],
  popularity: 3,
  directoryId: null,
};
