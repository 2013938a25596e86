import type { CuratedApi } from '#src/curated-api.ts';

export const lastFm: CuratedApi = {
  slug: 'last-fm',
  name: 'Last.fm',
  alsoCalled: ['Last fm', 'LastFM'],
  description:
    "What people listen to: artists, albums, tags, similar artists, charts, and users' listening history.",
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
    summary: 'Free for non-commercial use; other use by agreement.',
    freeTier: 'Entirely free',
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
      summary: 'Call the method named in the method parameter, such as artist.getSimilar',
    },
  ],
  popularity: 3,
  directoryId: null,
};
