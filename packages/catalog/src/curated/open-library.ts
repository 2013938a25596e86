import type { CuratedApi } from '#src/curated-api.ts';

export const openLibrary: CuratedApi = {
  slug: 'open-library',
  name: 'Open Library',
  alsoCalled: ['Openlibrary'],
  description:
    'An open catalogue of every book: works, editions, authors, covers and subjects, by the Internet Archive, without a key.',
  categories: ['entertainment', 'education'],
  capabilities: ['book search', 'ISBN lookup', 'book covers', 'book metadata', 'author data'],
  useCases: ['library app', 'book cover', 'reading list'],
  synonyms: ['books', 'authors', 'Internet Archive', 'open data', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://openlibrary.org/',
    registration: 'https://openlibrary.org/developers/api',
    documentation: 'https://openlibrary.org/developers/api',
    developerPortal: null,
    apiReference: 'https://openlibrary.org/swagger/docs',
  },
  domains: ['openlibrary.org'],
  keyPlacement: null,
  baseUrl: 'https://openlibrary.org',
  keyHint: 'No key is needed',
  oauth: null,
  operations: [
    { method: 'GET', path: '/search.json', summary: 'Search books' },
    { method: 'GET', path: '/isbn/{isbn}.json', summary: 'Get an edition by ISBN' },
    { method: 'GET', path: '/works/{id}.json', summary: 'Get a work' },
    { method: 'GET', path: '/authors/{id}.json', summary: 'Get an author' },
  ],
  popularity: 3,
  directoryId: null,
};
