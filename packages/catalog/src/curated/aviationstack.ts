import type { CuratedApi } from '#src/curated-api.ts';

export const aviationstack: CuratedApi = {
  slug: 'aviationstack',
  name: 'Aviationstack',
  description: 'Flight status, timetables, airlines, airports and aircraft worldwide, in simple JSON.',
  categories: ['travel'],
  capabilities: ['flight status', 'flight tracking', 'flight schedules', 'airline data', 'airport data'],
  useCases: ['arrivals board on a website', 'travel app', 'delayed flights'],
  synonyms: ['aviation', 'departures', 'airlines', 'apilayer'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of calls.',
    freeTier: 'A small monthly allowance of calls',
    checked: null,
  },
  urls: {
    website: 'https://aviationstack.com/',
    registration: 'https://aviationstack.com/signup/free',
    documentation: 'https://docs.apilayer.com/aviationstack/docs',
    developerPortal: 'https://aviationstack.com/dashboard',
    apiReference: 'https://aviationstack.com/documentation',
  },
  domains: ['aviationstack.com', 'apilayer.com'],
  keyPlacement: { type: 'query', name: 'access_key' },
  baseUrl: 'https://api.aviationstack.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/flights', summary: 'List flights' },
    { method: 'GET', path: '/v1/timetable', summary: 'Get the timetable of an airport' },
    { method: 'GET', path: '/v1/airlines', summary: 'List airlines' },
    { method: 'GET', path: '/v1/airports', summary: 'List airports' },
  ],
  popularity: 3,
  directoryId: null,
};
