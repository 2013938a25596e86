import type { CuratedApi } from '#src/curated-api.ts';

export const giphy: CuratedApi = {
  slug: 'giphy',
  name: 'GIPHY',
  description: 'Animated pictures, stickers and clips: search, trends, random ones.',
  categories: ['media', 'entertainment'],
  capabilities: ['GIF search', 'stickers', 'trending content', 'emoji', 'short video clips'],
  useCases: ['picker in a chat', 'reactions', 'fun bot'],
  synonyms: ['animated GIF', 'memes', 'Tenor alternative'],
  pricing: {
    model: 'freemium',
    summary: 'A test key with a limit; a production key after an application, at a price by agreement.',
    freeTier: 'A test key with a number of calls an hour',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://giphy.com/',
    registration: 'https://developers.giphy.com/dashboard/',
    documentation: 'https://developers.giphy.com/docs/',
    developerPortal: 'https://developers.giphy.com/dashboard/',
    apiReference: 'https://developers.giphy.com/docs/api/endpoint',
  },
  domains: ['giphy.com'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://api.giphy.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/gifs/search', summary: 'Search pictures' },
    { method: 'GET', path: '/v1/gifs/trending', summary: 'List trends' },
    { method: 'GET', path: '/v1/gifs/random', summary: 'Get a random picture' },
    { method: 'GET', path: '/v1/stickers/search', summary: 'Search stickers' },
  ],
  popularity: 4,
  directoryId: 'giphy.com',
};
