import type { CuratedApi } from '#src/curated-api.ts';

export const geoapify: CuratedApi = {
  slug: 'geoapify',
  name: 'Geoapify',
  description:
    'Maps, geocoding, places, routes, isochrones and route planning from open data at moderate prices.',
  categories: ['location', 'logistics'],
  capabilities: [
    'geocoding',
    'address autocomplete',
    'places search',
    'routing',
    'route optimization',
    'isochrones',
    'map tiles',
    'IP geolocation',
  ],
  useCases: ['store finder', 'delivery routes', 'address form'],
  synonyms: ['OpenStreetMap', 'distance matrix', 'Google Maps alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on daily credits.',
    freeTier: 'A daily allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://www.geoapify.com/',
    registration: 'https://myprojects.geoapify.com/register',
    documentation: 'https://apidocs.geoapify.com/',
    developerPortal: 'https://myprojects.geoapify.com/',
    apiReference: 'https://apidocs.geoapify.com/',
  },
  domains: ['geoapify.com'],
  keyPlacement: { type: 'query', name: 'apiKey' },
  baseUrl: 'https://api.geoapify.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/geocode/search', summary: 'Find the coordinates of an address' },
    { method: 'GET', path: '/v1/geocode/autocomplete', summary: 'Autocomplete an address' },
    { method: 'GET', path: '/v2/places', summary: 'Find places' },
    { method: 'GET', path: '/v1/routing', summary: 'Find a route' },
    { method: 'GET', path: '/v1/isoline', summary: 'Find the area within reach' },
    { method: 'POST', path: '/v1/routeplanner', summary: 'Plan routes for several vehicles' },
  ],
  popularity: 2,
  directoryId: null,
};
