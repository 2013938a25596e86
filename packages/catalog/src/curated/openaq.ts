import type { CuratedApi } from '#src/curated-api.ts';

export const openaq: CuratedApi = {
  slug: 'openaq',
  name: 'OpenAQ',
  description: 'Measurements of air quality from stations of governments and researchers all over the world.',
  categories: ['weather', 'science', 'government'],
  capabilities: ['air quality', 'air pollution', 'historical measurements', 'sensor locations'],
  useCases: ['map of the air', 'health app', 'research on pollution'],
  synonyms: ['PM2.5', 'ozone', 'NO2', 'open data', 'smog'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; calls a minute are limited.',
    freeTier: 'All of it',
    checked: null,
  },
  urls: {
    website: 'https://openaq.org/',
    registration: 'https://explore.openaq.org/register',
    documentation: 'https://docs.openaq.org/',
    developerPortal: 'https://explore.openaq.org/account',
    apiReference: 'https://api.openaq.org/docs',
  },
  domains: ['openaq.org'],
  keyPlacement: { type: 'header', name: 'X-API-Key' },
  baseUrl: 'https://api.openaq.org',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/locations', summary: 'List stations' },
    {
      method: 'GET',
      path: '/v3/locations/{locations_id}/latest',
      summary: 'Read the latest values of a station',
    },
    { method: 'GET', path: '/v3/sensors/{sensors_id}/measurements', summary: 'Read measurements' },
    { method: 'GET', path: '/v3/parameters', summary: 'List what is measured' },
  ],
  popularity: 2,
  directoryId: null,
};
