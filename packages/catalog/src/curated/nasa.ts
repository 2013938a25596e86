import type { CuratedApi } from '#src/curated-api.ts';

export const nasa: CuratedApi = {
  slug: 'nasa',
  name: 'NASA Open APIs',
  description:
    'NASA pictures and data: the astronomy picture of the day, near-Earth asteroids, space weather and images of Earth.',
  categories: ['science', 'education', 'government'],
  capabilities: [
    'astronomy data',
    'space images',
    'asteroid data',
    'space weather',
    'satellite images',
    'open data',
    'natural disasters',
    'wildfires',
  ],
  useCases: ['picture of the day widget', 'astronomy lesson', 'asteroid alerts', 'science museum display'],
  synonyms: ['space', 'astronomy', 'APOD', 'planets', 'telescope', 'Earth observation'],
  pricing: {
    model: 'free',
    summary: 'Free, with an hourly call limit; a shared demo key is available.',
    freeTier: 'Everything, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.nasa.gov/',
    registration: 'https://api.nasa.gov/',
    documentation: 'https://api.nasa.gov/',
    developerPortal: null,
    apiReference: 'https://api.nasa.gov/',
  },
  domains: ['api.nasa.gov', 'nasa.gov'],
  keyPlacement: {
    type: 'query',
    name: 'api_key',
  },
  baseUrl: 'https://api.nasa.gov',
  keyHint: '40 characters, or DEMO_KEY for a few calls',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/planetary/apod',
      summary: 'Get the picture of the day',
    },
    {
      method: 'GET',
      path: '/neo/rest/v1/feed',
      summary: 'List asteroids by date',
    },
    {
      method: 'GET',
      path: '/neo/rest/v1/neo/{asteroid_id}',
      summary: 'Get an asteroid',
    },
    {
      method: 'GET',
      path: '/DONKI/notifications',
      summary: 'List space weather messages',
    },
    {
      method: 'GET',
      path: '/EPIC/api/natural',
      summary: 'List photos of the whole Earth',
    },
  ],
  popularity: 4,
  directoryId: 'nasa.gov:apod',
};
