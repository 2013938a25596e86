import type { CuratedApi } from '#src/curated-api.ts';

export const navitia: CuratedApi = {
  slug: 'navitia',
  name: 'Navitia',
  description:
    'Journeys by public transport, on foot, by bike and by car in many countries, with departures, timetables and disruptions.',
  categories: ['travel', 'location'],
  capabilities: ['public transport', 'journey planner', 'departures', 'timetables', 'routing', 'isochrones'],
  useCases: ['train travel times', 'next bus at a stop', 'commute times of applicants'],
  synonyms: ['GTFS', 'transit', 'trains', 'Hove', 'SNCF'],
  pricing: {
    model: 'freemium',
    summary: 'Priced by contract beyond the free allowance.',
    freeTier: 'A monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://navitia.io/',
    registration: 'https://navitia.io/inscription/',
    documentation: 'https://doc.navitia.io/',
    developerPortal: 'https://navitia.io/',
    apiReference: 'https://doc.navitia.io/',
  },
  domains: ['navitia.io'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://api.navitia.io/v1',
  keyHint: 'The token as it is, or as the Basic username',
  oauth: null,
  operations: [
    { method: 'GET', path: '/coverage', summary: 'List regions' },
    { method: 'GET', path: '/journeys', summary: 'Find a journey' },
    { method: 'GET', path: '/coverage/{region}/stop_areas/{id}/departures', summary: 'List departures' },
    { method: 'GET', path: '/coverage/{region}/lines', summary: 'List lines' },
  ],
  popularity: 2,
  directoryId: null,
};
