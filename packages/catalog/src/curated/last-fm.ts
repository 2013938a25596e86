import type { CuratedApi } from '#src/curated-api.ts';

export const lastFm: CuratedApi = {
  slug: 'last-fm',
  name: 'Last.fm',
  alsoCalled: ['Last fm', 'LastFM'],
  description:
    'What people listen to: artists, albums, tags, similar artists, charts, and the listening history of users.',
  categories: ['media', 'entertainment'],
  capabilities: [
    'music metadata',
    'similar artists',
    'music charts',
    'listening history',
    'album data',
    'scrobbling',
  ],
  useCases: ['recommended bands', 'year in music', 'now playing'],
  synonyms: ['songs', 'scrobble', 'music statistics'],
  pricing: {
    model: 'free',
    summary: 'Free for use that earns nothing; other use by agreement.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://www.last.fm/api',
    registration: 'https://www.last.fm/api/account/create',
    documentation: 'https://www.last.fm/api/intro',
    developerPortal: 'https://www.last.fm/api/accounts',
    apiReference: 'https://www.last.fm/api',
  },
  domains: ['last.fm', 'audioscrobbler.com'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://ws.audioscrobbler.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/2.0/',
      summary: 'Ask for what the parameter method names, such as artist.getSimilar',
    },
  ],
  popularity: 3,
  directoryId: null,
};
