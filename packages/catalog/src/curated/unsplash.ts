import type { CuratedApi } from '#src/curated-api.ts';

export const unsplash: CuratedApi = {
  slug: 'unsplash',
  name: 'Unsplash',
  description:
    'Millions of free photos with search, collections and random picks; photographers must be credited.',
  categories: ['media', 'search'],
  capabilities: ['stock photos', 'image search', 'image metadata', 'photo collections'],
  useCases: ['photos for a blog', 'backgrounds', 'photo picker in an editor', 'design tool'],
  synonyms: ['free images', 'pictures', 'photography', 'stock images', 'royalty free'],
  pricing: {
    model: 'free',
    summary: 'Free, with an hourly call limit that is raised after a review.',
    freeTier: 'Everything, within the hourly limit',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://unsplash.com/',
    registration: 'https://unsplash.com/join',
    documentation: 'https://unsplash.com/documentation',
    developerPortal: 'https://unsplash.com/oauth/applications',
    apiReference: 'https://unsplash.com/documentation',
  },
  domains: ['unsplash.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Client-ID ',
  },
  baseUrl: 'https://api.unsplash.com',
  keyHint: "The application's access key",
  oauth: {
    authorizationUrl: 'https://unsplash.com/oauth/authorize',
    tokenUrl: 'https://unsplash.com/oauth/token',
    scopes: ['public'],
  },
  operations: [
    {
      method: 'GET',
      path: '/search/photos',
      summary: 'Search photos',
    },
    {
      method: 'GET',
      path: '/photos/random',
      summary: 'Get random photos',
    },
    {
      method: 'GET',
      path: '/photos/{id}',
      summary: 'Get a photo',
    },
    {
      method: 'GET',
      path: '/collections/{id}/photos',
      summary: 'List the photos of a collection',
    },
    {
      method: 'GET',
      path: '/photos/{id}/download',
      summary: 'Count a download',
    },
  ],
  popularity: 4,
  directoryId: null,
};
