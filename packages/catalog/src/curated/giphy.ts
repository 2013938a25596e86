import type { CuratedApi } from '#src/curated-api.ts';

export const giphy: CuratedApi = {
  slug: 'giphy',
  name: 'GIPHY',
  description: 'Animated GIFs, stickers and clips: search, trending and random.',
  categories: ['media', 'entertainment'],
  capabilities: ['GIF search', 'stickers', 'trending content', 'emoji', 'short video clips'],
  useCases: ['GIF picker in a chat', 'reactions', 'fun bot'],
  synonyms: ['animated GIF', 'memes', 'Tenor alternative'],
  pricing: {
    model: 'freemium',
    summary: 'A rate-limited test key; a production key requires an application and is priced by agreement.',
    freeTier: 'A test key with an hourly call limit',
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
    { method: 'GET', path: '/v1/gifs/random', summary: 'Get a random GIF' },
    { method: 'GET', path: '/v1/stickers/search', summary: 'Search stickers' },
  ],
  popularity: 4,
  directoryId: 'giphy.com',
};
