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
  ],
  useCases: [
    'store locator',
    'delivery route planning',
    'address form that completes itself',
    'travel time estimates',
  ],
  synonyms: ['Google Maps', 'directions', 'navigation', 'GPS', 'coordinates', 'latitude longitude', 'places'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'A price per thousand calls that differs by service; a number of calls of each service is free every month.',
    freeTier: 'A monthly number of calls for each service',
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
  // Places and routes have hosts of their own, places.googleapis.com and routes.googleapis.com:
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
      summary: 'Tell the time zone of a point',
    },
    {
      method: 'GET',
      path: '/maps/api/elevation/json',
      summary: 'Tell the height of a point',
    },
    {
      method: 'GET',
      path: '/maps/api/staticmap',
      summary: 'Draw a map image',
    },
    {
      method: 'GET',
      path: '/maps/api/streetview',
      summary: 'Show a photo of a street',
    },
  ],
  popularity: 5,
  directoryId: null,
};
