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
    summary: 'A price per thousand calls by kind, beyond what is free each day.',
    freeTier: 'A small amount of use each day, more with a free key; reading single records',
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
    { method: 'GET', path: '/works/{id}', summary: 'Read a work' },
    { method: 'GET', path: '/authors', summary: 'Search authors' },
    { method: 'GET', path: '/institutions', summary: 'Search institutions' },
    { method: 'GET', path: '/topics', summary: 'List topics' },
  ],
  popularity: 3,
  directoryId: null,
};
