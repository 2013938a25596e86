import type { CuratedApi } from '#src/curated-api.ts';

export const openLibrary: CuratedApi = {
  slug: 'open-library',
  name: 'Open Library',
  alsoCalled: ['Openlibrary'],
  description:
    'An open catalogue of every book: works, editions, authors, covers and subjects, by the Internet Archive, without a key.',
  categories: ['entertainment', 'education'],
  capabilities: ['book search', 'ISBN lookup', 'book covers', 'book metadata', 'author data'],
  useCases: ['library app', 'cover of a book', 'reading list'],
  synonyms: ['books', 'authors', 'Internet Archive', 'open data', 'no key'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged.',
    freeTier: 'All of it',
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
    { method: 'GET', path: '/isbn/{isbn}.json', summary: 'Read an edition by ISBN' },
    { method: 'GET', path: '/works/{id}.json', summary: 'Read a work' },
    { method: 'GET', path: '/authors/{id}.json', summary: 'Read an author' },
  ],
  popularity: 3,
  directoryId: null,
};
