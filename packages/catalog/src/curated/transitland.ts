import type { CuratedApi } from '#src/curated-api.ts';

export const transitland: CuratedApi = {
  slug: 'transitland',
  name: 'Transitland',
  description:
    'Timetables, stops and live data from thousands of public transport agencies worldwide, in one format.',
  categories: ['travel', 'location', 'government'],
  capabilities: [
    'public transport',
    'transit schedules',
    'departures',
    'stops',
    'routes',
    'real-time arrivals',
  ],
  useCases: ['next bus at a stop', 'transit line map', 'train travel times'],
  synonyms: ['GTFS', 'buses', 'trains', 'timetable', 'metro'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A plan for small-scale and non-commercial use',
    checked: null,
  },
  urls: {
    website: 'https://www.transit.land/',
    registration: 'https://app.interline.io/products/tlv2_api/orders/new',
    documentation: 'https://www.transit.land/documentation',
    developerPortal: 'https://app.interline.io/',
    apiReference: 'https://www.transit.land/documentation/rest-api/',
  },
  domains: ['transit.land', 'interline.io'],
  keyPlacement: { type: 'query', name: 'apikey' },
  baseUrl: 'https://transit.land',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v2/rest/stops/{stop_key}/departures',
      summary: 'List departures from a stop',
    },
    { method: 'GET', path: '/api/v2/rest/stops', summary: 'Find stops' },
    { method: 'GET', path: '/api/v2/rest/routes', summary: 'Find lines' },
    { method: 'GET', path: '/api/v2/rest/agencies', summary: 'List agencies' },
    { method: 'GET', path: '/api/v2/rest/feeds', summary: 'List feeds' },
  ],
  popularity: 2,
  directoryId: null,
};
