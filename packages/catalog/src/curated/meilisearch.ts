import type { CuratedApi } from '#src/curated-api.ts';

export const meilisearch: CuratedApi = {
  slug: 'meilisearch',
  name: 'Meilisearch',
  description:
    'A typo-tolerant search engine that shows results as you type, with filters, facets and semantic search. Open source or hosted.',
  categories: ['search', 'developer-tools'],
  capabilities: [
    'full-text search',
    'site search',
    'typo-tolerant search',
    'autocomplete',
    'faceted search',
    'semantic search',
    'multi-search',
  ],
  useCases: ['shop search', 'documentation search box', 'search in an app'],
  synonyms: ['instant search', 'search as you type', 'open source', 'self-hosted', 'Rust'],
  pricing: {
    model: 'freemium',
    summary:
      'The software is free; the cloud has monthly plans based on documents and searches, or on resources.',
    freeTier: 'The software itself, and a trial of the cloud',
    checked: null,
  },
  urls: {
    website: 'https://www.meilisearch.com/',
    registration: 'https://cloud.meilisearch.com/register',
    documentation: 'https://www.meilisearch.com/docs',
    developerPortal: 'https://cloud.meilisearch.com/',
    apiReference: 'https://www.meilisearch.com/docs/reference/api/overview',
  },
  domains: ['meilisearch.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/indexes', summary: 'List indexes' },
    { method: 'POST', path: '/indexes/{index_uid}/documents', summary: 'Store documents' },
    { method: 'POST', path: '/indexes/{index_uid}/search', summary: 'Search' },
    { method: 'POST', path: '/multi-search', summary: 'Search in several indexes' },
    { method: 'GET', path: '/tasks', summary: 'List background tasks' },
    { method: 'GET', path: '/health', summary: 'Check whether the service responds' },
  ],
  popularity: 4,
  directoryId: 'meilisearch.com',
};
