import type { CuratedApi } from '#src/curated-api.ts';

export const googleMapsPlatform: CuratedApi = {
  slug: 'google-maps-platform',
  name: 'Google Maps Platform',
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Maps, addresses, places and routes: coordinates for an address, businesses near a point, travel time between places, map images and time zones.',
  categories: ['location', 'travel', 'logistics'],
  capabilities: [
    'maps',
    'geocoding',
    'reverse geocoding',
    'routing',
    'distance matrix',
    'places search',
    'address autocomplete',
    'address validation',
    'static maps',
    'time zones',
    'elevation data',
    'air quality',
    'pollen data',
    'traffic data',
    'route optimization',
    'place reviews',
  ],
  useCases: [
    'store locator',
    'delivery route planning',
    'self-completing address form',
    'travel time estimates',
  ],
  synonyms: ['Google Maps', 'directions', 'navigation', 'GPS', 'coordinates', 'latitude longitude', 'places'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per thousand calls, depending on the service; each service has a free monthly allowance.',
    freeTier: 'A monthly allowance of calls for each service',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://mapsplatform.google.com/',
    registration: 'https://console.cloud.google.com/google/maps-apis/start',
    documentation: 'https://developers.google.com/maps/documentation',
    developerPortal: 'https://console.cloud.google.com/google/maps-apis/credentials',
    apiReference: 'https://developers.google.com/maps/apis-by-platform',
  },
  domains: ['mapsplatform.google.com', 'maps.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'query',
    name: 'key',
  },
  baseUrl: 'https://maps.googleapis.com',
  keyHint: 'AIza…',
  oauth: null,
  // Places and routes have their own hosts, places.googleapis.com and routes.googleapis.com:
  // their older paths on this host are closed to new projects.
  operations: [
    {
      method: 'GET',
      path: '/maps/api/geocode/json',
      summary: 'Find the coordinates of an address, or the address of coordinates',
    },
    {
      method: 'GET',
      path: '/maps/api/timezone/json',
      summary: 'Get the time zone of a point',
    },
    {
      method: 'GET',
      path: '/maps/api/elevation/json',
      summary: 'Get the elevation of a point',
    },
    {
      method: 'GET',
      path: '/maps/api/staticmap',
      summary: 'Get a static map image',
    },
    {
      method: 'GET',
      path: '/maps/api/streetview',
      summary: 'Get a street-level photo',
    },
  ],
  popularity: 5,
  directoryId: null,
};
