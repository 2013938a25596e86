import type { CuratedApi } from '#src/curated-api.ts';

export const here: CuratedApi = {
  slug: 'here',
  name: 'HERE Location Services',
  alsoCalled: ['HERE Maps'],
  description:
    'Addresses, places, routes for cars, trucks and bicycles, traffic, fleet tours and maps, with a focus on vehicles and logistics.',
  categories: ['location', 'logistics', 'travel'],
  capabilities: [
    'geocoding',
    'reverse geocoding',
    'routing',
    'distance matrix',
    'places search',
    'address autocomplete',
    'maps',
    'isochrones',
    'route optimization',
    'traffic data',
    'map tiles',
  ],
  useCases: ['delivery route planning', 'truck navigation', 'fleet tracking', 'store locator'],
  synonyms: ['directions', 'navigation', 'coordinates', 'latitude longitude', 'Nokia maps', 'GPS'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand calls, depending on the service; each has a free monthly allowance.',
    freeTier: 'A monthly allowance of calls for each service',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.here.com/',
    registration: 'https://platform.here.com/sign-up',
    documentation: 'https://www.here.com/docs/',
    developerPortal: 'https://platform.here.com/admin/apps',
    apiReference: 'https://www.here.com/docs/',
  },
  domains: ['here.com', 'hereapi.com'],
  keyPlacement: {
    type: 'query',
    name: 'apiKey',
  },
  // For geocoding: each service has its own host, such as router.hereapi.com for routes.
  baseUrl: 'https://geocode.search.hereapi.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/geocode',
      summary: 'Find the coordinates of an address',
    },
  ],
  popularity: 4,
  directoryId: null,
};
