import type { CuratedApi } from '#src/curated-api.ts';

export const opencage: CuratedApi = {
  slug: 'opencage',
  name: 'OpenCage Geocoding',
  alsoCalled: ['OpenCage'],
  description:
    "Converts addresses to coordinates and back worldwide, using OpenStreetMap and other open data, with the place's time zone, currency and more.",
  categories: ['location'],
  capabilities: ['geocoding', 'reverse geocoding', 'address lookup', 'postal code lookup', 'time zones'],
  useCases: ['addresses on a map', 'place where a photo was taken', 'cleaning a list of addresses'],
  synonyms: ['OpenStreetMap', 'coordinates', 'latitude and longitude', 'open data'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls per day; results may be stored.',
    freeTier: 'A trial with a daily allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://opencagedata.com/',
    registration: 'https://opencagedata.com/users/sign_up',
    documentation: 'https://opencagedata.com/api',
    developerPortal: 'https://opencagedata.com/dashboard',
    apiReference: 'https://opencagedata.com/api',
  },
  domains: ['opencagedata.com'],
  keyPlacement: { type: 'query', name: 'key' },
  baseUrl: 'https://api.opencagedata.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/geocode/v1/json',
      summary: 'Find the coordinates of an address, or the address of coordinates',
    },
  ],
  popularity: 3,
  directoryId: 'opencagedata.com',
};
