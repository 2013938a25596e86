import type { CuratedApi } from '#src/curated-api.ts';

export const audd: CuratedApi = {
  slug: 'audd',
  name: 'AudD',
  description:
    'Recognises music in recordings, files and streams, with links to the services that have the song.',
  categories: ['media', 'entertainment'],
  capabilities: [
    'music recognition',
    'song identification',
    'audio fingerprint',
    'stream monitoring',
    'lyrics search',
  ],
  useCases: ['identifying the song that is playing', 'music in user videos', 'radio monitoring'],
  synonyms: ['Shazam', 'ACRCloud', 'identify songs', 'copyright'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per thousand requests or per stream.',
    freeTier: 'Trial requests',
    checked: null,
  },
  urls: {
    website: 'https://audd.io/',
    registration: 'https://dashboard.audd.io/',
    documentation: 'https://docs.audd.io/',
    developerPortal: 'https://dashboard.audd.io/',
    apiReference: 'https://docs.audd.io/',
  },
  domains: ['audd.io'],
  keyPlacement: { type: 'query', name: 'api_token' },
  baseUrl: 'https://api.audd.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/', summary: 'Recognise a song' },
    { method: 'POST', path: '/findLyrics/', summary: 'Find lyrics' },
    { method: 'POST', path: '/addStream/', summary: 'Monitor a stream' },
  ],
  popularity: 2,
  directoryId: null,
};
