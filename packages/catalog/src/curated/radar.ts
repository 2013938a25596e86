import type { CuratedApi } from '#src/curated-api.ts';

export const radar: CuratedApi = {
  slug: 'radar',
  name: 'Radar',
  description:
    'Geofences and trips in mobile apps, along with maps, geocoding, address completion and routes.',
  categories: ['location', 'marketing'],
  capabilities: [
    'geofencing',
    'trip tracking',
    'geocoding',
    'address autocomplete',
    'routing',
    'map tiles',
    'IP geolocation',
  ],
  useCases: ['sending a message near a shop', 'courier arrival times', 'checking where a user is'],
  synonyms: ['location SDK', 'places', 'store locator', 'Google Maps alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per thousand calls and per tracked user.',
    freeTier: 'A monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://radar.com/',
    registration: 'https://radar.com/signup',
    documentation: 'https://radar.com/documentation',
    developerPortal: 'https://radar.com/dashboard',
    apiReference: 'https://radar.com/documentation/api',
  },
  domains: ['radar.com', 'radar.io'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.radar.io',
  keyHint: 'prj_test_sk_… or prj_live_sk_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/geocode/forward', summary: 'Find the coordinates of an address' },
    { method: 'GET', path: '/v1/search/autocomplete', summary: 'Autocomplete an address' },
    { method: 'GET', path: '/v1/geofences', summary: 'List geofences' },
    { method: 'POST', path: '/v1/track', summary: 'Report a location' },
    { method: 'GET', path: '/v1/route/distance', summary: 'Find distance and travel time' },
  ],
  popularity: 3,
  directoryId: null,
};
