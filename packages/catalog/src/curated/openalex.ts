import type { CuratedApi } from '#src/curated-api.ts';

export const openalex: CuratedApi = {
  slug: 'openalex',
  name: 'OpenAlex',
  description: 'An open catalogue of scholarly works, authors, institutions, topics and citations.',
  categories: ['science', 'education'],
  capabilities: ['research papers', 'citation data', 'author data', 'institution data', 'scholarly search'],
  useCases: ['literature review', "a university's papers", 'trends in a field'],
  synonyms: ['scientific papers', 'academic', 'bibliometrics', 'open data', 'Microsoft Academic'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand calls, depending on their type, beyond the free daily allowance.',
    freeTier: 'A small daily allowance, larger with a free key; retrieving single records',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://openalex.org/',
    registration: 'https://openalex.org/login',
    documentation: 'https://developers.openalex.org/',
    developerPortal: 'https://openalex.org/settings/api',
    apiReference: 'https://developers.openalex.org/api-reference/authentication',
  },
  domains: ['openalex.org'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.openalex.org',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/works', summary: 'Search works' },
    { method: 'GET', path: '/works/{id}', summary: 'Get a work' },
    { method: 'GET', path: '/authors', summary: 'Search authors' },
    { method: 'GET', path: '/institutions', summary: 'Search institutions' },
    { method: 'GET', path: '/topics', summary: 'List topics' },
  ],
  popularity: 3,
  directoryId: null,
};
