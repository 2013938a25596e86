import type { CuratedApi } from '#src/curated-api.ts';

export const pexels: CuratedApi = {
  slug: 'pexels',
  name: 'Pexels',
  description: 'Free high-quality photos and videos, searchable by keyword, colour and orientation.',
  categories: ['media', 'search'],
  capabilities: ['stock photos', 'stock videos', 'photo search', 'curated photos'],
  useCases: ['pictures for a blog', 'backgrounds', 'templates'],
  synonyms: ['free images', 'royalty free', 'free stock videos', 'wallpapers'],
  pricing: {
    model: 'free',
    summary: 'Free, with hourly and monthly call limits.',
    freeTier: 'Entirely free',
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
    { method: 'GET', path: '/v1/curated', summary: 'List curated photos' },
    { method: 'GET', path: '/v1/photos/{id}', summary: 'Get a photo' },
    { method: 'GET', path: '/v1/videos/search', summary: 'Search videos' },
  ],
  popularity: 4,
  directoryId: null,
};
