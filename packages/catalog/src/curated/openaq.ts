import type { CuratedApi } from '#src/curated-api.ts';

export const openaq: CuratedApi = {
  slug: 'openaq',
  name: 'OpenAQ',
  description: 'Air quality measurements from government and research stations all over the world.',
  categories: ['weather', 'science', 'government'],
  capabilities: ['air quality', 'air pollution', 'historical measurements', 'sensor locations'],
  useCases: ['air quality map', 'health app', 'pollution research'],
  synonyms: ['PM2.5', 'ozone', 'NO2', 'open data', 'smog'],
  pricing: {
    model: 'free',
    summary: 'Free, with a per-minute call limit.',
    freeTier: 'Entirely free',
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
      summary: 'Get the latest values from a station',
    },
    { method: 'GET', path: '/v3/sensors/{sensors_id}/measurements', summary: 'Get measurements' },
    { method: 'GET', path: '/v3/parameters', summary: 'List measured parameters' },
  ],
  popularity: 2,
  directoryId: null,
};
