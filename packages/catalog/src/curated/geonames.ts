import type { CuratedApi } from '#src/curated-api.ts';

export const geonames: CuratedApi = {
  slug: 'geonames',
  name: 'GeoNames',
  description:
    'Millions of place names with coordinates, postal codes, time zones, heights, countries and what lies near.',
  categories: ['location', 'science'],
  capabilities: [
    'place names',
    'postal code lookup',
    'country data',
    'time zones',
    'reverse geocoding',
    'elevation',
    'nearby places',
  ],
  useCases: ['city of a postal code', 'time zone of a place', 'list of cities'],
  synonyms: ['gazetteer', 'zip code', 'countries', 'open data'],
  pricing: {
    model: 'freemium',
    summary: 'The web services are free up to a limit; more by credits.',
    freeTier: 'A number of credits an hour and a day',
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
  keyHint: 'The user name of the account',
  oauth: null,
  operations: [
    { method: 'GET', path: '/searchJSON', summary: 'Search places' },
    { method: 'GET', path: '/postalCodeSearchJSON', summary: 'Find the place of a postal code' },
    { method: 'GET', path: '/timezoneJSON', summary: 'Read the time zone of coordinates' },
    { method: 'GET', path: '/countryInfoJSON', summary: 'List countries' },
    { method: 'GET', path: '/findNearbyPlaceNameJSON', summary: 'Find the nearest place' },
  ],
  popularity: 3,
  directoryId: null,
};
