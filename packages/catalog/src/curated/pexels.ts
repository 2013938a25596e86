import type { CuratedApi } from '#src/curated-api.ts';

export const pexels: CuratedApi = {
  slug: 'pexels',
  name: 'Pexels',
  description: 'Free photos and videos of high quality, searched by words, colour and orientation.',
  categories: ['media', 'search'],
  capabilities: ['stock photos', 'stock videos', 'photo search', 'curated photos'],
  useCases: ['pictures for a blog', 'backgrounds', 'templates'],
  synonyms: ['free images', 'royalty free', 'free stock videos', 'wallpapers'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; calls an hour and a month are limited.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://www.pexels.com/api/',
    registration: 'https://www.pexels.com/join-consumer/',
    documentation: 'https://www.pexels.com/api/documentation/',
    developerPortal: 'https://www.pexels.com/api/key/',
    apiReference: 'https://www.pexels.com/api/documentation/',
  },
  domains: ['pexels.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.pexels.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/search', summary: 'Search photos' },
    { method: 'GET', path: '/v1/curated', summary: 'List good photos' },
    { method: 'GET', path: '/v1/photos/{id}', summary: 'Read a photo' },
    { method: 'GET', path: '/v1/videos/search', summary: 'Search videos' },
  ],
  popularity: 4,
  directoryId: null,
};
