import type { CuratedApi } from '#src/curated-api.ts';

export const tomtom: CuratedApi = {
  slug: 'tomtom',
  name: 'TomTom',
  description:
    'Maps, search, routes and live traffic, with routes for trucks and electric cars, and geofencing.',
  categories: ['location', 'logistics', 'travel'],
  capabilities: [
    'map tiles',
    'geocoding',
    'routing',
    'traffic',
    'places search',
    'route optimization',
    'geofencing',
  ],
  useCases: ['delivery routes', 'store finder', 'travel times with traffic'],
  synonyms: ['maps', 'navigation', 'directions', 'distance matrix'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand calls beyond the free allowance.',
    freeTier: 'A monthly allowance of calls for each API',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developer.tomtom.com/',
    registration: 'https://developer.tomtom.com/user/register',
    documentation: 'https://developer.tomtom.com/documentation',
    developerPortal: 'https://developer.tomtom.com/user/me/apps',
    apiReference: null,
  },
  domains: ['tomtom.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.tomtom.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/search/2/geocode/{query}.json', summary: 'Find the coordinates of an address' },
    { method: 'GET', path: '/search/2/search/{query}.json', summary: 'Find places' },
    { method: 'GET', path: '/routing/1/calculateRoute/{locations}/json', summary: 'Find a route' },
    {
      method: 'GET',
      path: '/traffic/services/4/flowSegmentData/absolute/10/json',
      summary: 'Get the traffic on a road',
    },
    { method: 'GET', path: '/map/1/tile/basic/main/{zoom}/{X}/{Y}.png', summary: 'Get a map tile' },
  ],
  popularity: 4,
  directoryId: 'tomtom.com:routing',
};
