import type { CuratedApi } from '#src/curated-api.ts';

export const openalex: CuratedApi = {
  slug: 'openalex',
  name: 'OpenAlex',
  description: 'An open catalogue of scholarly works, authors, institutions, topics and citations.',
  categories: ['science', 'education'],
  capabilities: ['research papers', 'citation data', 'author data', 'institution data', 'scholarly search'],
  useCases: ['literature review', 'papers of a university', 'trends in a field'],
  synonyms: ['scientific papers', 'academic', 'bibliometrics', 'open data', 'Microsoft Academic'],
  pricing: {
    model: 'freemium',
    summary: 'Credits by day; more by plan.',
    freeTier: 'A number of credits each day',
    checked: null,
  },
  urls: {
    website: 'https://openalex.org/',
    registration: 'https://openalex.org/login',
    documentation: 'https://docs.openalex.org/',
    developerPortal: 'https://openalex.org/settings/api',
    apiReference: 'https://docs.openalex.org/',
  },
  domains: ['openalex.org'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.openalex.org',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/works', summary: 'Search works' },
    { method: 'GET', path: '/works/{id}', summary: 'Read a work' },
    { method: 'GET', path: '/authors', summary: 'Search authors' },
    { method: 'GET', path: '/institutions', summary: 'Search institutions' },
    { method: 'GET', path: '/topics', summary: 'List topics' },
  ],
  popularity: 3,
  directoryId: null,
};
