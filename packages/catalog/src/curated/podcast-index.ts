import type { CuratedApi } from '#src/curated-api.ts';

export const podcastIndex: CuratedApi = {
  slug: 'podcast-index',
  name: 'Podcast Index',
  description:
    'An open index of millions of podcasts and their episodes, by the people behind Podcasting 2.0.',
  categories: ['media', 'search'],
  capabilities: ['podcast search', 'podcast episodes', 'trending podcasts', 'new episodes'],
  useCases: ['podcast app', 'new episodes of a show', 'list of shows on a topic'],
  synonyms: ['podcasts', 'RSS', 'open data', 'audio shows'],
  pricing: {
    model: 'free',
    summary: 'Free.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://podcastindex.org/',
    registration: 'https://api.podcastindex.org/signup',
    documentation: 'https://podcastindex-org.github.io/docs-api/',
    developerPortal: 'https://api.podcastindex.org/',
    apiReference: 'https://podcastindex-org.github.io/docs-api/',
  },
  domains: ['podcastindex.org', 'podcastindex-org.github.io'],
  keyPlacement: {
    type: 'parts',
    main: 'api_secret',
    parts: [
      { name: 'api_key', label: 'API key', isSecret: false },
      { name: 'api_secret', label: 'API secret', isSecret: true },
    ],
    places: [
      { in: 'header', name: 'X-Auth-Key', value: '{api_key}' },
      { in: 'header', name: 'X-Auth-Date', value: '{timestamp}' },
      { in: 'header', name: 'Authorization', value: '{signature}' },
    ],
    signature: { algorithm: 'sha1', text: '{api_key}{api_secret}{timestamp}' },
  },
  baseUrl: 'https://api.podcastindex.org/api/1.0',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search/byterm', summary: 'Search podcasts' },
    { method: 'GET', path: '/podcasts/byfeedid', summary: 'Get a podcast' },
    { method: 'GET', path: '/episodes/byfeedid', summary: 'List episodes' },
    { method: 'GET', path: '/podcasts/trending', summary: 'List trends' },
  ],
  popularity: 2,
  directoryId: null,
};
