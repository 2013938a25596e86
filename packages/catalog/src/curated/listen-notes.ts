import type { CuratedApi } from '#src/curated-api.ts';

export const listenNotes: CuratedApi = {
  slug: 'listen-notes',
  name: 'Listen Notes',
  description:
    'A search engine for podcasts: shows, episodes, transcripts, best-of lists and recommendations.',
  categories: ['media', 'search'],
  capabilities: ['podcast search', 'podcast episodes', 'podcast recommendations', 'transcripts'],
  useCases: ['podcast app', 'show guests', 'mentions in podcasts'],
  synonyms: ['podcasts', 'episodes', 'audio shows'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://www.listennotes.com/',
    registration: 'https://www.listennotes.com/api/',
    documentation: 'https://www.listennotes.com/api/docs/',
    developerPortal: 'https://www.listennotes.com/api/dashboard/',
    apiReference: 'https://www.listennotes.com/api/docs/',
  },
  domains: ['listennotes.com'],
  keyPlacement: { type: 'header', name: 'X-ListenAPI-Key' },
  baseUrl: 'https://listen-api.listennotes.com/api/v2',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search', summary: 'Search podcasts and episodes' },
    { method: 'GET', path: '/podcasts/{id}', summary: 'Get a podcast' },
    { method: 'GET', path: '/episodes/{id}', summary: 'Get an episode' },
    { method: 'GET', path: '/best_podcasts', summary: 'List the best podcasts' },
    { method: 'GET', path: '/genres', summary: 'List genres' },
  ],
  popularity: 2,
  directoryId: 'listennotes.com',
};
