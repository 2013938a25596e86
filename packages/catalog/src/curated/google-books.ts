import type { CuratedApi } from '#src/curated-api.ts';

export const googleBooks: CuratedApi = {
  slug: 'google-books',
  name: 'Google Books API',
  alsoCalled: ['Google Books'],
  builtIn: { slug: 'google', is: 'part' },
  description: 'Books by title, author or ISBN, with covers, descriptions, previews and shelves.',
  categories: ['entertainment', 'education', 'media'],
  capabilities: ['book search', 'ISBN lookup', 'book covers', 'book metadata', 'reading lists'],
  useCases: ['library app', 'book cover', 'reading list'],
  synonyms: ['books', 'library', 'authors', 'ebooks'],
  pricing: {
    model: 'free',
    summary: 'Free, with a daily call limit.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.google.com/books',
    registration: 'https://console.cloud.google.com/apis/library/books.googleapis.com',
    documentation: 'https://developers.google.com/books/docs/v1/using',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/books/docs/v1/reference',
  },
  domains: ['books.google.com', 'books.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://www.googleapis.com/books/v1',
  keyHint: 'AIza…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/volumes', summary: 'Search books' },
    { method: 'GET', path: '/volumes/{volumeId}', summary: 'Get a book' },
    { method: 'GET', path: '/users/{userId}/bookshelves', summary: 'List the public shelves of a user' },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:books',
};
