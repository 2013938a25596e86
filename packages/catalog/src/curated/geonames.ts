import type { CuratedApi } from '#src/curated-api.ts';

export const geonames: CuratedApi = {
  slug: 'geonames',
  name: 'GeoNames',
  description:
    'Millions of place names with coordinates, postal codes, time zones, elevations, countries and nearby places.',
  categories: ['location', 'science'],
  capabilities: [
    'place names',
    'postal code lookup',
    'country data',
    'time zones',
    'reverse geocoding',
    'elevation',
    'nearby places',
    'population of places',
  ],
  useCases: ['city for a postal code', 'time zone for a place', 'city list'],
  synonyms: ['gazetteer', 'zip code', 'countries', 'open data'],
  pricing: {
    model: 'freemium',
    summary: 'The web services are free up to a limit; beyond that, credits are needed.',
    freeTier: 'An hourly and a daily allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://www.geonames.org/',
    registration: 'https://www.geonames.org/login',
    documentation: 'https://www.geonames.org/export/web-services.html',
    developerPortal: 'https://www.geonames.org/manageaccount',
    apiReference: 'https://www.geonames.org/export/ws-overview.html',
  },
  domains: ['geonames.org'],
  keyPlacement: { type: 'query', name: 'username' },
  baseUrl: 'https://secure.geonames.org',
  keyHint: "The account's username",
  oauth: null,
  operations: [
    { method: 'GET', path: '/searchJSON', summary: 'Search places' },
    { method: 'GET', path: '/postalCodeSearchJSON', summary: 'Find the place for a postal code' },
    { method: 'GET', path: '/timezoneJSON', summary: 'Get the time zone of coordinates' },
    { method: 'GET', path: '/countryInfoJSON', summary: 'List countries' },
    { method: 'GET', path: '/findNearbyPlaceNameJSON', summary: 'Find the nearest place' },
  ],
  popularity: 3,
  directoryId: null,
};
