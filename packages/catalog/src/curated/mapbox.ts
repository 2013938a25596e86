import type { CuratedApi } from '#src/curated-api.ts';

export const mapbox: CuratedApi = {
  slug: 'mapbox',
  name: 'Mapbox',
  description:
    'Maps in custom styles, search for addresses and places, routes with traffic, travel times, and map images.',
  categories: ['location', 'travel', 'logistics'],
  capabilities: [
    'maps',
    'geocoding',
    'reverse geocoding',
    'routing',
    'distance matrix',
    'places search',
    'address autocomplete',
    'static maps',
    'isochrones',
    'route optimization',
    'map tiles',
    'traffic data',
  ],
  useCases: [
    'map in your own design',
    'store locator',
    'delivery route planning',
    'self-completing address form',
  ],
  synonyms: ['directions', 'navigation', 'coordinates', 'latitude longitude', 'tiles', 'GPS'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per thousand calls or map loads, depending on the service; each has a free monthly allowance.',
    freeTier: 'A monthly allowance of calls for each service',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.mapbox.com/',
    registration: 'https://account.mapbox.com/auth/signup/',
    documentation: 'https://docs.mapbox.com/',
    developerPortal: 'https://account.mapbox.com/access-tokens/',
    apiReference: 'https://docs.mapbox.com/api/overview/',
  },
  domains: ['mapbox.com'],
  keyPlacement: {
    type: 'query',
    name: 'access_token',
  },
  baseUrl: 'https://api.mapbox.com',
  keyHint: 'pk.… or sk.…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/search/geocode/v6/forward',
      summary: 'Find the coordinates of an address',
    },
    {
      method: 'GET',
      path: '/search/geocode/v6/reverse',
      summary: 'Find the address of coordinates',
    },
    {
      method: 'GET',
      path: '/directions/v5/{profile}/{coordinates}',
      summary: 'Find a route',
    },
    {
      method: 'GET',
      path: '/directions-matrix/v1/{profile}/{coordinates}',
      summary: 'Calculate travel times between places',
    },
    {
      method: 'GET',
      path: '/isochrone/v1/{profile}/{coordinates}',
      summary: 'Get the area reachable within a time',
    },
  ],
  popularity: 4,
  directoryId: null,
};
