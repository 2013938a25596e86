import type { CuratedApi } from '#src/curated-api.ts';

export const musicbrainz: CuratedApi = {
  slug: 'musicbrainz',
  name: 'MusicBrainz',
  description:
    'An open encyclopedia of music: artists, recordings, releases, labels and how they relate, without a key.',
  categories: ['media', 'entertainment'],
  capabilities: ['music metadata', 'artist data', 'album data', 'music search', 'discography'],
  useCases: ['tags for music files', 'band discography', 'record collection'],
  synonyms: ['songs', 'albums', 'labels', 'open data', 'no key'],
  pricing: {
    model: 'freemium',
    summary: 'Free for non-commercial use; supporters pay according to their size.',
    freeTier: 'One call per second, with a User-Agent that names the application',
    checked: null,
  },
  urls: {
    website: 'https://musicbrainz.org/',
    registration: 'https://musicbrainz.org/doc/MusicBrainz_API',
    documentation: 'https://musicbrainz.org/doc/MusicBrainz_API',
    developerPortal: null,
    apiReference: 'https://musicbrainz.org/doc/MusicBrainz_API',
  },
  domains: ['musicbrainz.org'],
  keyPlacement: null,
  baseUrl: 'https://musicbrainz.org',
  keyHint: 'No key is needed, but a User-Agent that names the application is required',
  oauth: null,
  operations: [
    { method: 'GET', path: '/ws/2/artist', summary: 'Search artists' },
    { method: 'GET', path: '/ws/2/recording', summary: 'Search recordings' },
    { method: 'GET', path: '/ws/2/release', summary: 'Search releases' },
    { method: 'GET', path: '/ws/2/artist/{id}', summary: 'Get an artist' },
  ],
  popularity: 3,
  directoryId: null,
};
